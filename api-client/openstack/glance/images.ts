import { imageUploadPath } from '../file-paths.js'
import { asJson, items, many, one, textOf, type Json } from '../json.js'
import { pageOf, pageSizeOf } from '../paging.js'
import { filesOf, part, type AnswersOf } from '../question.js'
import { ServiceError, unlessGone } from '../service-error.js'
import { removed } from '../required.js'
import type { Services } from '../services.js'
import { customProperties, imageView } from './image-view.js'
import { newImage } from './new-image.js'

/** What Glance's own filters know; the rest of a query says how to list. */
const howToList = new Set(['paginate', 'marker', 'reversed_order', 'limit'])

const patchType = 'application/openstack-images-v2.1-json-patch'

const imageOf = (services: Services, id: string): Promise<Json> => services.get('image', `/images/${part(id)}`)

/** Changes fields and properties of an image; what has no value goes. */
async function patch(services: Services, image: Json, changes: Json, gone: readonly string[] = []): Promise<void> {
  const pointer = (name: string) => `/${name.replace(/~/g, '~0').replace(/\//g, '~1')}`
  const operations = [
    ...gone.filter((name) => name in image).map((name) => ({ op: 'remove', path: pointer(name) })),
    // What is as it was is left alone: formats of an image with data, for one, cannot even be replaced by themselves.
    ...Object.entries(changes)
      .filter(([name, value]) => image[name] !== value)
      .map(([name, value]) => ({ op: name in image ? 'replace' : 'add', path: pointer(name), value })),
  ]
  if (operations.length)
    await services.patch('image', `/images/${part(textOf(image, 'id'))}`, operations, {
      headers: { 'Content-Type': patchType },
    })
}

/**
 * Glance takes formats only while an image is queued. A container that merely goes with the disk format is then no change that anybody
 * asked for; another disk format is, and Glance says why not.
 */
function changesOf(image: Json, { container_format, ...wanted }: Json): Json {
  const isOpen = image['status'] === 'queued' || image['disk_format'] !== wanted['disk_format']
  return isOpen ? { ...wanted, container_format } : wanted
}

async function create(services: Services, fields: Json): Promise<Json> {
  return services.post('image', '/images', newImage(fields))
}

export const imageAnswers: Omit<AnswersOf<'glance'>, keyof AnswersOf<'glance.metadefs'>> = {
  'glance.version': () => ({ version: '2' }),

  async 'glance.images.list'({ services, query, request }) {
    const filters = new URLSearchParams([...query].filter(([name, value]) => !howToList.has(name) && value !== 'None'))
    const size = pageSizeOf({ query, request })
    const marker = query.get('marker')
    if (marker) filters.set('marker', marker)
    if (size !== null) {
      filters.set('limit', String(size + 1))
      const images = many(await services.get('image', '/images', { query: filters }), 'images')
      return pageOf(images.map(imageView), size, marker)
    }
    const images = await services.all('image', '/images', 'images', { query: filters })
    return { ...items(images.map(imageView)), has_more_data: false, has_prev_data: false }
  },
  'glance.images.get': async ({ services, params }) => imageView(await imageOf(services, params.id)),

  async 'glance.images.createFromFile'({ services, request }) {
    const form = await filesOf(request)
    const { data: _file, ...fields } = Object.fromEntries(form)
    const image = await create(services, fields)
    const file = form.get('data')
    if (file instanceof Blob) await filled(services, image, (id) => sendImage(services, id, file.stream()))
    return imageView(image)
  },
  /** The bytes of a file go to {@link imageUploadPath} afterwards, and from there to Glance as they come. */
  async 'glance.images.create'({ services, body }) {
    const { data, image_url, import_data: _import, ...fields } = body
    const url = typeof image_url === 'string' && image_url !== '' ? image_url : undefined
    const image = await create(services, fields)
    const id = textOf(image, 'id')
    if (url) await importFrom(services, image, url)
    const view = imageView(image)
    return typeof data === 'string' ? { ...view, upload_url: imageUploadPath(id), token_id: '' } : view
  },
  async 'glance.images.update'({ services, params, body }) {
    const image = await imageOf(services, params.id)
    await patch(services, image, changesOf(image, newImage(body)))
  },
  async 'glance.images.delete'({ services, params }) {
    await services.delete('image', `/images/${part(params.id)}`)
  },
  async 'glance.images.deactivate'({ services, params }) {
    await services.post('image', `/images/${part(params.id)}/actions/deactivate`, undefined)
  },
  async 'glance.images.reactivate'({ services, params }) {
    await services.post('image', `/images/${part(params.id)}/actions/reactivate`, undefined)
  },
  'glance.images.properties': async ({ services, params }) => customProperties(await imageOf(services, params.id)),
  async 'glance.images.updateProperties'({ services, params, body }) {
    const updated = one(body, 'updated')
    const hidden = 'os_hidden' in updated ? { os_hidden: String(updated['os_hidden']) === 'true' } : {}
    const image = await imageOf(services, params.id)
    await patch(services, image, { ...updated, ...hidden }, removed(body))
  },

  async 'glance.namespaces.list'({ services, query }) {
    const type = query.get('resource_type')
    const ask = { query: { resource_types: type ?? undefined } }
    const namespaces = await services.all('image', '/metadefs/namespaces', 'namespaces', ask)
    const whole = await Promise.all(
      namespaces.map((namespace) =>
        unlessGone(
          services.get('image', `/metadefs/namespaces/${part(textOf(namespace, 'namespace'))}`, {
            query: { resource_type: type ?? undefined },
          }),
        ),
      ),
    )
    return { ...items(whole.filter((namespace) => namespace !== null)), has_more_data: false, has_prev_data: false }
  },
  'glance.resourceTypes.list': async ({ services }) =>
    items(many(await services.get('image', '/metadefs/resource_types'), 'resource_types')),
}

/** Hands the bytes of an image on as they come. */
export async function sendImage(
  services: Services,
  id: string,
  content: BodyInit,
  signal?: AbortSignal,
): Promise<void> {
  const headers = { 'Content-Type': 'application/octet-stream' }
  await services.raw('PUT', 'image', `/images/${part(id)}/file`, { headers, content, signal })
}

/** Glance reads the address itself, where its operator lets it. */
async function importFrom(services: Services, image: Json, uri: string): Promise<void> {
  await filled(services, image, async (id) => {
    try {
      await services.post('image', `/images/${part(id)}/import`, { method: { name: 'web-download', uri } })
    } catch (error) {
      throw error instanceof ServiceError ? error : new ServiceError(502, String(asJson(error)['message'] ?? error))
    }
  })
}

/** An image without data is of no use to anybody: it goes when it cannot be filled. */
async function filled(services: Services, image: Json, fill: (id: string) => Promise<void>): Promise<void> {
  const id = textOf(image, 'id')
  try {
    await fill(id)
  } catch (error) {
    // What is protected is not deleted.
    await patch(services, image, { protected: false })
      .then(() => services.delete('image', `/images/${part(id)}`))
      .catch(() => undefined)
    throw error
  }
}
