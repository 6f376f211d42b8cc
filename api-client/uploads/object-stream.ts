import type { CallControls, Client } from '../client.js'
import { ApiError } from '../errors.js'
import { fillPath } from '../paths.js'
import type { ObjectRow } from '../schemas/swift.js'
import { isSegmentFolder, segmentsOf, type SegmentLimits } from './segments.js'

export interface StreamedObject {
  readonly container: string
  readonly path: string
  readonly file: Blob
  /** Where bytes go, below the web root: setting `STRATUS_OBJECTS_UPLOAD_URL`. */
  readonly url: string
  readonly limits?: SegmentLimits
}

/** The way of a file into object storage through a server that hands on its bytes as they come. */
export interface ObjectStream {
  /** Whether it goes in segments. */
  readonly keepsParts: boolean
  /** Sends what the cloud does not keep. */
  send(onProgress?: (percent: number) => void): Promise<void>
  /** How much of a long file is kept, percent; 0 for one that is sent as one. */
  keptPercent(): Promise<number>
  /** Deletes what was kept of an upload that was given up. */
  forget(): Promise<void>
  /** Deletes the segments of the object that was there before. */
  forgetReplaced(): Promise<void>
}

/**
 * Long files go in segments, beside their container in one of the same policy, as other clients of object storage do it. What of them
 * has arrived is not sent again.
 */
export function objectStream(
  client: Pick<Client, 'call' | 'sendFile'>,
  { container, path, file, url, limits }: StreamedObject,
  signal?: AbortSignal,
): ObjectStream {
  const box = `${container}_segments`
  const { folder, list: segments } = segmentsOf(path, file, limits)

  const put = (to: string, name: string, content: Blob, controls: Pick<CallControls, 'onProgress'> = {}, query = '') =>
    client.sendFile(url + fillPath('{container}/{path*}', { container: to, path: name }) + query, null, content, {
      signal,
      quiet: true,
      ...controls,
    })

  /** What lies in a folder of the segments; nothing when nobody has made their container. */
  async function listOf(prefix: string): Promise<readonly ObjectRow[]> {
    try {
      const call = { params: { container: box }, query: { path: prefix }, quiet: true }
      return (await client.call('swift.objects.list', call)).items
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return []
      throw error
    }
  }

  async function missing() {
    const kept = new Map((await listOf(folder)).map((row) => [row.path, row.bytes]))
    return segments.filter((segment) => kept.get(segment.path) !== segment.to - segment.from)
  }

  async function makeBox(): Promise<void> {
    const { storage_policy } = await client.call('swift.containers.get', { params: { container }, signal, quiet: true })
    const body = storage_policy ? { storage_policy: storage_policy.name } : {}
    try {
      await client.call('swift.containers.create', { params: { container: box }, body, signal, quiet: true })
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error
    }
  }

  async function removeFolder(prefix: string): Promise<void> {
    for (const row of await listOf(prefix))
      await client.call('swift.objects.delete', { params: { container: box, path: row.path }, quiet: true })
  }

  async function sendSegments(onProgress?: (percent: number) => void): Promise<void> {
    const todo = await missing()
    if (todo.length === segments.length) await makeBox()
    let sent = file.size - sizeOf(todo)
    const tell = (bytes: number) => onProgress?.(Math.floor((bytes / file.size) * 100))
    tell(sent)
    for (const { path: name, from, to } of todo) {
      const before = sent
      const progress = (percent: number) => percent >= 0 && tell(before + ((to - from) * percent) / 100)
      await put(box, name, file.slice(from, to), { onProgress: progress })
      sent += to - from
    }
    const manifest = segments.map(({ path: name, from, to }) => ({ path: `/${box}/${name}`, size_bytes: to - from }))
    await put(container, path, new Blob([JSON.stringify(manifest)]), {}, '?manifest')
  }

  return {
    keepsParts: segments.length > 0,
    send: (onProgress) => (segments.length ? sendSegments(onProgress) : put(container, path, file, { onProgress })),
    keptPercent: async () => (segments.length ? Math.floor((1 - sizeOf(await missing()) / file.size) * 100) : 0),
    forget: async () => {
      if (segments.length) await removeFolder(folder)
    },
    async forgetReplaced() {
      for (const row of await listOf(`${path}/`))
        if (row.is_subdir && row.path !== folder && isSegmentFolder(path, row.path)) await removeFolder(row.path)
    },
  }
}

const sizeOf = (segments: readonly { readonly from: number; readonly to: number }[]): number =>
  segments.reduce((sum, { from, to }) => sum + to - from, 0)
