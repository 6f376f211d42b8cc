import { empty, json, Refusal, type Reply } from '../handler.js'
import { encryptedPassword } from '../handlers/nova/encrypted-password.js'
import { attachVolume, detachVolume, plugNics } from '../handlers/nova/devices.js'
import { capacity, changeHost, machinesOf } from '../handlers/nova/hosts.js'
import { ownServer } from '../handlers/nova/own-server.js'
import { computeLimits, computeUse } from '../handlers/nova/quotas.js'
import { removePort } from '../handlers/neutron/ports.js'
import { inside, paged, without, withoutInfinity, type Ask, type Fields, type Routes, type Service } from './ask.js'
import { act } from './nova-actions.js'
import { usageRoutes } from './nova-usage.js'
import { aggregateRoutes } from './nova-aggregates.js'
import type { ServerRow } from '../world/tables/nova.js'
import { launchOf, novaServer } from './nova-server.js'
import { limitsWithUse, quotaProject } from './quota-set.js'

const byId = ({ path }: Ask) => ({ id: path['id'] ?? '' })
const keyOf = ({ path }: Ask) => ({ name: path['name'] ?? '' })
const serverOf = (ask: Ask) => ownServer(ask, byId(ask).id)

/** A list that Horizon's API passes on as it is. */
const list =
  (id: Parameters<Ask['rows']>[0], name: string, view: (row: Fields) => Fields = (row) => row) =>
  async (ask: Ask): Promise<Reply> =>
    json({ [name]: (await ask.rows(id)).map(view) })

/** Metadata is added to and taken from by calls of their own; Horizon's API has one for both. */
const patch = (ask: Ask, id: Parameters<Ask['run']>[0], updated: Fields, removed: readonly string[] = []) =>
  ask.run(id, { params: byId(ask), body: { updated, removed } })

/** How many an answer holds, by name. */
const limitsOf = async (ask: Ask, id: Parameters<Ask['rows']>[0]): Promise<Fields> =>
  Object.fromEntries((await ask.rows(id)).map(({ name, limit }) => [name, limit]))

const flavorView = (flavor: Fields): Fields => ({
  ...without(flavor, ['extras']),
  ...('extras' in flavor && { extra_specs: flavor['extras'] }),
  description: null,
})

/** Those that are asked for, a page of them, the newest first. */
function serversAsked(ask: Ask) {
  const since = Date.parse(ask.rawQuery.get('changes-since') ?? '')
  const [host, project, status, ip] = ['host', 'project_id', 'status', 'ip'].map((name) => ask.rawQuery.get(name))
  // Only administrators look beyond their project, and at hosts.
  const { isAdmin } = ask.session
  const all = ask.rawQuery.has('all_tenants') && isAdmin
  const { servers, deletedServers } = ask.db.nova
  const seen = [servers, ...(Number.isNaN(since) ? [] : [deletedServers])].flatMap((table) =>
    all ? table.all() : table.where('project_id', ask.session.project.id),
  )
  const rows = seen.filter(
    (row) =>
      (!host || !isAdmin || row.host === host) &&
      (!project || !all || row.project_id === project) &&
      (!status || row.status === status.toUpperCase()) &&
      (!ip || JSON.stringify(novaServer(ask, row)['addresses']).includes(`"${ip}`)),
  )
  const changed = Number.isNaN(since) ? rows : rows.filter(({ updated }) => Date.parse(updated) >= since)
  return paged(
    ask,
    changed.toSorted((a, b) => (a.created < b.created ? 1 : a.created > b.created ? -1 : 0)),
  )
}

/** A full page has a link to the next one, as Nova has it, whether or not there is any. */
function serversPage(ask: Ask, viewOf: (row: ServerRow) => Fields): Reply {
  const rows = serversAsked(ask)
  const query = new URLSearchParams(ask.rawQuery)
  query.set('marker', rows.at(-1)?.id ?? '')
  const isFull = rows.length > 0 && rows.length === Number(query.get('limit'))
  const href = `${ask.origin}${ask.call.url.pathname}?${query}`
  return json({ servers: rows.map(viewOf), ...(isFull && { servers_links: [{ rel: 'next', href }] }) })
}

