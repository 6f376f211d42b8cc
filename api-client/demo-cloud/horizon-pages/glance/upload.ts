import type { Answer } from '../../call.js'
import { storeImageData } from '../../handlers/glance/lifecycle.js'
import type { PageContext, PageRoute } from '../context.js'

/** Direct upload: the image store's own address, with a token instead of a session. */
export const uploadRoutes: readonly PageRoute[] = [
  {
    path: /^\/demo-upload\/v2\/images\/([^/]+)\/file$/,
    methods: ['PUT'],
    open: true,
    csrfExempt: true,
    handle: upload,
  },
]

function upload({ cloud, call, params: [id = ''] }: PageContext): Answer {
  if (!cloud.sessions.holdsToken(call.headers.get('X-Auth-Token')))
    return plain(401, 'This server could not verify that you are authorized.')
  const image = cloud.world.db.glance.images.get(id)
  if (!image) return plain(404, `No image found with ID ${id}`)
  if (image.status !== 'queued')
    return plain(409, `Image status transition from ${image.status} to saving is not allowed`)
  storeImageData(cloud.world, image.id, call.body.length)
  return { status: 204, headers: [], body: null }
}

function plain(status: number, body: string): Answer {
  return { status, headers: [['Content-Type', 'text/plain; charset=utf-8']], body }
}
