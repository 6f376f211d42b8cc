import { empty, html, json, Refusal, type Reply } from '../handler.js'
import { storeImageData } from '../handlers/glance/lifecycle.js'
import { listImages, maySee } from '../handlers/glance/list.js'
import type { ImageRow } from '../world/tables/glance.js'
import { imageMembers } from './glance-members.js'
import { metadefs } from './glance-metadefs.js'
import { glancePage } from './glance-page.js'
import { without, type Ask, type Fields, type Routes, type Service } from './ask.js'

const byId = ({ path }: Ask) => ({ id: path['id'] ?? '' })

function imageOf(ask: Ask): ImageRow {
  const row = ask.db.glance.images.get(byId(ask).id)
  if (row && maySee(row, ask.session)) return row
  throw new Refusal(404, `No image found with ID ${byId(ask).id}`)
}

/** An image as Glance writes it: properties stand among its own fields. */
function imageView({ properties, members: _members, ...row }: ImageRow): Fields {
  return {
    ...properties,
    ...row,
    self: `/v2/images/${row.id}`,
    file: `/v2/images/${row.id}/file`,
    schema: '/v2/schemas/image',
  }
}

/** A field goes to Horizon's API as the text it is, or as the value it has. */
async function patchImage(ask: Ask): Promise<Reply> {
  const row = imageOf(ask)
  const own: Record<string, unknown> = {}
  const updated: Record<string, unknown> = {}
  const removed: string[] = []
  for (const { op, path, value } of ask.body as readonly Readonly<
    Record<'op' | 'path', string> & { value: unknown }
  >[]) {
    const name = path.slice(1).replace(/~1/g, '/').replace(/~0/g, '~')
    if (op === 'remove') removed.push(name)
    else if (ownFields.has(name)) own[name] = value
    else updated[name] = value
  }
  if (Object.keys(own).length)
    await ask.run('glance.images.update', {
      params: byId(ask),
      body: { visibility: row.visibility, protected: row.protected, ...own },
    })
  if (Object.keys(updated).length || removed.length)
    await ask.run('glance.images.updateProperties', { params: byId(ask), body: { updated, removed } })
  return json(imageView(imageOf(ask)))
}

const ownFields = new Set(['name', 'visibility', 'protected', 'disk_format', 'container_format', 'min_disk', 'min_ram'])

const routes: Routes = {
  'GET /images'(ask) {
    const limit = Number(ask.rawQuery.get('limit')) || 25
    const query = { ...without(ask.query, ['limit']), paginate: 'true' } as Ask['query']
    const { items, has_more_data } = listImages(ask.db.glance.images.all(), query, ask.session, limit)
    return glancePage(ask, 'images', items.map(imageView), items.at(-1)?.id, has_more_data)
  },
  'POST /images': async (ask) => {
    const { kernel_id: kernel, ramdisk_id: ramdisk, ...fields } = ask.sent
    const { id } = await ask.run('glance.images.create', { body: { ...fields, kernel, ramdisk } })
    return json(imageView(ask.db.glance.images.need(String(id))), 201)
  },
  'GET /images/{id}': (ask) => json(imageView(imageOf(ask))),
  'PATCH /images/{id}': patchImage,
  'DELETE /images/{id}': async (ask) => {
    await ask.run('glance.images.delete', { params: byId(ask) })
    return empty()
  },
  'PUT /images/{id}/file'(ask) {
    const { id, status } = imageOf(ask)
    if (status !== 'queued') throw new Refusal(409, `Image status transition from ${status} to saving is not allowed`)
    storeImageData(ask, id, ask.call.body.length)
    return empty()
  },
  'POST /images/{id}/import': () => html('Importing images is not enabled here.', 403),
  'POST /images/{id}/actions/deactivate': async (ask) => {
    await ask.run('glance.images.deactivate', { params: byId(ask) })
    return empty()
  },
  'POST /images/{id}/actions/reactivate': async (ask) => {
    await ask.run('glance.images.reactivate', { params: byId(ask) })
    return empty()
  },
  ...imageMembers,
}

export const image: Service = { name: 'image', routes: { ...routes, ...metadefs } }