const servers: Routes = {
  'GET /servers': (ask) => serversPage(ask, ({ id, name }) => ({ id, name })),
  'GET /servers/detail': (ask) => serversPage(ask, (row) => novaServer(ask, row)),
  'POST /servers': async (ask) => {
    const body = launchOf({ server: inside(ask.sent, 'server'), hints: inside(ask.sent, 'os:scheduler_hints') })
    const { id, links } = await ask.run('nova.servers.create', { body })
    return json({ server: { id, links, 'OS-DCF:diskConfig': 'MANUAL', adminPass: ask.ids.hex().slice(0, 12) } }, 202)
  },
  'GET /servers/{id}': (ask) => json({ server: novaServer(ask, serverOf(ask)) }),
  'PUT /servers/{id}'(ask) {
    const server = serverOf(ask)
    ask.db.nova.servers.update(server.id, inside(ask.sent, 'server'))
    return json({ server: novaServer(ask, serverOf(ask)) })
  },
  'DELETE /servers/{id}': async (ask) => {
    await ask.run('nova.servers.delete', { params: byId(ask) })
    return empty()
  },
  'POST /servers/{id}/action': (ask) => act(ask, serverOf(ask)),
  'GET /servers/{id}/os-instance-actions': async (ask) =>
    json({ instanceActions: await ask.rows('nova.servers.actions', { params: byId(ask) }) }),
  'POST /servers/{id}/remote-consoles': async (ask) => {
    const { protocol, type } = inside(ask.sent, 'remote_console')
    const wanted = String(protocol).toUpperCase()
    if (wanted !== 'VNC') throw new Refusal(400, `Unavailable console type ${String(type)}.`)
    const { url } = await ask.run('nova.servers.consoleInfo', { params: byId(ask), body: { console_type: wanted } })
    return json({ remote_console: { protocol, type, url: String(url).replace(/&title=.*$/, '') } })
  },
  'GET /servers/{id}/os-server-password': (ask) => json({ password: serverOf(ask).image_id ? encryptedPassword : '' }),
  'GET /servers/{id}/metadata': (ask) => json({ metadata: serverOf(ask).metadata }),
  'POST /servers/{id}/metadata': async (ask) => {
    await patch(ask, 'nova.servers.updateMetadata', inside(ask.sent, 'metadata'))
    return json({ metadata: serverOf(ask).metadata })
  },
  'DELETE /servers/{id}/metadata/{key}': async (ask) => {
    await patch(ask, 'nova.servers.updateMetadata', {}, [ask.path['key'] ?? ''])
    return empty()
  },
  async 'GET /servers/{id}/os-volume_attachments'(ask) {
    const toDelete = serverOf(ask).volumes_to_delete
    const rows = await ask.rows('nova.servers.volumes', { params: byId(ask) })
    // Told since 2.79 only.
    const [, minor = '1'] = /^compute 2\.(\d+)$/.exec(ask.call.headers.get('OpenStack-API-Version') ?? '') ?? []
    const fate = (row: Fields) =>
      Number(minor) >= 79 ? { delete_on_termination: toDelete.includes(String(row['id'])) } : {}
    return json({ volumeAttachments: rows.map((row) => ({ ...row, ...fate(row) })) })
  },
  'POST /servers/{id}/os-volume_attachments'(ask) {
    const volumeId = String(inside(ask.sent, 'volumeAttachment')['volumeId'])
    const volume = ask.db.cinder.volumes.get(volumeId)
    if (!volume) throw new Refusal(404, `Volume ${volumeId} could not be found.`)
    attachVolume(ask, serverOf(ask), volumeId)
    return json({ volumeAttachment: { id: volumeId, volumeId, serverId: byId(ask).id } })
  },
  'DELETE /servers/{id}/os-volume_attachments/{volume}'(ask) {
    detachVolume(ask, ask.path['volume'] ?? '', serverOf(ask).id)
    return empty(202)
  },
  'POST /servers/{id}/os-interface'(ask) {
    const { net_id, port_id, fixed_ips } = inside(ask.sent, 'interfaceAttachment')
    const [fixed] = (fixed_ips ?? []) as { ip_address: string }[]
    const nic = port_id
      ? { port: String(port_id) }
      : { network: String(net_id), ...(fixed && { address: fixed.ip_address }) }
    plugNics(ask, serverOf(ask), [nic])
    return json({ interfaceAttachment: { net_id, port_id } })
  },
  'DELETE /servers/{id}/os-interface/{port}'(ask) {
    if (ask.db.neutron.ports.get(ask.path['port'] ?? '')?.device_id !== serverOf(ask).id)
      throw new Refusal(404, `Port id ${ask.path['port']} could not be found.`)
    removePort(ask, ask.path['port'] ?? '')
    return empty(202)
  },
}

