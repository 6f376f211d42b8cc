import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, extname, resolve } from 'node:path'
import { LineCounter, isNode, parseDocument, type Document } from 'yaml'
import type { Branding } from '../../src/stores/branding.js'
import { brandingSchema, type BrandingFile } from './branding-schema.js'
import { readableOn } from './contrast.js'

/** What the operator has made of the dashboard, ready to be handed out. */
export interface OperatorsOwn {
  /** For the browser; its images are addresses below the web root. */
  readonly branding: Branding
  /** By their path below the web root. */
  readonly images: ReadonlyMap<string, OperatorsImage>
}

export interface OperatorsImage {
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Where images are found, below the web root. */
export const imagePaths = {
  logo: 'stratus/operator-logo',
  logoDark: 'stratus/operator-logo-dark',
  icon: 'stratus/operator-icon',
} as const

type ImageName = keyof typeof imagePaths

const imageTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

/** Pages show them in 16 to 40 pixels. */
const LARGEST_IMAGE = 256 * 1024

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
  const images = new Map<string, OperatorsImage>()
  const addresses: Partial<Record<ImageName, string>> = {}
  for (const { name, path, image } of imagesOf(checked.data)) {
    const read = readImage(resolve(dirname(file), image), (reason) =>
      refuse(offsetOf(document, path), `${path.join('.')}: ${reason}`),
    )
    images.set(imagePaths[name], read)
    addresses[name] = `${imagePaths[name]}?${fingerprint(read.bytes)}`
  }
  return { branding: forBrowser(checked.data, addresses), images }
}

interface NamedImage {
  readonly name: ImageName
  /** Where the file says it. */
  readonly path: readonly string[]
  readonly image: string
}

function imagesOf({ logo, icon }: BrandingFile): NamedImage[] {
  const logos: NamedImage[] =
    typeof logo === 'object'
      ? [
          { name: 'logo', path: ['logo', 'light'], image: logo.light },
          { name: 'logoDark', path: ['logo', 'dark'], image: logo.dark },
        ]
      : logo
        ? [{ name: 'logo', path: ['logo'], image: logo }]
        : []
  return icon ? [...logos, { name: 'icon', path: ['icon'], image: icon }] : logos
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

function readImage(file: string, refuse: (reason: string) => never): OperatorsImage {
  const type = imageTypes[extname(file).toLowerCase()]
  if (!type) return refuse('must be a file .svg, .png or .webp')
  try {
    const bytes = new Uint8Array(readFileSync(file))
    if (bytes.byteLength > LARGEST_IMAGE) return refuse('must be 256 KiB at most')
    return { type, bytes }
  } catch (error) {
    if (error instanceof RangeError) throw error
    return refuse(`${file} cannot be read (${codeOf(error)})`)
  }
}

const fingerprint = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 12)

function forBrowser(file: BrandingFile, images: Partial<Record<ImageName, string>>): Branding {
  const { name, colours, help, links = [], signIn, banners = [] } = file
  return {
    ...(name && { name }),
    ...images,
    ...(colours && {
      accent: colours.accent,
      onAccent: { light: readableOn(colours.accent.light), dark: readableOn(colours.accent.dark) },
    }),
    ...(help && { help }),
    links,
    ...(signIn && { signInText: signIn.text }),
    // What a banner says is its name: changed, it is a new one.
    banners: banners.map((banner) => ({ ...banner, id: fingerprint(JSON.stringify(banner)) })),
  }
}
