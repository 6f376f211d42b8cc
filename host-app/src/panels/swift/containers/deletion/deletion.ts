import { ApiError } from '@stratus/api-client'
import { collect, depth, type Contents } from '../contents.js'
import type { Item } from '../item.js'
import { forEachOf } from '../pool.js'
import { deleteItem, listFolder, takenPaths, type Caller } from '../swift-calls.js'

export interface Failure {
  readonly item: Item
  readonly error: unknown
}

/** What is left of a plan: those that failed, and folders that were not empty because of them. */
export function retryOf({ unsure }: Contents, failures: readonly Failure[]): Contents {
  const left = failures.map(({ item }) => item)
  return {
    files: left.filter(({ is_subdir }) => !is_subdir),
    folders: left.filter(({ is_subdir }) => is_subdir),
    unsure,
  }
}

interface Removing {
  /** Given up: what was not begun stays. */
  signal: AbortSignal
  onDeleted(item: Item): void
  onFailed(failure: Failure): void
}

/** Deletes files first, then folders deepest first; one failure does not stop the others. Never rejects. */
export async function remove(client: Caller, container: string, plan: Contents, report: Removing): Promise<void> {
  const { signal } = report
  const one = async (item: Item, isThere?: (path: string) => Promise<boolean>): Promise<void> => {
    // A folder that was only ever part of names is gone with its last file (O-DEL-03).
    if (isThere && !(await isThere(item.path).catch(() => true))) return report.onDeleted(item)
    try {
      await deleteItem(client, container, item)
    } catch (error) {
      // Lists of a cloud may be late.
      const gone = item.is_subdir && error instanceof ApiError && error.status === 404
      if (!gone) return report.onFailed({ item, error })
    }
    report.onDeleted(item)
  }
  const known = new Set([...plan.files, ...plan.folders].map(({ path }) => path))
  const leftIn = async (folder: Item): Promise<void> => {
    const inside = await listFolder(client, container, folder.path, signal)
    const fresh = inside.filter(({ path }) => !known.has(path))
    const more = await collect(client, container, fresh, { signal, onCount: () => undefined })
    await remove(client, container, more, report)
  }

  await forEachOf(plan.files, (file) => one(file), { signal })
  for (const level of levels(plan.folders)) {
    const again = level.filter(({ path }) => plan.unsure.has(path))
    // What cannot be read here shows when the folder itself is deleted.
    await forEachOf(again, (folder) => leftIn(folder).catch(() => undefined), { signal })
    const isThere = await takenPaths(
      client,
      container,
      level.map(({ path }) => path),
      signal,
    ).catch(() => undefined)
    await forEachOf(level, (folder) => one(folder, isThere), { signal })
  }
}

/** Folders of one depth go at once. */
function levels(folders: readonly Item[]): Item[][] {
  const byDepth = new Map<number, Item[]>()
  for (const folder of folders) byDepth.set(depth(folder), [...(byDepth.get(depth(folder)) ?? []), folder])
  return [...byDepth].toSorted(([one], [two]) => two - one).map(([, level]) => level)
}
