import { decoded } from '../decoded.js'
import { switchVolumeProcess } from './cinder/any-services.js'
import { groupSpecsPath, groupVersion } from './cinder/groups.js'
import { stackPath } from './heat/stacks.js'
import { many, one, type Json } from './json.js'
import { propertyPlace, removeProperty } from './glance/metadef-parts.js'
import { deleteCredential } from './keystone/credentials.js'
import { mappingsPath, providersPath, removeProtocol } from './keystone/federation.js'
import { recreateEc2 } from './keystone/ec2.js'
import { routeId } from './neutron/routers.js'
import { part } from './question.js'
import { ServiceError } from './service-error.js'
import type { Services } from './services.js'
import type { ServiceName } from './catalog.js'

type Act = (services: Services, id: string, of: string) => Promise<unknown>

const remove =
  (service: ServiceName, path: string, microversion?: string): Act =>
  (services, id) =>
    services.delete(service, `${path}/${part(id)}`, { microversion })

const onServer =
  (action: Json): Act =>
  (services, id) =>
    services.post('compute', `/servers/${part(id)}/action`, action)

const onStack =
  (action: Json): Act =>
  async (services, id) =>
    services.post('orchestration', `${await stackPath(services, id)}/actions`, action)

/** A shelved server comes back by the same action of Horizon's table that shelves one. */
const shelve: Act = async (services, id) => {
  const server = (await services.get('compute', `/servers/${part(id)}`))['server'] as Json | undefined
  const shelved = String(server?.['status']).startsWith('SHELVED')
  return onServer(shelved ? { unshelve: null } : { shelve: null })(services, id, '')
}

const enableHost: Act = (services, host) =>
  services.put('compute', '/os-services/enable', { host, binary: 'nova-compute' })

const switchAgent =
  (on: boolean): Act =>
  (services, id) =>
    services.put('network', `/agents/${part(id)}`, { agent: { admin_state_up: on } })

/** As Horizon does: types that it was associated with lose it. */
const removeQosSpec: Act = (services, id) => services.delete('volume', `/qos-specs/${part(id)}?force=True`)

/** Its rows are named as they stand in addresses. */
const removeQosValue: Act = (services, key, spec) =>
  services.put('volume', `/qos-specs/${part(spec)}/delete_keys`, { keys: [decoded(key)] })

const removeInterface: Act = (services, port, router) =>
  services.put('network', `/routers/${part(router)}/remove_router_interface`, { port_id: port })

const clearGateway: Act = (services, id) =>
  services.put('network', `/routers/${part(id)}`, { router: { external_gateway_info: {} } })

/** A route is named as Horizon's rows are: the next hop and the destination. */
const removeRoute: Act = async (services, route, router) => {
  const path = `/routers/${part(router)}`
  const known = many(one(await services.get('network', path), 'router'), 'routes')
  const routes = known.filter((each) => routeId(each) !== route)
  return services.put('network', path, { router: { routes } })
}

const disassociate: Act = (services, id) =>
  services.put('network', `/floatingips/${part(id)}`, { floatingip: { port_id: null } })

/** The transfer that a volume waits for. */
const removeTransfer: Act = async (services, volume) => {
  const transfers = await services.all('volume', '/os-volume-transfer/detail', 'transfers')
  const found = transfers.find((transfer) => transfer['volume_id'] === volume)
  if (!found) throw new ServiceError(404, 'The volume waits for no transfer.')
  return services.delete('volume', `/os-volume-transfer/${part(String(found['id']))}`)
}

/**
 * Actions of Horizon's tables that no call of its REST API stands for, by table and action, behind the page where a table of that
 * name stands on several; the last argument is the id of the
 * thing whose part is meant, where the page's address names one.
 */
