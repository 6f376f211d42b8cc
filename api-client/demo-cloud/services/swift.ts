import { bytes, empty, json, Refusal, type Reply } from '../handler.js'
import { canWrite } from '../access/policy.js'
import { policyNames, typeByName } from '../handlers/swift/index.js'
import { containerOf, objectOf, objectsOf, store } from '../handlers/swift/store.js'
import { handlers } from '../handlers/index.js'
import type { Context } from '../handler.js'
import type { ContainerRow, ObjectRow } from '../world/tables/swift.js'
import type { Ask, Fields, Service } from './ask.js'

const names = ({ path }: Ask) => ({ container: path['container'] ?? '', object: path['object'] ?? '' })

/** What the proxy tells everybody. */
export async function capabilities(): Promise<Reply> {
  const reply = await handlers['swift.info']({} as Context<'swift.info'>)
  return json((JSON.parse(String(reply.body)) as { info: unknown }).info)
}

function demandWriter({ session }: Ask): void {
  if (!canWrite(session)) throw new Refusal(403, 'Access was denied to this resource.')
}

function needContainer(ask: Ask): ContainerRow {
  const row = containerOf(ask, names(ask).container)
  if (!row) throw new Refusal(404, 'The resource could not be found.')
  return row
}

function needObject(ask: Ask): ObjectRow {
  const row = objectOf(ask, names(ask).container, names(ask).object)
  if (!row) throw new Refusal(404, 'The resource could not be found.')
  return row
}

const sizeOf = (objects: readonly ObjectRow[]) => objects.reduce((sum, { content }) => sum + content.length, 0)
const seconds = (time: string) => (Date.parse(`${time.slice(0, 23)}Z`) / 1000).toFixed(5)

/** Names in order, after the marker; what shares the next part of its path is told once. */
function listing(ask: Ask, rows: readonly Fields[]): Reply {
  const { rawQuery } = ask
  const [prefix, delimiter, marker] = ['prefix', 'delimiter', 'marker'].map((name) => rawQuery.get(name) ?? '')
  const found = new Map<string, Fields>()
  const nameOf = (row: Fields) => String(row['name'])
  for (const row of rows.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))) {
    const name = nameOf(row)
    if (!name.startsWith(prefix ?? '')) continue
    const end = delimiter ? name.indexOf(delimiter, prefix?.length) : -1
    const subdir = end < 0 ? '' : name.slice(0, end + 1)
    if ((subdir || name) > (marker ?? '')) found.set(subdir || name, subdir ? { subdir } : row)
  }
  return json([...found.values()].slice(0, Number(rawQuery.get('limit')) || undefined))
}

function headersOf(ask: Ask, row: ContainerRow): Readonly<Record<string, string>> {
  const objects = objectsOf(ask, row)
  return {
    'X-Container-Object-Count': String(objects.length),
    'X-Container-Bytes-Used': String(sizeOf(objects)),
    'X-Timestamp': seconds(row.created_at),
    'X-Storage-Policy': row.storage_policy,
    ...(row.is_public && { 'X-Container-Read': '.r:*,.rlistings' }),
  }
}

const isPublic = ({ headers }: Ask['call']) => headers.get('X-Container-Read')?.includes('.r:*')

async function putContainer(ask: Ask): Promise<Reply> {
  const { container } = names(ask)
  demandWriter(ask)
  const known = containerOf(ask, container)
  if (known) return empty(202)
  const storage_policy = ask.call.headers.get('X-Storage-Policy') ?? undefined
  if (storage_policy !== undefined && !policyNames.has(storage_policy.toLowerCase()))
    throw new Refusal(400, `Invalid X-Storage-Policy '${storage_policy}'`)
  const body = { is_public: isPublic(ask.call), storage_policy }
  await ask.run('swift.containers.create', { params: { container }, body })
  return empty(201)
}

