import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, extname, resolve } from 'node:path'
import { LineCounter, isNode, parseDocument, type Document } from 'yaml'
import type { Branding } from '../../src/stores/branding.js'
import { brandingSchema, type BrandingFile } from './branding-schema.js'
import { readableOn } from './contrast.js'

/** What the operator has made of the dashboard, ready to be handed out. */
export interface OperatorsOwn {
  /** For the browser; its `logo` is an address below the web root. */
  readonly branding: Branding
  readonly logo: { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> } | null
}

/** Where the logo is found, below the web root. */
export const logoPath = 'stratus/operator-logo'

const logoTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

/** Every page shows it in 20 to 40 pixels. */
const LARGEST_LOGO = 256 * 1024

/**
 * Reads the operator's file, YAML or JSON (which is YAML, too).
 * @throws RangeError with the line and the reason, as the end of a sentence
 */
export function readBranding(file: string): OperatorsOwn {
  const lines = new LineCounter()
  const document = parseDocument(readNamed(file).toString('utf8'), { lineCounter: lines, prettyErrors: false })
  const refuse = (offset: number, reason: string): never => {
    throw new RangeError(`a file that can be used; ${file}, line ${lines.linePos(offset).line}: ${reason}`)
  }
  const [broken] = document.errors
  if (broken) return refuse(broken.pos[0], broken.message)
  const checked = brandingSchema.safeParse(document.toJS({ maxAliasCount: 10 }) ?? {})
  if (!checked.success) {
    const [issue] = checked.error.issues
    if (!issue) throw checked.error
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
    const path = [...issue.path, ...unknown]
    return refuse(offsetOf(document, path), `${path.join('.') || 'the whole'}: ${issue.message}`)
  }
  const logo = checked.data.logo
    ? readLogo(resolve(dirname(file), checked.data.logo), (reason) =>
        refuse(offsetOf(document, ['logo']), `logo: ${reason}`),
      )
    : null
  return { branding: forBrowser(checked.data, logo), logo }
}

function readNamed(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    throw new RangeError(`a file that can be read, not '${file}' (${codeOf(error)})`, { cause: error })
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}

/** Where a value stands, or the nearest thing around it. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const node: unknown = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return 0
}

function readLogo(file: string, refuse: (reason: string) => never): NonNullable<OperatorsOwn['logo']> {
  const type = logoTypes[extname(file).toLowerCase()]
  if (!type) return refuse('must be a file .svg, .png or .webp')
  try {
    const bytes = new Uint8Array(readFileSync(file))
    if (bytes.byteLength > LARGEST_LOGO) return refuse('must be 256 KiB at most')
    return { type, bytes }
  } catch (error) {
    if (error instanceof RangeError) throw error
    return refuse(`${file} cannot be read (${codeOf(error)})`)
  }
}

const fingerprint = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 12)

function forBrowser(file: BrandingFile, logo: OperatorsOwn['logo']): Branding {
  const { name, colours, links = [], signIn, banners = [] } = file
  return {
    ...(name && { name }),
    ...(logo && { logo: `${logoPath}?${fingerprint(logo.bytes)}` }),
    ...(colours && {
      accent: colours.accent,
      onAccent: { light: readableOn(colours.accent.light), dark: readableOn(colours.accent.dark) },
    }),
    links,
    ...(signIn && { signInText: signIn.text }),
    // What a banner says is its name: changed, it is a new one.
    banners: banners.map((banner) => ({ ...banner, id: fingerprint(JSON.stringify(banner)) })),
  }
}
