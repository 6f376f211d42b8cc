import {
  created,
  empty,
  fields,
  html,
  items,
  json,
  Refusal,
  required,
  bytes,
  type Context,
  type HandlersOf,
  type Reply,
} from '../../handler.js'
import { decoded } from '../../../decoded.js'
import { canWrite } from '../../access/policy.js'
import { listing } from './listing.js'
import { containerOf, demandWriter, objectOf, objectsOf, refusal, store, swiftTime } from './store.js'

/** Of a list with more rows Horizon leaves out the last one, meaning to cut a page; it has read all of them. */
const limit = 1000
const withoutLast = <Row>(rows: readonly Row[]) => (rows.length > limit ? rows.slice(0, -1) : rows)
const policies = [{ name: 'Policy-0', aliases: 'Policy-0, yellow, orange', default: true }]
export const policyNames: ReadonlySet<string> = new Set(['policy-0', 'yellow', 'orange'])

/** Capabilities as the proxy tells them; a client reads the size limits and what is switched on. */
const capabilities = {
  swift: {
    version: '2.30.1',
    strict_cors_mode: true,
    policies,
    allow_account_management: true,
    account_autocreate: true,
    max_file_size: 5368709122,
    max_meta_name_length: 128,
    max_meta_value_length: 256,
    max_meta_count: 90,
    max_meta_overall_size: 4096,
    max_header_size: 8192,
    max_object_name_length: 1024,
    container_listing_limit: 10000,
    account_listing_limit: 10000,
    max_account_name_length: 256,
    max_container_name_length: 256,
    extra_header_count: 0,
  },
  symlink: { symloop_max: 2, static_links: true },
  slo: {
    max_manifest_segments: 1000,
    max_manifest_size: 8388608,
    yield_frequency: 10,
    min_segment_size: 1,
    allow_async_delete: false,
  },
  account_quotas: {},
  container_quotas: {},
  tempurl: {
    methods: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'],
    allowed_digests: ['sha1', 'sha256', 'sha512'],
    deprecated_digests: ['sha1'],
  },
  bulk_upload: { max_containers_per_extraction: 10000, max_failed_extractions: 1000 },
  bulk_delete: { max_deletes_per_request: 10000, max_failed_deletes: 1000 },
}

/** The query by which Horizon lists a container; it shows up in the error text. */
const listQuery = '?format=json&limit=1001&delimiter=/'

/** Uploads and downloads are not wrapped by the API's error handling: a failure is an HTML page. */
const serverError = () => html('<h1>Server Error</h1><p>Something went wrong!</p>', 500)

/** A header may hold Latin-1 only: the rest is percent-encoded. */
const headerText = (text: string) => text.replace(/[^\x20-\xff]/g, (character) => encodeURIComponent(character))

const publicUrl = (context: Context, container: string) =>
  `https://cloud.example:8080/v1/AUTH_${context.session.project.id}/${encodeURIComponent(container)}`

function createdObject(container: string, name: string): Reply {
  return created(headerText(`/api/swift/containers/${container}/object/${name}`))
}

function createFolder(context: Context, container: string, path: string): Reply {
  const row = containerOf(context, container)
  if (!row || !canWrite(context.session)) return serverError()
  // A duplicate is an exception nobody catches: a page with status 500, not the 409 a client would hope for.
  if (objectOf(context, container, path)) return serverError()
  store(context, row, path, new Uint8Array(), 'application/octet-stream')
  return createdObject(container, path)
}

async function upload(context: Context, container: string, path: string): Promise<Reply> {
  const row = containerOf(context, container)
  if (!row || !canWrite(context.session)) return serverError()
  const file = context.form?.get('file')
  // Horizon's form refuses an empty file, but takes the absence of one.
  if (file instanceof Blob && file.size === 0) return serverError()
  const content = file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array()
  store(context, row, path, content, typeByName(path))
  return createdObject(container, path)
}

const types: Readonly<Record<string, string>> = {
  txt: 'text/plain',
  csv: 'text/csv',
  html: 'text/html',
  css: 'text/css',
  json: 'application/json',
  xml: 'application/xml',
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  zip: 'application/zip',
  gz: 'application/gzip',
}

