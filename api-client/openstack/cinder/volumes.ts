import { items, many, one, pick, textOf, withoutEmpty, type Json } from '../json.js'
import { instanceNames } from '../instance-names.js'
import { pageOf, pageSizeOf } from '../paging.js'
import { part, type AnswersOf } from '../question.js'
import { namedLimits, volumeQuotas } from '../quotas.js'
import { mustHave, removed } from '../required.js'
import { askProjectsLike, projectNames } from '../project-names.js'
import type { Services } from '../services.js'
import type { volumeProcessAnswers } from './any-services.js'
import type { backupAnswers } from './backups.js'
import type { groupAnswers } from './groups.js'
import { volumeTypesOf, type typeAnswers } from './volume-types.js'

/** From here on volumes tell their group. */
const withGroups = '3.27'

const volumeOf = async (services: Services, id: string): Promise<Json> =>
  one(await services.get('volume', `/volumes/${part(id)}`, { microversion: withGroups }), 'volume')

/** What a request for a volume says, empty or not. */
const volumeFields = [
  'size',
  'name',
  'description',
  'volume_type',
  'snapshot_id',
  'metadata',
  'image_id',
  'availability_zone',
  'source_volid',
]

/** Of a query, what says how to list. */
const howToList = new Set(['paginate', 'all_projects', 'marker', 'sort_dir'])

/** The volume with the names of the instances that it is attached to. */
async function withInstanceNames(services: Services, volume: Json): Promise<Json> {
  const attachments = await Promise.all(
    many(volume, 'attachments').map(async (attachment) => {
      const answer = await services
        .get('compute', `/servers/${part(textOf(attachment, 'server_id'))}`)
        .catch(() => ({}))
      return { ...attachment, instance_name: textOf(one(answer, 'server'), 'name') || null }
    }),
  )
  return { ...volume, attachments }
}

/** All projects' volumes, of one status where one is asked for. */
const ofAll = (query: URLSearchParams) => ({ all_tenants: 1, status: query.get('status') || undefined })

/** Metadata of a thing is read, added to and taken from at one address. */
async function changeMetadata(
  services: Services,
  path: string,
  body: Json,
  name: 'metadata' | 'extra_specs',
): Promise<void> {
  mustHave(body, ['updated', 'removed'])
  const updated = one(body, 'updated')
  if (Object.keys(updated).length) await services.post('volume', path, { [name]: updated })
  for (const key of removed(body)) await services.delete('volume', `${path}/${part(key)}`)
}

async function typeOf(services: Services, id: string): Promise<Json> {
  return one(await services.get('volume', `/types/${part(id)}`), 'volume_type')
}

const GiB = 1024 ** 3
const yesOrNo = (value: unknown): string => (value === true || value === 'true' ? 'Yes' : 'No')

export const volumeAnswers: Omit<
  AnswersOf<'cinder'>,
  keyof typeof backupAnswers | keyof typeof groupAnswers | keyof typeof typeAnswers | keyof typeof volumeProcessAnswers
