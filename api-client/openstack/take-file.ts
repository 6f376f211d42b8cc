import { filesPath, objectsUploadPath } from './file-paths.js'
import { sendImage } from './glance/images.js'
import { ServiceError } from './service-error.js'
import type { Services } from './services.js'
import { sendObject } from './swift/objects.js'

const image = new RegExp(`^${filesPath}images/([^/]+)/file$`)
const object = new RegExp(`^${objectsUploadPath}([^/]+)/(.+)$`)

/**
 * Hands the bytes of a file on to its service as they come. `?manifest`: they are the list of segments of a large object.
 * @param path below the web root
 * @throws ServiceError the service's refusal; 404 for a path that is no file's
 */
export async function takeFile(services: Services, path: string, request: Request): Promise<void> {
  const content = request.body ?? ''
  const [, id] = parts(image, path)
  const [, container, name] = parts(object, path)
  if (request.method !== 'PUT') throw new ServiceError(405, 'Files are sent by PUT.')
  if (id) return sendImage(services, id, content, request.signal)
  if (!container || !name) throw new ServiceError(404, 'There is no place for a file here.')
  const isManifest = new URL(request.url).searchParams.has('manifest')
  return sendObject(services, { container, path: name, isManifest }, content, request.signal)
}

function parts(pattern: RegExp, path: string): readonly string[] {
  try {
    return (pattern.exec(path) ?? []).map(decodeURIComponent)
  } catch {
    return []
  }
}