const flavors: Routes = {
  'GET /flavors/detail': async (ask) => {
    const isPublic = ask.rawQuery.get('is_public')
    const query = { get_extras: 'true', ...(isPublic && isPublic !== 'None' && { is_public: isPublic }) }
    return json({ flavors: (await ask.rows('nova.flavors.list', { query })).map(flavorView) })
  },
  'POST /flavors': async (ask) => {
    const flavor = inside(ask.sent, 'flavor')
    const isPublic = flavor['os-flavor-access:is_public'] !== false
    // Who may use it is said afterwards; so long nobody may.
    const flavor_access = isPublic ? [] : [{ id: '' }]
    const body = { ...flavor, id: flavor['id'] ?? 'auto', flavor_access }
    return json({ flavor: flavorView(await ask.run('nova.flavors.create', { body })) })
  },
  'GET /flavors/{id}': async (ask) => {
    const query = { get_extras: 'true' }
    return json({ flavor: flavorView(await ask.run('nova.flavors.get', { params: byId(ask), query })) })
  },
  'DELETE /flavors/{id}': async (ask) => {
    await ask.run('nova.flavors.delete', { params: byId(ask) })
    return empty(202)
  },
  'GET /flavors/{id}/os-extra_specs': async (ask) =>
    json({ extra_specs: await ask.run('nova.flavors.extraSpecs', { params: byId(ask) }) }),
  'POST /flavors/{id}/os-extra_specs': async (ask) => {
    const extra_specs = inside(ask.sent, 'extra_specs')
    await patch(ask, 'nova.flavors.updateExtraSpecs', extra_specs)
    return json({ extra_specs })
  },
  'DELETE /flavors/{id}/os-extra_specs/{key}': async (ask) => {
    await patch(ask, 'nova.flavors.updateExtraSpecs', {}, [ask.path['key'] ?? ''])
    return empty()
  },
  'GET /flavors/{id}/os-flavor-access': async (ask) => {
    const flavor = await ask.run('nova.flavors.get', { params: byId(ask), query: { get_access_list: 'true' } })
    const access = (flavor['access-list'] ?? []) as string[]
    return json({ flavor_access: access.map((tenant_id) => ({ flavor_id: flavor['id'], tenant_id })) })
  },
  'POST /flavors/{id}/action'(ask) {
    const tenant = String(inside(ask.sent, 'addTenantAccess')['tenant'])
    const { access } = ask.db.nova.flavors.need(byId(ask).id)
    ask.db.nova.flavors.update(byId(ask).id, { access: [...access.filter(Boolean), tenant] })
    return json({ flavor_access: [] })
  },
}

const quotaSets: Routes = {
  'GET /os-quota-sets/{project}/defaults': async (ask) =>
    json({ quota_set: { id: ask.path['project'], ...(await limitsOf(ask, 'nova.quotas.defaults')) } }),
  'GET /os-quota-sets/{project}/detail'(ask) {
    const project = quotaProject(ask)
    const server_groups = ask.db.nova.serverGroups.where('project_id', project).length
    const use = { ...computeUse(ask.world, project), server_groups }
    return json({ quota_set: { id: project, ...limitsWithUse(computeLimits(ask.world, project), use) } })
  },
  // Some of them or all, where Horizon's API takes all.
  'PUT /os-quota-sets/{project}': async (ask) => {
    const project = ask.path['project'] ?? ''
    const quota_set = { ...computeLimits(ask.world, project), ...inside(ask.sent, 'quota_set') }
    await ask.run('nova.quotas.update', { params: { project }, body: quota_set })
    return json({ quota_set })
  },
  'PUT /os-quota-class-sets/default': async (ask) => {
    const quota_class_set = inside(ask.sent, 'quota_class_set')
    await ask.run('nova.quotas.updateDefaults', { body: quota_class_set })
    return json({ quota_class_set })
  },
  'GET /limits': async (ask) => json({ limits: { rate: [], absolute: withoutInfinity(await ask.run('nova.limits')) } }),
}

