import type { Client } from '../client.js'
import { ApiError } from '../errors.js'
import type { StoredObject } from '../schemas/swift.js'
import { carryFile, type CarryTerms, type Transfer } from './carry-file.js'
import { objectStream } from './object-stream.js'
import type { SegmentLimits } from './segments.js'

export interface ObjectUpload {
  readonly container: string
  readonly path: string
  readonly file: Blob
  /** The object whose contents these are to become; without it, the name must stay free until the upload is through. */
  readonly replaces?: StoredObject
  /** Whether the name is somebody's already: asked before the file is sent, and when a break is over. */
  isTaken?(): Promise<boolean>
  readonly limits?: SegmentLimits
}

const nameTaken = 'This name already exists.'

/**
 * Puts a file into a container (A-SWIFT-02), over breaks of the connection. An object is there whole or not at all, and the same bytes
 * may be put twice. What somebody else made or deleted meanwhile is not touched. Where the server hands on bytes as they come
 * (setting `STRATUS_OBJECTS_UPLOAD_URL`), a long file goes in segments: what has arrived stays for the next try, unless the upload is
 * cancelled.
 */
export async function uploadObject(
  client: Pick<Client, 'call' | 'sendFile' | 'setting'>,
  upload: ObjectUpload,
  terms: CarryTerms,
): Promise<void> {
  const { container, path, file, replaces } = upload
  const { signal } = terms
  const params = { container, path }
  const url = await client.setting('STRATUS_OBJECTS_UPLOAD_URL', '').catch(() => '')
  const stream = url ? objectStream(client, { ...upload, url }, signal) : null
  const transfer: Transfer<void> = {
    keepsParts: stream?.keepsParts,
    async send(onProgress) {
      if (await upload.isTaken?.()) throw new Error(nameTaken)
      await (stream
        ? stream.send(onProgress)
        : client.call('swift.objects.upload', { params, body: { file }, signal, onProgress, quiet: true }))
    },
    async find(mayBeWhole) {
      const there = await objectAt(client, params, signal)
      if (replaces && !there) throw new Error('The file is not there any more: somebody has deleted it.')
      const isOurs = there && mayBeWhole && there.bytes === file.size && there.timestamp !== replaces?.timestamp
      if (isOurs) return { finding: 'whole', saved: undefined }
      if (there && !replaces) throw new Error(nameTaken)
      const percent = (await stream?.keptPercent()) ?? 0
      return percent > 0 ? { finding: 'part', percent } : { finding: 'nothing' }
    },
  }
  try {
    await carryFile(transfer, file, terms)
  } catch (error) {
    if (signal?.aborted) await stream?.forget().catch(() => undefined)
    throw error
  }
  if (replaces) await stream?.forgetReplaced().catch(() => undefined)
}

/** An object as it is now; null when there is none. */
export async function objectAt(
  client: Pick<Client, 'call'>,
  params: { readonly container: string; readonly path: string },
  signal?: AbortSignal,
): Promise<StoredObject | null> {
  try {
    return await client.call('swift.objects.get', { params, signal, quiet: true })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