const actions: Readonly<Record<string, Act>> = {
  instances__confirm: onServer({ confirmResize: null }),
  instances__revert: onServer({ revertResize: null }),
  instances__unrescue: onServer({ unrescue: null }),
  instances__shelve: shelve,
  instances__migrate: onServer({ migrate: null }),
  instances__lock: onServer({ lock: null }),
  instances__unlock: onServer({ unlock: null }),
  instances__delete: remove('compute', '/servers'),
  host_aggregates__delete: remove('compute', '/os-aggregates'),
  compute_host__enable: enableHost,
  cinder_services__enable: (services, id) => switchVolumeProcess(services, id, true),
  cinder_services__disable: (services, id) => switchVolumeProcess(services, id, false),
  network_agents__enable: switchAgent(true),
  network_agents__disable: switchAgent(false),
  volumes__delete: remove('volume', '/volumes'),
  volumes__delete_transfer: removeTransfer,
  volume_snapshots__delete: remove('volume', '/snapshots'),
  volume_types__delete: remove('volume', '/types'),
  volume_types__delete_encryption: (services, id) =>
    services.delete('volume', `/types/${part(id)}/encryption/provider`),
  qos_specs__delete: removeQosSpec,
  'admin/volume_types/qos_specs/ specs__delete': removeQosValue,
  volume_backups__delete: remove('volume', '/backups'),
  volume_backups__delete_force: (services, id) =>
    services.post('volume', `/backups/${part(id)}/action`, { 'os-force_delete': {} }),
  volume_vg_snapshots__delete_vg_snapshot: remove('volume', '/group_snapshots', groupVersion),
  group_types__delete: remove('volume', '/group_types', groupVersion),
  // Its rows are named as they stand in addresses.
  specs__delete: (services, key, type) =>
    services.delete('volume', groupSpecsPath(type, decoded(key)), { microversion: groupVersion }),
  agents__delete: (services, agent, network) =>
    services.delete('network', `/agents/${part(agent)}/dhcp-networks/${part(network)}`),
  networks__delete: remove('network', '/networks'),
  subnets__delete: remove('network', '/subnets'),
  ports__delete: remove('network', '/ports'),
  interfaces__delete: removeInterface,
  routers__clear: clearGateway,
  extra_routes__delete: removeRoute,
  routers__delete: remove('network', '/routers'),
  Routers__delete: remove('network', '/routers'),
  'rbac policies__delete': remove('network', '/rbac-policies'),
  subnet_pools__delete: remove('network', '/subnetpools'),
  address_scopes__delete: remove('network', '/address-scopes'),
  port_forwardings__delete: (services, id, address) =>
    services.delete('network', `/floatingips/${part(address)}/port_forwardings/${part(id)}`),
  floating_ips__disassociate: disassociate,
  floating_ips__release: remove('network', '/floatingips'),
  security_groups__delete: remove('network', '/security-groups'),
  rules__delete: remove('network', '/security-group-rules'),
  properties__delete: (services, key, of) => removeProperty(services, of, propertyPlace(key)),
  namespaces__delete: remove('image', '/metadefs/namespaces'),
  application_credentials__delete: deleteCredential,
  group_members__removeGroupMember: (services, user, group) =>
    services.delete('identity', `/groups/${part(group)}/users/${part(user)}`),
  group_non_members__add: (services, user, group) =>
    services.put('identity', `/groups/${part(group)}/users/${part(user)}`, undefined),
  identity_providers__delete: remove('identity', providersPath),
  idp_mappings__delete: remove('identity', mappingsPath),
  idp_protocols__delete: removeProtocol,
  credentialstable__delete: remove('identity', '/credentials'),
  endpoints__recreate_credentials: recreateEc2,
  stacks__check: onStack({ check: '' }),
  stacks__suspend: onStack({ suspend: '' }),
  stacks__resume: onStack({ resume: '' }),
  stacks__delete: async (services, id) => services.delete('orchestration', await stackPath(services, id)),
}

/**
 * Does what an action of one of Horizon's tables does.
 * @param action as Horizon's forms send it: `volumes__delete__ID`
 * @param of the id that the page's address names, such as a router's
 * @param page its address up to that id, for tables of one name on several pages
 * @returns false when no such action is known
 */
export async function tableAction(services: Services, action: string, of = '', page = ''): Promise<boolean> {
  const [table = '', name = '', ...rest] = action.split('__')
  const act = actions[`${page} ${table}__${name}`] ?? actions[`${table}__${name}`]
  if (!act) return false
  await act(services, rest.join('__'), of)
  return true
}