const changesService = (status: 'enabled' | 'disabled') => (ask: Ask) => {
  ask.policy.demand('compute', 'os_compute_api:os-services:update')
  const { binary, host, disabled_reason = null } = ask.sent
  changeHost(ask.world, String(host), {
    status,
    disabled_reason: disabled_reason === null ? null : String(disabled_reason),
  })
  return json({ service: { binary, host, status, ...(disabled_reason !== null && { disabled_reason }) } })
}

const hosts: Routes = {
  async 'GET /os-services'(ask) {
    const binary = ask.rawQuery.get('binary')
    const services = await ask.rows('nova.services.list')
    return json({ services: binary ? services.filter((service) => service['binary'] === binary) : services })
  },
  'PUT /os-services/enable': changesService('enabled'),
  'PUT /os-services/disable': changesService('disabled'),
  'PUT /os-services/disable-log-reason': changesService('disabled'),
  'GET /os-hypervisors/detail'(ask) {
    ask.policy.demand('compute', 'os_compute_api:os-hypervisors:list-detail')
    const hypervisors = machinesOf(ask.world).map(({ id, host, instances, vcpus, ram, disk }) => ({
      id,
      hypervisor_hostname: host,
      hypervisor_type: 'QEMU',
      service: { id, host, disabled_reason: null },
      vcpus: capacity.vcpus,
      vcpus_used: vcpus,
      memory_mb: capacity.ram,
      memory_mb_used: ram,
      local_gb: capacity.disk,
      local_gb_used: disk,
      running_vms: instances,
    }))
    return json({ hypervisors })
  },
}

export const compute: Service = {
  name: 'compute',
  routes: {
    'GET /': () => json({ version: { id: 'v2.1', status: 'CURRENT', version: '2.93', min_version: '2.1', links: [] } }),
    ...servers,
    ...flavors,
    ...quotaSets,
    ...usageRoutes,
    'GET /os-keypairs': list('nova.keypairs.list', 'keypairs'),
    'POST /os-keypairs': async (ask) => {
      const { type = 'ssh', ...keypair } = inside(ask.sent, 'keypair')
      return json({ keypair: await ask.run('nova.keypairs.create', { body: { ...keypair, key_type: type } }) }, 201)
    },
    'GET /os-keypairs/{name}': async (ask) =>
      json({ keypair: { type: 'ssh', ...(await ask.run('nova.keypairs.get', { params: keyOf(ask) })) } }),
    'DELETE /os-keypairs/{name}': async (ask) => {
      await ask.run('nova.keypairs.delete', { params: keyOf(ask) })
      return empty(202)
    },
    ...hosts,
    'GET /os-availability-zone': list('nova.availabilityZones.list', 'availabilityZoneInfo'),
    'GET /os-availability-zone/detail': async (ask) =>
      json({ availabilityZoneInfo: await ask.rows('nova.availabilityZones.list', { query: { detailed: 'true' } }) }),
    'GET /os-server-groups': async (ask) =>
      json({
        server_groups: (await ask.rows('nova.serverGroups.list')).map((group) => {
          const { project_id, user_id } = ask.db.nova.serverGroups.need(String(group['id']))
          return { ...group, project_id, user_id }
        }),
      }),
    'POST /os-server-groups': async (ask) =>
      json({ server_group: await ask.run('nova.serverGroups.create', { body: inside(ask.sent, 'server_group') }) }),
    'GET /os-server-groups/{id}': async (ask) =>
      json({ server_group: await ask.run('nova.serverGroups.get', { params: byId(ask) }) }),
    'DELETE /os-server-groups/{id}': async (ask) => {
      await ask.run('nova.serverGroups.delete', { params: byId(ask) })
      return empty()
    },
    ...aggregateRoutes,
  },
}
