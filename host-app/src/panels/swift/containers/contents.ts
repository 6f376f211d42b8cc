import type { Item } from './item.js'
import { forEachOf } from './pool.js'
import { listFolder, mayLackOne, type Caller } from './swift-calls.js'

/** Chosen items and all that is below them: files, and folders deepest first (O-DEL-02). */
export interface Contents {
  readonly files: readonly Item[]
  readonly folders: readonly Item[]
  /** Paths of folders whose list may have lacked an entry: one more may be in them. */
  readonly unsure: ReadonlySet<string>
}

interface Collecting {
  signal: AbortSignal
  /** How much is known so far. */
  onCount(files: number, folders: number): void
}

export const depth = ({ path }: Item) => path.split('/').length

/** Finds everything below the chosen items (O-DEL-01). Rejects when a folder cannot be read, or when given up. */
export async function collect(
  client: Caller,
  container: string,
  chosen: readonly Item[],
  { signal, onCount }: Collecting,
): Promise<Contents> {
  const files = chosen.filter(({ is_subdir }) => !is_subdir)
  const folders = chosen.filter(({ is_subdir }) => is_subdir)
  const unsure = new Set<string>()
  onCount(files.length, folders.length)
  let level: readonly Item[] = [...folders]
  while (level.length > 0) {
    const below: Item[] = []
    const look = async ({ path }: Item): Promise<void> => {
      const inside = await listFolder(client, container, path, signal)
      if (await mayLackOne(client, inside)) unsure.add(path)
      for (const item of inside) (item.is_subdir ? below : files).push(item)
      onCount(files.length, folders.length + below.length)
    }
    await forEachOf(level, look, { signal })
    signal.throwIfAborted()
    folders.push(...below)
    level = below
  }
  return { files, folders: folders.toSorted((one, two) => depth(two) - depth(one)), unsure }
}
