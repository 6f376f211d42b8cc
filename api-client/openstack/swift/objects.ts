import { decoded } from '../../decoded.js'
import { items, one, textOf, type Json } from '../json.js'
import { filesOf, part, parts, type AnswersOf } from '../question.js'
import { mayGoOn } from '../next-page.js'
import { mustHave } from '../required.js'
import { ServiceError, unlessGone, unseen } from '../service-error.js'
import type { Services } from '../services.js'

/** Everybody may read, and see what there is. */
const everybody = ['.r:*', '.rlistings']

const swift = 'object-store'

type Listing = Readonly<Record<string, string | undefined>>

const nameIn = (row: Json): string => textOf(row, 'name') || textOf(row, 'subdir')

async function pageOf(services: Services, path: string, query: Listing): Promise<Json[]> {
  const answer = await services.get(swift, path, { query: { format: 'json', ...query } })
  return Array.isArray(answer['items']) ? (answer['items'] as Json[]) : []
}

/** All of a listing: pages follow the last name of the page before. Swift gives 10,000 rows at once, Ceph 1000, or what an operator has set. */
async function listing(services: Services, path: string, query: Listing): Promise<Json[]> {
  const rows: Json[] = []
  for (let marker: string | undefined; ;) {
    const page = await pageOf(services, path, { ...query, marker })
    rows.push(...page)
    const last = page.at(-1)
    if (!last || !mayGoOn(page)) return rows
    marker = nameIn(last)
  }
}

/** Whether anything lies in a container, or in a folder of it besides what stands for the folder itself, which comes first. */
async function isFilled(services: Services, container: string, folder = ''): Promise<boolean> {
  const query = { delimiter: '/', prefix: folder || undefined, limit: '2' }
  const rows = await pageOf(services, containerPath(container), query)
  return rows.some((row) => nameIn(row) !== folder)
}

/** An operator may keep to itself what its object storage can do. */
function untold(error: unknown): Json {
  if (error instanceof ServiceError && error.status < 500 && error.status !== 401) return {}
  throw error
}

async function head(services: Services, path: string): Promise<Headers> {
  return (await services.raw('HEAD', swift, path)).headers
}

/** Whether there is something at a path. */
const exists = async (services: Services, path: string): Promise<boolean> =>
  (await unlessGone(head(services, path))) !== null

/** Swift counts seconds; Horizon writes a time in UTC without saying so. */
function timestampOf(headers: Headers): string | null {
  const seconds = Number(headers.get('x-timestamp'))
  return Number.isFinite(seconds) && seconds > 0 ? new Date(seconds * 1000).toISOString().slice(0, -1) : null
}

/** Bytes that a body will have; what was stored packed comes unpacked out of `fetch`, and is longer than Swift says. */
function lengthOf(headers: Headers): string | null {
  const isPacked = (headers.get('content-encoding') ?? 'identity') !== 'identity'
  return isPacked ? null : headers.get('content-length')
}

const containerPath = (container: string) => `/${part(container)}`
const objectPath = (container: string, path: string) => `/${part(container)}/${parts(path)}`

const readersOf = (headers: Headers): string[] =>
  (headers.get('x-container-read') ?? '')
    .split(',')
    .map((reader) => reader.trim())
    .filter(Boolean)

/** @param readers those of before: projects that it is shared with keep their access */
function accessHeader(isPublic: unknown, readers: readonly string[] = []): Readonly<Record<string, string>> {
  if (typeof isPublic !== 'boolean') return {}
  const others = readers.filter((reader) => !everybody.includes(reader))
  return { 'X-Container-Read': [...(isPublic ? everybody : []), ...others].join(',') }
}

const created = (container: string, path?: string) =>
  new Response('', {
    status: 201,
    headers: {
      Location: `/api/swift/containers/${part(container)}${path === undefined ? '' : `/object/${parts(path)}`}`,
    },
  })

const capabilities = async (services: Services): Promise<Json> => {
  const account = services.addressOf(swift)
  if (account === null) throw new ServiceError(501, 'This region has no object-store service.')
  return services.info(swift)
}