> = {
  async 'cinder.volumes.list'({ services, query, request }) {
    const all = query.get('all_projects') === 'true'
    const given = [...query].filter(([name, value]) => !howToList.has(name) && value !== '')
    const size = all ? null : pageSizeOf({ query, request })
    const marker = size === null ? null : query.get('marker')
    const page = size !== null && {
      limit: size + 1,
      sort: `created_at:${query.get('sort_dir') ?? 'desc'}`,
      ...(marker && { marker }),
    }
    const ask = {
      query: { ...(all ? ofAll(query) : Object.fromEntries(given)), ...page },
      microversion: withGroups,
    }
    const volumesOf = (scope: Readonly<Record<string, string>>) =>
      services.all('volume', '/volumes/detail', 'volumes', { ...ask, query: { ...ask.query, ...scope } })
    const [volumes, instances] = await Promise.all([
      page
        ? services.get('volume', '/volumes/detail', ask).then((answer) => many(answer, 'volumes'))
        : all
          ? askProjectsLike(query.get('project_like'), () => projectNames(services), volumesOf)
          : volumesOf({}),
      // A project's own are known to its panels.
      all ? instanceNames(services, true) : null,
    ])
    const transfers = volumes.some(({ status }) => status === 'awaiting-transfer')
      ? await services.all('volume', '/os-volume-transfer/detail', 'transfers').catch(() => [])
      : []
    const waiting = new Map(transfers.map((transfer) => [textOf(transfer, 'volume_id'), transfer]))
    const attached = (volume: Json) =>
      many(volume, 'attachments').map((attachment) => ({
        ...attachment,
        instance_name: instances?.get(attachment['server_id']) ?? null,
      }))
    const rows = volumes.map((volume) => ({
      ...volume,
      transfer: waiting.get(textOf(volume, 'id')) ?? null,
      ...(instances && { attachments: attached(volume) }),
    }))
    return size === null ? { ...items(rows), has_more_data: false, has_prev_data: false } : pageOf(rows, size, marker)
  },
  // Asked for only where the list of a Horizon fails.
  async 'cinder.toldVolumes.list'({ services, query }) {
    const all = query.get('all_projects') === 'true'
    const scope = { query: all ? { all_tenants: 1 } : {} }
    const [volumes, instances] = await Promise.all([
      services.all('volume', '/volumes/detail', 'volumes', scope),
      instanceNames(services, all),
    ])
    return items(
      volumes.map((volume) => ({
        ...volume,
        project: volume['os-vol-tenant-attr:tenant_id'],
        host: volume['os-vol-host-attr:host'],
        size: Number(volume['size']) * GiB,
        type: volume['volume_type'],
        attached_to: many(volume, 'attachments').map((attachment) => {
          const server = textOf(attachment, 'server_id')
          return `${textOf(attachment, 'device')} on ${instances.get(server) ?? server}`
        }),
        bootable: yesOrNo(volume['bootable']),
        encrypted: yesOrNo(volume['encrypted']),
      })),
    )
  },
  async 'cinder.volumes.create'({ services, body }) {
    mustHave(body, volumeFields)
    const { image_id, ...rest } = body
    const volume = withoutEmpty({ ...rest, imageRef: image_id })
    return one(await services.post('volume', '/volumes', { volume }, { microversion: withGroups }), 'volume')
  },
  'cinder.volumes.get': async ({ services, params }) =>
    withInstanceNames(services, await volumeOf(services, params.id)),
  'cinder.volumes.metadata': async ({ services, params }) => (await volumeOf(services, params.id))['metadata'],
  'cinder.volumes.updateMetadata': ({ services, params, body }) =>
    changeMetadata(services, `/volumes/${part(params.id)}/metadata`, body, 'metadata'),

  'cinder.volumeTypes.list': async ({ services }) => items(await volumeTypesOf(services)),
  'cinder.volumeTypes.get': ({ services, params }) => typeOf(services, params.id),
  'cinder.volumeTypes.default': ({ services }) => typeOf(services, 'default'),
  'cinder.volumeTypes.metadata': async ({ services, params }) =>
    one(await services.get('volume', `/types/${part(params.id)}/extra_specs`), 'extra_specs'),
  'cinder.volumeTypes.updateMetadata': ({ services, params, body }) =>
    changeMetadata(services, `/types/${part(params.id)}/extra_specs`, body, 'extra_specs'),

  'cinder.snapshots.list': async ({ services, query }) => {
    const { project_like = null, ...rest } = Object.fromEntries(query)
    const snapshotsOf = (scope: Readonly<Record<string, string>>) =>
      services.all('volume', '/snapshots/detail', 'snapshots', {
        query: { ...rest, ...scope },
        microversion: withGroups,
      })
    return items(await askProjectsLike(project_like, () => projectNames(services), snapshotsOf))
  },
  'cinder.snapshots.metadata': async ({ services, params }) =>
    one(one(await services.get('volume', `/snapshots/${part(params.id)}`), 'snapshot'), 'metadata'),
  'cinder.snapshots.updateMetadata': ({ services, params, body }) =>
    changeMetadata(services, `/snapshots/${part(params.id)}/metadata`, body, 'metadata'),

  'cinder.extensions.list': async ({ services }) => items(await services.extensions('volume')),
  'cinder.qosSpecs.list': async ({ services }) => items(many(await services.get('volume', '/qos-specs'), 'qos_specs')),
  'cinder.limits': async ({ services }) => one(one(await services.get('volume', '/limits'), 'limits'), 'absolute'),
  'cinder.services.list': async ({ services }) =>
    items(
      many(await services.get('volume', '/os-services'), 'services').map((service, at) => ({ ...service, id: at + 1 })),
    ),
  'cinder.availabilityZones.list': async ({ services }) =>
    items(many(await services.get('volume', '/os-availability-zone'), 'availabilityZoneInfo')),

  'cinder.quotas.defaults': async ({ services, identity }) =>
    namedLimits(
      one(await services.get('volume', `/os-quota-sets/${part(identity.project?.id ?? '')}/defaults`), 'quota_set'),
    ),
  async 'cinder.quotas.updateDefaults'({ services, body }) {
    await services.put('volume', '/os-quota-class-sets/default', { quota_class_set: body })
  },
  async 'cinder.quotas.update'({ services, params, body }) {
    mustHave(body, volumeQuotas)
    await services.put('volume', `/os-quota-sets/${part(params.project)}`, { quota_set: pick(body, volumeQuotas) })
  },
}
