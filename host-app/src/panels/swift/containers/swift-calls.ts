import { ApiError, type Client } from '@stratus/api-client'
import { atWebroot } from '../../../paths.js'
import { itemOf, type Item } from './item.js'
import { folderOf } from './location.js'

/** What the calls of object storage are made with. */
export type Caller = Pick<Client, 'call' | 'horizonPages'>

/** What a folder holds, one level deep. */
export async function listFolder(
  client: Caller,
  container: string,
  folder: string,
  signal?: AbortSignal,
): Promise<Item[]> {
  const { items } = await client.call('swift.objects.list', {
    params: { container },
    query: { path: folder, delimiter: '/' },
    signal,
    quiet: true,
  })
  return items.map((row) => itemOf(row, folder))
}

/** Longer lists come without their last row: Horizon reads all and drops one. */
export const completeUpTo = 1000

/** Whether a list may lack its last row. */
export const mayLackOne = async (client: Caller, list: readonly Item[]): Promise<boolean> =>
  list.length >= completeUpTo && (await client.horizonPages())

// Lists are asked, not the thing itself: browsers write a 404 to the console, and that a name is free is no error (O-RULE-08).

export async function containerExists(client: Caller, container: string, signal?: AbortSignal): Promise<boolean> {
  const { items } = await client.call('swift.containers.list', { query: { prefix: container }, signal, quiet: true })
  return items.some(({ name }) => name === container)
}

/** @param path of a file, or of a folder with its slash */
export async function objectExists(
  client: Caller,
  container: string,
  path: string,
  signal?: AbortSignal,
): Promise<boolean> {
  // A list leaves out what is called as its prefix. Horizon reads `%` in a prefix as the beginning of a code.
  const prefix = [...path.replace(/\/$/, '')].slice(0, -1).join('').split('%', 1)[0] ?? ''
  const items = prefix.length < folderOf(path).length ? null : await listFolder(client, container, prefix, signal)
  if (items?.some((item) => item.path === path)) return true
  if (items && !(await mayLackOne(client, items))) return false
  try {
    await client.call('swift.objects.get', { params: { container, path }, signal, quiet: true })
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false
    throw error
  }
}

/**
 * Tells which paths are taken: one list a folder instead of one question a file. Where a list may lack an entry, the server is asked
 * for the file itself.
 */
export async function takenPaths(
  client: Caller,
  container: string,
  paths: readonly string[],
  signal?: AbortSignal,
): Promise<(path: string) => Promise<boolean>> {
  const folders = [...new Set(paths.map(folderOf))]
  const lists = await Promise.all(
    folders.map(async (folder) => [folder, await listFolder(client, container, folder, signal)] as const),
  )
  const taken = new Set(lists.flatMap(([, items]) => items.map(({ path }) => path)))
  const unsure = new Set<string>()
  for (const [folder, items] of lists) if (await mayLackOne(client, items)) unsure.add(folder)
  return async (path) =>
    taken.has(path) || (unsure.has(folderOf(path)) && (await objectExists(client, container, path, signal)))
}

/** Why nothing was done with a file. English, key of its translation. */
export const goneFile = 'The file is not there any more: somebody has deleted it.'

export interface Destination {
  readonly container: string
  /** The whole path of the copy. */
  readonly name: string
}

/**
 * Copies a file. Horizon puts its name into a header as it is, where object storage decodes it: it is encoded once more than in
 * other addresses.
 */
export function copyObject(
  client: Caller,
  container: string,
  path: string,
  { container: dest_container, name: dest_name }: Destination,
): Promise<void> {
  const params = { container: encodeURIComponent(container), path: path.split('/').map(encodeURIComponent).join('/') }
  return client.call('swift.objects.copy', { params, body: { dest_container, dest_name }, quiet: true })
}

/** Deletes one file or folder; folders go by the call of their own (A-SWIFT-03). */
export function deleteItem(client: Caller, container: string, { path, is_subdir }: Pick<Item, 'path' | 'is_subdir'>) {
  return is_subdir
    ? client.call('swift.folders.delete', { params: { container, path: path.slice(0, -1) }, quiet: true })
    : client.call('swift.objects.delete', { params: { container, path }, quiet: true })
}

/** Where the browser itself can fetch a file, so that not all of it has to fit into memory. */
export function downloadUrl(webroot: string, container: string, path: string): string {
  const name = path.split('/').map(encodeURIComponent).join('/')
  return atWebroot(webroot, `/api/swift/containers/${encodeURIComponent(container)}/object/${name}`)
}
