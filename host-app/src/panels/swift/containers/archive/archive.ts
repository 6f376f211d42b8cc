import type { Client } from '@stratus/api-client'
import { makeZip } from 'client-zip'
import type { Item } from '../item.js'

/** Where an archive goes. */
export interface Sink {
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void>
  /** All of it was written. */
  close(): Promise<void>
  /** It will never be whole: nothing of it stays. */
  abort(): Promise<void>
}

interface Archiving {
  readonly signal: AbortSignal
  /** An object went into it. */
  onAdded(item: Item): void
}

/** An object that an archive could not have, by its path. */
export class NotArchived extends Error {
  constructor(
    readonly path: string,
    cause: unknown,
  ) {
    super(path, { cause })
  }
}

/**
 * Where an object stands in an archive: its way below the folder. Parts that lead nowhere are left out, and what programs take for
 * something else (a backslash for a slash, control characters) is replaced.
 */
export function entryName(path: string, folder: string): string {
  const parts = path.slice(path.startsWith(folder) ? folder.length : 0).split('/')
  return parts
    .filter((part) => !['', '.', '..'].includes(part))
    .map((part) => part.replace(/[\\\p{Cc}]/gu, '_'))
    .join('/')
}

/** Names of the entries, in the order of the items; of several that came to the same, the later ones have a number. */
export function entryNames(items: readonly Pick<Item, 'path'>[], folder: string): string[] {
  const used = new Set<string>()
  return items.map(({ path }) => {
    const wanted = entryName(path, folder) || 'unnamed'
    let name = wanted
    for (let number = 2; used.has(name); number += 1) name = wanted.replace(/(\.[^./]*)?$/, ` (${number})$1`)
    used.add(name)
    return name
  })
}

/**
 * Writes objects into one ZIP archive, one after another: no more than one is held at a time.
 * @throws NotArchived for the first object that cannot be read; the sink is aborted
 */
export async function writeArchive(
  client: Pick<Client, 'call'>,
  container: string,
  items: readonly Item[],
  { folder, sink }: { readonly folder: string; readonly sink: Sink },
  { signal, onAdded }: Archiving,
): Promise<void> {
  const names = entryNames(items, folder)
  async function* entries() {
    for (const [at, item] of items.entries()) {
      signal.throwIfAborted()
      const params = { container, path: item.path }
      const input = await client
        .call('swift.objects.download', { params, signal, quiet: true })
        .catch((error: unknown) => {
          throw signal.aborted ? error : new NotArchived(item.path, error)
        })
      yield { name: names[at], input }
      onAdded(item)
    }
  }
  const reader = makeZip(entries()).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      signal.throwIfAborted()
      await sink.write(value as Uint8Array<ArrayBuffer>)
    }
    await sink.close()
  } catch (error) {
    await reader.cancel().catch(() => undefined)
    await sink.abort()
    throw error
  }
}
