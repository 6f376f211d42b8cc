import { changeNamespace, createNamespace, needNamespace, removeNamespace } from '../handlers/glance/metadef-changes.js'
import { empty, html, json, Refusal, type Reply } from '../handler.js'
import { storeImageData } from '../handlers/glance/lifecycle.js'
import { listImages, maySee } from '../handlers/glance/list.js'
import type { ImageRow } from '../world/tables/glance.js'
import { timestamp } from '../world/world.js'
import { imageMembers } from './glance-members.js'
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

/** A list with where the next page is, as Glance says it. */
function page(ask: Ask, name: string, rows: readonly Fields[], last: unknown, hasMore: boolean): Reply {
  const query = new URLSearchParams(ask.rawQuery)
  query.set('marker', String(last))
  return json({
    [name]: rows,
    first: `/v2/${name}`,
    schema: `/v2/schemas/${name}`,
    ...(hasMore && { next: `/v2/${name}?${query}` }),
  })
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

/** What a list tells of a namespace. */
const namespaceRow = (row: Fields): Fields => ({
  ...without(row, ['properties', 'objects', 'tags']),
  self: `/v2/metadefs/namespaces/${String(row['namespace'])}`,
  schema: '/v2/schemas/metadefs/namespace',
})

const typesOf = (body: Fields): Fields[] => body['resource_type_associations'] as Fields[]

function mustManage({ session }: Ask): void {
  if (!session.isAdmin) throw new Refusal(403, 'You are not authorized to complete this action.')
}

const routes: Routes = {
  'GET /images'(ask) {
    const limit = Number(ask.rawQuery.get('limit')) || 25
    const query = { ...without(ask.query, ['limit']), paginate: 'true' } as Ask['query']
    const { items, has_more_data } = listImages(ask.db.glance.images.all(), query, ask.session, limit)
    return page(ask, 'images', items.map(imageView), items.at(-1)?.id, has_more_data)
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
  'GET /metadefs/namespaces'(ask) {
    const types = ask.rawQuery.get('resource_types')?.split(',')
    const rows = ask.db.glance.namespaces
      .all()
      .map(({ body }) => body as Fields)
      .filter(({ resource_type_associations: all }) =>
        types ? (all as { name: string }[]).some(({ name }) => types.includes(name)) : true,
      )
    return page(ask, 'namespaces', rows.map(namespaceRow), '', false)
  },
  'GET /metadefs/namespaces/{name}': async (ask) => {
    const row = ask.db.glance.namespaces.find(({ body }) => body['namespace'] === ask.path['name'])
    if (!row) throw new Refusal(404, `Metadata definition namespace not found: ${ask.path['name']}`)
    const type = ask.rawQuery.get('resource_type')
    const prefixed = type === null ? [] : await ask.rows('glance.namespaces.list', { query: { resource_type: type } })
    return json(prefixed.find(({ namespace }) => namespace === ask.path['name']) ?? row.body)
  },
  'POST /metadefs/namespaces': (ask) => {
    mustManage(ask)
    return json(createNamespace(ask.world, ask.sent).body, 201)
  },
  'PUT /metadefs/namespaces/{name}': (ask) => {
    mustManage(ask)
    return json(changeNamespace(ask.world, ask.path['name'] ?? '', ask.sent).body)
  },
  'DELETE /metadefs/namespaces/{name}': (ask) => {
    mustManage(ask)
    removeNamespace(ask.world, ask.path['name'] ?? '')
    return empty()
  },
  'POST /metadefs/namespaces/{name}/resource_types': (ask) => {
    mustManage(ask)
    const { id, body } = needNamespace(ask.world, ask.path['name'] ?? '')
    changeNamespace(ask.world, id, { resource_type_associations: [...typesOf(body), ask.sent] })
    return json(ask.sent, 201)
  },
  'DELETE /metadefs/namespaces/{name}/resource_types/{type}': (ask) => {
    mustManage(ask)
    const { id, body } = needNamespace(ask.world, ask.path['name'] ?? '')
    const left = typesOf(body).filter(({ name }) => name !== ask.path['type'])
    changeNamespace(ask.world, id, { resource_type_associations: left })
    return empty()
  },
  'GET /metadefs/resource_types': (ask) => {
    const names = ask.db.glance.namespaces
      .all()
      .flatMap(({ body }) => (body['resource_type_associations'] as { name: string }[]).map(({ name }) => name))
    const created_at = timestamp(ask.clock)
    return json({ resource_types: [...new Set(names)].map((name) => ({ name, created_at })) })
  },
}

export const image: Service = { name: 'image', routes }
