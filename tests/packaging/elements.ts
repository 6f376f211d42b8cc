import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const widgets = fileURLToPath(new URL('../../widgets/', import.meta.url))

export interface ElementFile {
  /** `line-chart` of `stratus-line-chart`. */
  readonly name: string
  readonly folder: string
}

/** Every element of the kit that has a door of its own. */
export function elementFiles(): ElementFile[] {
  return readdirSync(widgets, { recursive: true, encoding: 'utf8' })
    .flatMap((file) => {
      const [, folder, name] = /^(?!node_modules|dist)([\w-]+)\/stratus-([\w-]+)\.define\.ts$/.exec(file) ?? []
      // Pieces of other elements, of no use alone, have no React component.
      return folder && name && existsSync(`${widgets}react/${name}.ts`) ? [{ name, folder }] : []
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

export const readWidget = (path: string) => readFileSync(`${widgets}${path}`, 'utf8')

/** The sources of an element's folder, tests left out. */
export function sourcesOf(folder: string): string[] {
  return readdirSync(`${widgets}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readWidget(`${folder}/${file}`))
}
