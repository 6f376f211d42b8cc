import { items, many, one, pick } from '../json.js'
import { part, type AnswersOf } from '../question.js'
import { computeQuotas, namedLimits, networkQuotas, quotaVersion, volumeQuotas } from '../quotas.js'
import { mustHave } from '../required.js'

/** What a release of Nova lets one do, by the microversion it came with. */
const features: Readonly<Record<string, string>> = {
  locked_attribute: '2.9',
  instance_description: '2.19',
  remote_console_mks: '2.8',
  servergroup_soft_policies: '2.15',
  servergroup_user_info: '2.13',
  multiattach: '2.60',
  auto_allocated_network: '2.37',
  key_types: '2.2',
  key_type_list: '2.9',
  bdm2_volume_type: '2.67',
}

const groupVersion = '2.60'
const keyVersion = '2.9'

/** What belongs to a whole cloud or project. */
export const computeAnswers: AnswersOf<'nova.features'> &
  AnswersOf<'nova.keypairs'> &
  AnswersOf<'nova.services'> &
  AnswersOf<'nova.availabilityZones'> &
  AnswersOf<'nova.serverGroups'> &
  AnswersOf<'nova.quotas'> &
  Pick<AnswersOf<'nova'>, 'nova.limits'> = {
  'nova.features.get': ({ services, params }) => {
    const needed = features[params.feature]
    return needed === undefined ? false : services.offers('compute', needed)
  },

  'nova.keypairs.list': async ({ services }) =>
    items(await services.all('compute', '/os-keypairs', 'keypairs', { microversion: keyVersion })),
  async 'nova.keypairs.create'({ services, body }) {
    mustHave(body, ['name', 'key_type'])
    const { name, key_type, public_key } = body
    const keypair = { name, type: key_type, ...(public_key !== undefined && { public_key }) }
    return one(await services.post('compute', '/os-keypairs', { keypair }, { microversion: keyVersion }), 'keypair')
  },
  'nova.keypairs.get': async ({ services, params }) =>
    one(await services.get('compute', `/os-keypairs/${part(params.name)}`, { microversion: keyVersion }), 'keypair'),
  async 'nova.keypairs.delete'({ services, params }) {
    await services.delete('compute', `/os-keypairs/${part(params.name)}`)
  },

  'nova.services.list': async ({ services }) => items(many(await services.get('compute', '/os-services'), 'services')),
  'nova.availabilityZones.list': async ({ services, query }) =>
    items(
      many(
        await services.get('compute', `/os-availability-zone${query.get('detailed') === 'true' ? '/detail' : ''}`),
        'availabilityZoneInfo',
      ),
    ),
  'nova.limits': async ({ services, query }) =>
    one(
      one(
        await services.get('compute', '/limits', {
          query: { reserved: query.get('reserved') === 'true' ? 1 : undefined },
        }),
        'limits',
      ),
      'absolute',
    ),

  'nova.serverGroups.list': async ({ services }) =>
    items(many(await services.get('compute', '/os-server-groups', { microversion: groupVersion }), 'server_groups')),
  'nova.serverGroups.create': async ({ services, body }) =>
    one(
      await services.post('compute', '/os-server-groups', { server_group: body }, { microversion: groupVersion }),
      'server_group',
    ),
  'nova.serverGroups.get': async ({ services, params }) =>
    one(
      await services.get('compute', `/os-server-groups/${part(params.id)}`, { microversion: groupVersion }),
      'server_group',
    ),
  async 'nova.serverGroups.delete'({ services, params }) {
    await services.delete('compute', `/os-server-groups/${part(params.id)}`)
  },

  async 'nova.quotas.defaults'({ services, identity }) {
    const path = `/os-quota-sets/${part(identity.project?.id ?? '')}/defaults`
    const set = one(await services.get('compute', path, { microversion: quotaVersion }), 'quota_set')
    return namedLimits(set)
  },
  async 'nova.quotas.updateDefaults'({ services, body }) {
    const quota_class_set = pick(body, computeQuotas)
    await services.put('compute', '/os-quota-class-sets/default', { quota_class_set }, { microversion: quotaVersion })
  },
  'nova.quotas.editable': ({ services }) =>
    items([
      ...computeQuotas,
      ...(services.has('volume') ? volumeQuotas : []),
      ...(services.has('network') ? networkQuotas : []),
    ]),
  async 'nova.quotas.update'({ services, params, body }) {
    mustHave(body, computeQuotas)
    const quota_set = pick(body, computeQuotas)
    await services.put(
      'compute',
      `/os-quota-sets/${part(params.project)}`,
      { quota_set },
      { microversion: quotaVersion },
    )
  },
}