/** Object storage goes by the name when an upload says nothing about its type. */
export function typeByName(name: string): string {
  return types[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream'
}

function removeObject(context: Context, container: string, path: string): Reply {
  demandWriter(context, 'Object DELETE', `${container}/${path}`)
  const found = objectOf(context, container, path)
  if (!found) throw refusal(context, 404, 'Object DELETE', `${container}/${path}`)
  context.db.swift.objects.remove(found.id)
  return empty()
}

function removeFolder(context: Context, container: string, path: string): Reply {
  demandWriter(context, 'Object DELETE', `${container}/${path}`)
  const row = containerOf(context, container)
  if (
    row &&
    objectsOf(context, row).some((object) => object.name.startsWith(path) && object.name !== path) &&
    objectOf(context, container, path)
  )
    throw new Refusal(409, 'The pseudo folder cannot be deleted since it is not empty.')
  return removeObject(context, container, path)
}

export const swiftHandlers: HandlersOf<'swift'> = {
  'swift.info': () => json({ info: capabilities }),
  'swift.policies.list': () => json({ policies }),

  'swift.containers.list': (context) => {
    const { query, session, db } = context
    const prefix = typeof query.prefix === 'string' ? query.prefix : ''
    const rows = db.swift.containers
      .where('project_id', session.project.id)
      .filter((row) => row.name.startsWith(prefix))
      .sort((one, two) => (one.name < two.name ? -1 : 1))
    return json({
      items: withoutLast(rows).map((row) => {
        const objects = objectsOf(context, row)
        return {
          name: row.name,
          count: objects.length,
          bytes: objects.reduce((sum, object) => sum + object.content.length, 0),
          last_modified: row.created_at,
        }
      }),
      has_more: rows.length > limit,
    })
  },

  'swift.containers.create': (context) => {
    const name = context.params.container
    if (context.body === undefined || context.body === null)
      throw new Refusal(500, "argument of type 'NoneType' is not iterable")
    const body = fields(context.body)
    if (containerOf(context, name)) throw new Refusal(409, `A container with the name "${name}" already exists.`)
    demandWriter(context, 'Container PUT', name)
    const policy = body.storage_policy
    if (typeof policy === 'string' && !policyNames.has(policy.toLowerCase())) {
      const refused = refusal(context, 400, 'Container PUT', name)
      throw new Refusal(400, refused.message.replace(' (txn', `   b"Invalid X-Storage-Policy '${policy}'" (txn`))
    }
    context.db.swift.containers.insert({
      id: `${context.session.project.id}/${name}`,
      name,
      project_id: context.session.project.id,
      is_public: body.is_public === true,
      storage_policy: 'Policy-0',
      created_at: swiftTime(context),
    })
    return created(headerText(`/api/swift/containers/${name}`))
  },

  'swift.containers.get': (context) => {
    const name = context.params.container
    const row = containerOf(context, name)
    if (!row) throw refusal(context, 404, 'Container HEAD', name)
    const objects = objectsOf(context, row)
    return json({
      name: row.name,
      container_object_count: String(objects.length),
      container_bytes_used: String(objects.reduce((sum, object) => sum + object.content.length, 0)),
      timestamp: row.created_at,
      data: null,
      is_public: row.is_public,
      storage_policy: { name: row.storage_policy },
      public_url: row.is_public ? publicUrl(context, row.name) : null,
    })
  },

  'swift.containers.setAccess': (context) => {
    const isPublic = required(fields(context.body), 'is_public')
    const name = context.params.container
    demandWriter(context, 'Container POST', name)
    const row = containerOf(context, name)
    if (!row) throw refusal(context, 404, 'Container POST', name)
    context.db.swift.containers.update(row.id, { is_public: isPublic === true })
    return empty()
  },

  'swift.containers.delete': (context) => {
    const name = context.params.container
    const row = containerOf(context, name)
    if (!row) throw refusal(context, 404, 'Container GET', name + listQuery)
    if (objectsOf(context, row).length > 0)
      throw new Refusal(409, 'The container cannot be deleted since it is not empty.')
    demandWriter(context, 'Container DELETE', name)
    context.db.swift.containers.remove(row.id)
    return empty()
  },

  'swift.objects.list': (context) => {
    const name = context.params.container
    const row = containerOf(context, name)
    if (!row) throw refusal(context, 404, 'Container GET', name + listQuery)
    const path = typeof context.query.path === 'string' ? decoded(context.query.path) : ''
    return items(withoutLast(listing(objectsOf(context, row), path)))
  },

  'swift.objects.get': (context) => {
    const { container, path } = context.params
    const object = objectOf(context, container, path)
    if (!object) throw refusal(context, 404, 'Object HEAD', `${container}/${path}`)
    return json({
      name: object.name,
      bytes: String(object.content.length),
      content_type: object.content_type,
      etag: object.etag,
      timestamp: object.timestamp,
    })
  },

  'swift.objects.download': (context) => {
    const { container, path } = context.params
    const object = objectOf(context, container, path)
    if (!object) return serverError()
    const name = path.slice(path.lastIndexOf('/') + 1).replaceAll(',', '')
    return bytes(object.content, {
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(object.content.length),
      'Content-Disposition': `attachment; filename="${headerText(name)}"`,
    })
  },

  'swift.objects.upload': (context) => {
    const { container, path } = context.params
    return path.endsWith('/') ? createFolder(context, container, path) : upload(context, container, path)
  },

  'swift.objects.delete': (context) => {
    const { container, path } = context.params
    return path.endsWith('/') ? removeFolder(context, container, path) : removeObject(context, container, path)
  },

  'swift.objects.copy': (context) => {
    const { container, path } = context.params
    const body = fields(context.body)
    const target = String(required(body, 'dest_container'))
    const name = String(required(body, 'dest_name'))
    if (objectOf(context, target, name)) throw new Refusal(409, `A object with the name "${name}" already exists.`)
    demandWriter(context, 'Object PUT', `${target}/${name}`)
    // The source travels on in a header that object storage decodes.
    const source = objectOf(context, decoded(container), decoded(path))
    const row = containerOf(context, target)
    if (!source || !row) throw refusal(context, 404, 'Object PUT', `${target}/${name}`)
    store(context, row, name, source.content, source.content_type)
    return createdObject(target, name)
  },

  'swift.folders.create': (context) => createFolder(context, context.params.container, slashed(context.params.path)),
  'swift.folders.delete': (context) => removeFolder(context, context.params.container, slashed(context.params.path)),
}

const slashed = (path: string) => (path.endsWith('/') ? path : `${path}/`)
