import {
  created,
  empty,
  fields,
  json,
  Refusal,
  required,
  type Context,
  type HandlersOf,
  type Reply,
} from '../../handler.js'
import type { ImageRow } from '../../world/tables/glance.js'
import { timestamp } from '../../world/world.js'
import { readImageFields, readVisibility, wrongType, type ImageFields } from './fields.js'
import { queueImage, storeImageData } from './lifecycle.js'
import { listImages, maySee } from './list.js'
import { imageView, propertiesView } from './view.js'

type ImageHandlers = Pick<HandlersOf<'glance'>, Extract<keyof HandlersOf<'glance'>, `glance.images.${string}`>>

export const imageHandlers: ImageHandlers = {
  'glance.images.list'(context) {
    const list = listImages(context.db.glance.images.all(), context.query, context.session, context.pageSize)
    return json({ ...list, items: list.items.map((row) => imageView(row, 'list')) })
  },

  'glance.images.get': (context) => json(imageView(image(context, context.params.id), 'single')),

  'glance.images.createFromFile'(context) {
    const row = create(context, formFields(context.form))
    const file = context.form?.get('data')
    if (file instanceof Blob) storeImageData(context, row.id, file.size)
    return answer(row, {}, imageView(row, 'list'))
  },

  'glance.images.create'(context) {
    const body = fields(context.body)
    const url = typeof body.image_url === 'string' && body.image_url !== '' ? body.image_url : undefined
    if (url !== undefined && !body.import_data) {
      create(context, body)
      throw new Refusal(403, 'HTTP 403 Forbidden: It&#x27;s not allowed to add locations if locations are invisible.')
    }
    const row = create(context, url === undefined ? body : { ...body, copy_from: url })
    if (url !== undefined) context.clock.schedule(2000, () => storeImageData(context, row.id, 64 * 1024 * 1024))
    if (typeof body.data !== 'string') return answer(row, {}, imageView(row, 'list'))
    const upload_url = `${context.origin}/demo-upload/v2/images/${row.id}/file`
    return answer(row, { upload_url, token_id: context.session.token }, imageView(row, 'list'))
  },

  'glance.images.update'(context) {
    const body = fields(context.body)
    readVisibility(body.visibility)
    const row = own(context, context.params.id)
    context.policy.demand('image', 'modify_image', { project_id: row.owner })
    const values = readImageFields({ ...defaultsFrom(row), ...body })
    checkVisibility(context, values, row)
    context.db.glance.images.update(row.id, {
      ...values,
      properties: { ...row.properties, ...values.properties },
      updated_at: timestamp(context.clock),
    })
    return empty()
  },

  'glance.images.delete'(context) {
    const row = image(context, context.params.id)
    if (row.owner !== context.session.project.id && !context.session.isAdmin) throw notOwner()
    context.policy.demand('image', 'delete_image', { project_id: row.owner })
    if (row.protected) throw new Refusal(403, `HTTP 403 Forbidden: Image ${row.id} is protected and cannot be deleted.`)
    context.db.glance.images.remove(row.id)
    return empty()
  },

  'glance.images.deactivate'(context) {
    const row = own(context, context.params.id)
    context.policy.demand('image', 'deactivate', { project_id: row.owner })
    if (row.status === 'deactivated') return empty()
    if (row.status !== 'active')
      throw new Refusal(403, `HTTP 403 Forbidden: Not allowed to deactivate image in status '${row.status}'`)
    context.db.glance.images.update(row.id, { status: 'deactivated', updated_at: timestamp(context.clock) })
    return empty()
  },

  'glance.images.reactivate'(context) {
    const row = own(context, context.params.id)
    context.policy.demand('image', 'reactivate', { project_id: row.owner })
    if (row.status === 'active') return empty()
    if (row.status !== 'deactivated')
      throw new Refusal(403, `HTTP 403 Forbidden: Not allowed to reactivate image in status '${row.status}'`)
    context.db.glance.images.update(row.id, { status: 'active', updated_at: timestamp(context.clock) })
    return empty()
  },

  'glance.images.properties': (context) => json(propertiesView(image(context, context.params.id))),

  'glance.images.updateProperties'(context) {
    const body = fields(context.body)
    const updated = required(body, 'updated') as Record<string, unknown>
    const row = own(context, context.params.id)
    context.policy.demand('image', 'modify_image', { project_id: row.owner })
    const properties: Record<string, string> = { ...row.properties }
    let hidden = row.os_hidden
    for (const [name, value] of Object.entries(updated)) {
      if (name === 'os_hidden') hidden = value === true || value === 'true'
      else if (typeof value !== 'string') throw wrongType(name, value, 'string')
      else properties[name] = value
    }
    for (const name of Array.isArray(body.removed) ? body.removed.map(String) : []) delete properties[name]
    context.db.glance.images.update(row.id, { properties, os_hidden: hidden, updated_at: timestamp(context.clock) })
    return empty()
  },
}

/** `Location` holds the name, not the id, as the real one does. */
function answer(row: ImageRow, more: Record<string, unknown>, view: Record<string, unknown>): Reply {
  return created(`/api/glance/images/${encodeURIComponent(row.name ?? '')}`, { ...view, ...more })
}

function create(context: Context, body: Readonly<Record<string, unknown>>): ImageRow {
  const values = readImageFields(body)
  context.policy.demand('image', 'add_image')
  checkVisibility(context, values)
  return queueImage(context, { ...values, owner: context.session.project.id })
}

function checkVisibility(context: Context, values: ImageFields, old?: ImageRow): void {
  if (values.visibility === old?.visibility) return
  if (values.visibility === 'public') context.policy.demand('image', 'publicize_image')
  if (values.visibility === 'community') context.policy.demand('image', 'communitize_image')
}

/** The field `$$originalJSON` holds the whole form with its types; it wins over the text fields. */
function formFields(form: FormData | undefined): Record<string, unknown> {
  const original = form?.get('$$originalJSON')
  if (typeof original === 'string') return fields(JSON.parse(original) as unknown)
  const texts: Record<string, unknown> = {}
  for (const [name, value] of form ?? [])
    if (typeof value === 'string' && name !== 'csrfmiddlewaretoken') texts[name] = value
  return texts
}

function defaultsFrom(row: ImageRow): Record<string, unknown> {
  return {
    name: row.name,
    disk_format: row.disk_format,
    container_format: row.container_format,
    min_disk: row.min_disk,
    min_ram: row.min_ram,
  }
}

function image(context: Context, id: string): ImageRow {
  const row = context.db.glance.images.get(id)
  if (row && maySee(row, context.session)) return row
  throw new Refusal(404, `HTTP 404 Not Found: No image found with ID ${id}`)
}

function own(context: Context, id: string): ImageRow {
  const row = image(context, id)
  if (row.owner !== context.session.project.id && !context.session.isAdmin) throw notOwner()
  return row
}

function notOwner(): Refusal {
  return new Refusal(403, 'HTTP 403 Forbidden: You do not own this image')
}
