import type { Client } from '../client.js'
import { ApiError } from '../errors.js'
import type { StoredObject } from '../schemas/swift.js'
import { carryFile, type CarryTerms, type Transfer } from './carry-file.js'

export interface ObjectUpload {
  readonly container: string
  readonly path: string
  readonly file: Blob
  /** The object whose contents these are to become; without it, the name must stay free until the upload is through. */
  readonly replaces?: StoredObject
}

/**
 * Puts a file into a container (A-SWIFT-02), over breaks of the connection. An object is there whole or not at all, and the same bytes
 * may be put twice. What somebody else made or deleted meanwhile is not touched.
 */
export function uploadObject(client: Pick<Client, 'call'>, upload: ObjectUpload, terms: CarryTerms): Promise<void> {
  const { container, path, file, replaces } = upload
  const { signal } = terms
  const params = { container, path }
  const transfer: Transfer<void> = {
    send: (onProgress) =>
      client.call('swift.objects.upload', { params, body: { file }, signal, onProgress, quiet: true }),
    async find(mayBeWhole) {
      const there = await objectAt(client, params, signal)
      if (replaces && !there) throw new Error('The file is not there any more: somebody has deleted it.')
      if (!there) return { finding: 'nothing' }
      const isOurs = mayBeWhole && there.bytes === file.size && there.timestamp !== replaces?.timestamp
      if (isOurs) return { finding: 'whole', saved: undefined }
      if (!replaces) throw new Error('This name already exists.')
      return { finding: 'nothing' }
    },
  }
  return carryFile(transfer, file, terms)
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