export const objectAnswers: AnswersOf<'swift'> = {
  'swift.info': async ({ services }) => ({ info: await capabilities(services) }),
  async 'swift.policies.list'({ services }) {
    const policies = one(await capabilities(services).catch(untold), 'swift')['policies']
    return { policies: Array.isArray(policies) ? policies : [] }
  },

  async 'swift.containers.list'({ services, query }) {
    return { ...items(await listing(services, '', { prefix: query.get('prefix') ?? undefined })), has_more: false }
  },
  async 'swift.containers.create'({ services, params: { container }, body }) {
    if (await exists(services, containerPath(container)))
      throw new ServiceError(409, `A container with the name "${container}" already exists.`)
    const policy = textOf(body, 'storage_policy')
    const headers = { ...accessHeader(body['is_public']), ...(policy && { 'X-Storage-Policy': policy }) }
    await services.raw('PUT', swift, containerPath(container), { headers })
    return created(container)
  },
  async 'swift.containers.get'({ services, params: { container } }) {
    const headers = await head(services, containerPath(container))
    const isPublic = readersOf(headers).includes('.r:*')
    return {
      name: container,
      container_object_count: headers.get('x-container-object-count'),
      container_bytes_used: headers.get('x-container-bytes-used'),
      timestamp: timestampOf(headers),
      data: null,
      is_public: isPublic,
      storage_policy: { name: headers.get('x-storage-policy') },
      public_url: isPublic ? `${services.addressOf(swift)}/${part(container)}` : null,
    }
  },
  async 'swift.containers.setAccess'({ services, params: { container }, body }) {
    const path = containerPath(container)
    const headers = accessHeader(body['is_public'], readersOf(await head(services, path)))
    await services.raw('POST', swift, path, { headers })
  },
  async 'swift.containers.delete'({ services, params: { container } }) {
    if (await isFilled(services, container))
      throw new ServiceError(409, 'The container cannot be deleted since it is not empty.')
    await services.raw('DELETE', swift, containerPath(container))
  },

  async 'swift.objects.list'({ services, params: { container }, query }) {
    // Paths come encoded once more than a query needs, as Horizon wants them.
    const prefix = decoded(query.get('path') ?? '')
    const rows = await listing(services, containerPath(container), { delimiter: '/', prefix: prefix || undefined })
    return items(rows.filter((row) => textOf(row, 'name') !== prefix || 'subdir' in row).map(listed))
  },
  async 'swift.objects.get'({ services, params: { container, path } }) {
    const headers = await head(services, objectPath(container, path))
    return {
      name: path,
      bytes: headers.get('content-length'),
      content_type: headers.get('content-type'),
      // A large object's stands in quotes.
      etag: headers.get('etag')?.replaceAll('"', '') ?? null,
      timestamp: timestampOf(headers),
    }
  },
  /** The bytes pass through as they come. */
  async 'swift.objects.download'({ services, params: { container, path }, request }) {
    const answer = await services.raw('GET', swift, objectPath(container, path), { signal: request.signal })
    const length = lengthOf(answer.headers)
    return new Response(answer.body, {
      headers: {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': `attachment; ${fileName(path.split('/').at(-1) ?? path)}`,
        ...(length && { 'Content-Length': length }),
      },
    })
  },
  async 'swift.objects.upload'({ services, params: { container, path }, request }) {
    const file = (await filesOf(request)).get('file')
    const headers: Record<string, string> =
      file instanceof File ? { 'X-Object-Meta-Orig-Filename': encodeURIComponent(file.name) } : {}
    const content = file instanceof Blob ? file : ''
    await services.raw('PUT', swift, objectPath(container, path), { headers, content, signal: request.signal })
    return created(container, path)
  },
  /** What an object is made of goes with it. Of what cannot be looked at the deletion itself tells whether it is refused or not there. */
  async 'swift.objects.delete'({ services, params: { container, path } }) {
    const address = objectPath(container, path)
    const facts = await head(services, address).catch(unseen)
    const isSegmented = facts?.get('x-static-large-object')?.toLowerCase() === 'true'
    if (!isSegmented) return void (await services.raw('DELETE', swift, address))
    const deleted = await services.delete(swift, address, { query: { 'multipart-manifest': 'delete' } })
    const [reason] = Array.isArray(deleted['Errors']) ? (deleted['Errors'] as unknown[]) : []
    if (reason) throw new ServiceError(409, `A segment could not be deleted: ${[reason].flat().join(': ')}`)
  },
  /** Clients encode what is copied once more than an address needs, as Horizon wants it. */
  async 'swift.objects.copy'({ services, params, body }) {
    mustHave(body, ['dest_container', 'dest_name'])
    const [container, path] = [decoded(params.container), decoded(params.path)]
    const [target, name] = [textOf(body, 'dest_container'), textOf(body, 'dest_name')]
    if (await exists(services, objectPath(target, name)))
      throw new ServiceError(409, `A object with the name "${name}" already exists.`)
    const headers = { 'X-Copy-From': `${part(container)}/${parts(path)}` }
    await services.raw('PUT', swift, objectPath(target, name), { headers })
    return created(target, name)
  },
  async 'swift.folders.create'({ services, params: { container, path } }) {
    const folder = `${path}/`
    if (await exists(services, objectPath(container, folder)))
      throw new ServiceError(409, `A pseudo-folder with the name "${path}" already exists.`)
    await services.raw('PUT', swift, objectPath(container, folder), { content: '' })
    return created(container, folder)
  },
  async 'swift.folders.delete'({ services, params: { container, path } }) {
    const folder = `${path}/`
    if (await isFilled(services, container, folder))
      throw new ServiceError(409, 'The pseudo folder cannot be deleted since it is not empty.')
    await services.raw('DELETE', swift, objectPath(container, folder))
  },
}

/** Hands the bytes of an object on as they come; those of a `manifest` are a list of segments, as Swift's large objects have it. */
export async function sendObject(
  services: Services,
  { container, path, isManifest }: { readonly container: string; readonly path: string; readonly isManifest: boolean },
  content: BodyInit,
  signal?: AbortSignal,
): Promise<void> {
  const headers = { 'X-Detect-Content-Type': 'true' }
  const query = { 'multipart-manifest': isManifest ? 'put' : undefined }
  await services.raw('PUT', swift, objectPath(container, path), { headers, query, content, signal })
}

/** Names that quotes can hold go as they are; of the others browsers read the encoded form. */
const fileName = (name: string): string =>
  /^[\w .()+-]+$/.test(name) ? `filename="${name}"` : `filename*=UTF-8''${encodeURIComponent(name)}`

function listed(row: Json): Json {
  const subdir = textOf(row, 'subdir')
  const path = subdir || textOf(row, 'name')
  return {
    path,
    name: path.replace(/\/$/, '').split('/').at(-1) ?? path,
    bytes: row['bytes'] ?? 0,
    is_subdir: subdir !== '',
    is_object: subdir === '',
    content_type: subdir ? 'application/pseudo-folder' : (row['content_type'] ?? null),
  }
}
