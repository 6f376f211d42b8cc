import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** The custom elements manifest, as far as pages show it. */
export interface Described {
  readonly name: string
  readonly description?: string
}
export interface Typed extends Described {
  readonly inheritedFrom?: { readonly module?: string }
  readonly type?: { readonly text: string }
  readonly default?: string
  readonly optional?: boolean
}
export interface Attribute extends Typed {
  readonly fieldName?: string
}
export interface Member extends Typed {
  readonly kind: 'field' | 'method'
  readonly static?: boolean
  readonly readonly?: boolean
  readonly attribute?: string
  readonly parameters?: readonly Typed[]
  readonly return?: { readonly type?: { readonly text: string } }
}
export interface Element extends Described {
  readonly tagName: string
  readonly path: string
  readonly members?: readonly Member[]
  readonly attributes?: readonly Attribute[]
  readonly events?: readonly Typed[]
  readonly slots?: readonly Described[]
  readonly cssParts?: readonly Described[]
  readonly cssProperties?: ReadonlyArray<Described & { readonly default?: string }>
}

interface Manifest {
  readonly modules: ReadonlyArray<{ readonly path: string; readonly declarations?: readonly Element[] }>
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The elements of a manifest that have a page. */
export function elementsOf(manifest: string): Element[] {
  const { modules } = JSON.parse(manifest) as Manifest
  return (
    modules
      .flatMap(({ path, declarations = [] }) => declarations.map((declaration) => ({ ...declaration, path })))
      // Pieces of other elements, of no use alone, have no React component.
      .filter((element) => element.tagName && existsSync(`${root}widgets/react/${shortName(element)}.ts`))
      .sort((a, b) => (a.tagName < b.tagName ? -1 : 1))
  )
}

/** Runs the analyzer over the sources as they are now. */
export async function readElements(): Promise<Element[]> {
  await promisify(execFile)('npm', ['run', '--silent', 'manifest'], { cwd: root })
  return elementsOf(readFileSync(`${root}widgets/dist/custom-elements.json`, 'utf8'))
}

/** Fetches its own data: it has a script and a module of classes of its own. */
const isEmbedded = ({ path }: Element) => path.startsWith('widgets/embed/')
export const scriptOf = (element: Element) => (isEmbedded(element) ? 'stratus-embed.js' : 'stratus.js')
export const moduleOf = (element: Element) => `@stratus/widgets${isEmbedded(element) ? '/embed' : ''}`

export const shortName = ({ tagName }: Element) => tagName.replace('stratus-', '')

/** `stratus-line-chart` as a heading: 'Line chart'. */
export function titleOf(element: Element): string {
  const words = shortName(element).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function pascal(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