function putObject(ask: Ask): Reply {
  const { object } = names(ask)
  demandWriter(ask)
  const container = needContainer(ask)
  const from = ask.call.headers.get('X-Copy-From')
  if (from === null && ask.rawQuery.get('multipart-manifest') === 'put') return putManifest(ask, container)
  if (from === null) {
    store(ask, container, object, ask.call.body, typeByName(object))
    return empty(201)
  }
  const [source = '', ...rest] = from.split('/').map(decodeURIComponent)
  const found = objectOf(ask, source, rest.join('/'))
  if (!found) throw new Refusal(404, 'The resource could not be found.')
  store(ask, container, object, found.content, found.content_type)
  return empty(201)
}

function segmentOf(ask: Ask, address: string): ObjectRow | undefined {
  const [, container = '', ...name] = address.split('/')
  return objectOf(ask, container, name.join('/'))
}

/** A large object: its segments one after the other, once each is there and as long as was said. */
function putManifest(ask: Ask, container: ContainerRow): Reply {
  const manifest = JSON.parse(new TextDecoder().decode(ask.call.body)) as { path: string; size_bytes?: number }[]
  const segments = manifest.map(({ path, size_bytes }) => {
    const segment = segmentOf(ask, path)
    if (!segment) throw new Refusal(400, `Errors:\n${path}, 404 Not Found`)
    if (size_bytes !== undefined && size_bytes !== segment.content.length)
      throw new Refusal(400, `Errors:\n${path}, Size Mismatch`)
    return segment
  })
  const { object } = names(ask)
  const content = new Uint8Array(sizeOf(segments))
  segments.reduce((at, segment) => {
    content.set(segment.content, at)
    return at + segment.content.length
  }, 0)
  store(
    ask,
    container,
    object,
    content,
    typeByName(object),
    manifest.map(({ path }) => path),
  )
  return empty(201)
}

/** With its segments, when that is asked for. */
function deleteObject(ask: Ask): Reply {
  demandWriter(ask)
  const row = needObject(ask)
  const withSegments = ask.rawQuery.get('multipart-manifest') === 'delete'
  const gone = [row, ...(withSegments ? (row.segments ?? []) : []).flatMap((path) => segmentOf(ask, path) ?? [])]
  for (const { id } of gone) ask.db.swift.objects.remove(id)
  return withSegments ? json({ 'Response Status': '200 OK', 'Number Deleted': gone.length, Errors: [] }) : empty()
}

const objectHeaders = ({ content, content_type, etag, timestamp, segments }: ObjectRow) => ({
  'Content-Length': String(content.length),
  'Content-Type': content_type,
  ETag: etag,
  'X-Timestamp': seconds(timestamp),
  ...(segments && { 'X-Static-Large-Object': 'True' }),
})

export const objectStore: Service = {
  name: 'object-store',
  routes: {
    'GET ': (ask) =>
      listing(
        ask,
        ask.db.swift.containers.where('project_id', ask.session.project.id).map((row) => {
          const objects = objectsOf(ask, row)
          return { name: row.name, count: objects.length, bytes: sizeOf(objects), last_modified: row.created_at }
        }),
      ),
    'HEAD /{container}': (ask) => ({ ...empty(), headers: headersOf(ask, needContainer(ask)) }),
    'GET /{container}': (ask) =>
      listing(
        ask,
        objectsOf(ask, needContainer(ask)).map(({ name, content, content_type, etag, timestamp }) => ({
          name,
          bytes: content.length,
          content_type,
          hash: etag,
          last_modified: timestamp,
        })),
      ),
    'PUT /{container}': putContainer,
    'POST /{container}'(ask) {
      demandWriter(ask)
      ask.db.swift.containers.update(needContainer(ask).id, { is_public: isPublic(ask.call) ?? false })
      return empty()
    },
    'DELETE /{container}'(ask) {
      demandWriter(ask)
      const row = needContainer(ask)
      if (objectsOf(ask, row).length)
        throw new Refusal(409, 'There was a conflict when trying to complete your request.')
      ask.db.swift.containers.remove(row.id)
      return empty()
    },
    'HEAD /{container}/{object+}': (ask) => ({ status: 200, headers: objectHeaders(needObject(ask)), body: null }),
    'GET /{container}/{object+}': (ask) => bytes(needObject(ask).content, objectHeaders(needObject(ask))),
    'PUT /{container}/{object+}': putObject,
    'DELETE /{container}/{object+}': deleteObject,
  },
}
