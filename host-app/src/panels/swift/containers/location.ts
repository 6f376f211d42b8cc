import { decoded, paths } from '../../../paths.js'

/** Where in object storage a page is: which container, which folder of it. */
export interface Place {
  /** Null: none is chosen yet. */
  readonly container: string | null
  /** Prefix of what the folder holds: '' at the top, else with a slash at its end, `reports/2025/`. */
  readonly folder: string
}

/** The folder delimiter (O-VIEW-08). */
export const delimiter = '/'

const base = '/project/containers/'

/**
 * Reads the address. Names are taken from the percent-encoded path: a router that decodes it would no longer tell a slash
 * in it from one between names.
 * @param pathname below the web root, as the address bar has it
 * @returns null when it is no address of this panel
 */
export function placeOf(pathname: string): Place | null {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`
  if (path === base || path === `${base}container/`) return { container: null, folder: '' }
  if (!path.startsWith(`${base}container/`)) return null
  const [container = '', ...folders] = path.slice(`${base}container/`.length, -1).split('/').map(decoded)
  return { container, folder: folders.map((name) => name + delimiter).join('') }
}

/** Address of a place, below the web root. */
export function pathOf({ container, folder }: Place): string {
  return container === null ? paths.containers() : paths.container(container, folder.replace(/\/$/, ''))
}

/** The folders on the way, from the outermost to the place itself. */
export function foldersOn({ folder }: Place): { readonly name: string; readonly folder: string }[] {
  const names = folder.split(delimiter).slice(0, -1)
  return names.map((name, at) => ({ name, folder: names.slice(0, at + 1).join(delimiter) + delimiter }))
}

/** Browsers resolve `.` and `..` in addresses and routers drop empty names: such a name has no address of its own. */
export function hasAddress(path: string): boolean {
  return path
    .replace(/\/$/, '')
    .split(delimiter)
    .every((name) => name !== '' && name !== '.' && name !== '..')
}

/** `docs: reports/2025`, as titles name a place. */
export function placeLabel({ container, folder }: { readonly container: string; readonly folder: string }): string {
  return folder ? `${container}: ${folder.replace(/\/$/, '')}` : container
}

/** The folder an object is in, '' at the top. */
export function folderOf(path: string): string {
  const inside = path.replace(/\/$/, '')
  return inside.slice(0, inside.lastIndexOf(delimiter) + 1)
}
