import type { AnswerOf, Client } from '@stratus/api-client'
import { t, type DeleteUse } from '@stratus/widgets'
import { resourceTypes } from '../paths.js'
import type { NamedItem } from './context.js'

type Calls = Pick<Client, 'call'>
type Controls = { readonly signal: AbortSignal; readonly quiet: true }
type Port = AnswerOf<'neutron.ports.list'>['items'][number]
type Lookup = (client: Calls, ids: ReadonlySet<string>, controls: Controls) => Promise<readonly DeleteUse[]>

/** Ids of what a thing uses; some are not set. */
type Used = readonly (string | null | undefined)[]

const nameOf = ({ id, name }: NamedItem) => name || id
const uses = (used: Used, ids: ReadonlySet<string>) => used.some((id) => id && ids.has(id))

/**
 * Looks in a list for what uses the items.
 * @param label English, key of its translation
 */
const among =
  <Thing extends NamedItem>(
    label: string,
    list: (client: Calls, controls: Controls) => Promise<{ readonly items: readonly Thing[] }>,
    used: (thing: Thing) => Used,
  ): Lookup =>
  async (client, ids, controls) => {
    const { items } = await list(client, controls)
    return [{ label: t(label), names: items.filter((item) => uses(used(item), ids)).map(nameOf) }]
  }

const servers = (client: Calls, controls: Controls) => client.call('nova.servers.list', controls)
const volumes = (client: Calls, controls: Controls) => client.call('cinder.volumes.list', controls)
const snapshots = (client: Calls, controls: Controls) => client.call('cinder.snapshots.list', controls)

/** Names of instances; an instance that nobody can name is its id. */
async function namesOfServers(client: Calls, controls: Controls): Promise<ReadonlyMap<string, string>> {
  const { items } = await servers(client, controls).catch(() => ({ items: [] }))
  return new Map(items.map((server) => [server.id, nameOf(server)]))
}

/** Names of routers, too. */
async function namesOfRouters(client: Calls, controls: Controls): Promise<ReadonlyMap<string, string>> {
  const { items } = await client.call('neutron.routers.list', controls).catch(() => ({ items: [] }))
  return new Map(items.map((router) => [router.id, nameOf(router)]))
}

/** Ports the network service keeps for itself go with the network. */
const isOwn = ({ device_owner }: Port) => device_owner === 'network:dhcp' || device_owner === 'network:distributed'
const isServer = ({ device_owner }: Port) => Boolean(device_owner?.startsWith('compute:'))
const isRouter = ({ device_owner }: Port) => Boolean(device_owner?.startsWith('network:router'))

/** Looks at the ports: what is plugged in there is what uses a thing. */
const plugged =
  (used: (port: Port) => Used): Lookup =>
  async (client, ids, controls) => {
    const [{ items }, servers, routers] = await Promise.all([
      client.call('neutron.ports.list', controls),
      namesOfServers(client, controls),
      namesOfRouters(client, controls),
    ])
    const names = new Map([...servers, ...routers])
    const ports = items.filter((port) => !isOwn(port) && uses(used(port), ids))
    const devices = (chosen: readonly Port[]) => [
      ...new Set(chosen.map(({ device_id, id }) => names.get(device_id ?? '') ?? (device_id || id))),
    ]
    const others = ports.filter((port) => !isServer(port) && !isRouter(port))
    return [
      { label: t('Instances'), names: devices(ports.filter(isServer)) },
      { label: t('Routers'), names: devices(ports.filter(isRouter)) },
      { label: t('Ports'), names: others.map(nameOf) },
    ]
  }

/** A port alone is not used by itself: only what is plugged into it counts. */
const pluggedInto: Lookup = async (client, ids, controls) =>
  (await plugged(({ id }) => [id])(client, ids, controls)).slice(0, 2)

const floating: Lookup = async (client, ids, controls) => {
  const [{ items }, names] = await Promise.all([
    client.call('neutron.floatingIps.list', controls),
    namesOfServers(client, controls),
  ])
  const bound = items.filter(({ id, port_id }) => ids.has(id) && port_id)
  const instances = bound.filter(({ instance_id }) => instance_id)
  return [
    {
      label: t('Instances'),
      names: instances.map(({ instance_id }) => names.get(instance_id ?? '') ?? `${instance_id}`),
    },
    { label: t('Ports'), names: bound.filter(({ instance_id }) => !instance_id).map(({ port_id }) => `${port_id}`) },
  ]
}

const members: Lookup = async (client, ids, controls) => {
  const [{ items }, names] = await Promise.all([
    client.call('nova.serverGroups.list', controls),
    namesOfServers(client, controls),
  ])
  const found = items.filter(({ id }) => ids.has(id)).flatMap((group) => group.members)
  return [{ label: t('Instances'), names: found.map((id) => names.get(id) ?? id) }]
}

/** By type code: what may use such a thing, and where that is seen. */
const lookups: Readonly<Record<string, readonly Lookup[]>> = {
  [resourceTypes.network]: [plugged(({ network_id }) => [network_id])],
  [resourceTypes.subnet]: [plugged(({ fixed_ips }) => fixed_ips.map(({ subnet_id }) => subnet_id))],
  [resourceTypes.port]: [pluggedInto],
  [resourceTypes.securityGroup]: [plugged(({ security_groups }) => security_groups)],
  [resourceTypes.floatingIp]: [floating],
  [resourceTypes.qosPolicy]: [
    among(
      'Networks',
      (client, controls) => client.call('neutron.networks.list', controls),
      ({ qos_policy_id }) => [qos_policy_id],
    ),
    plugged(({ qos_policy_id }) => [qos_policy_id]),
  ],
  [resourceTypes.image]: [
    among('Instances', servers, ({ image }) => [image?.id]),
    among('Volumes', volumes, ({ image_id, volume_image_metadata }) => [image_id, volume_image_metadata['image_id']]),
  ],
  [resourceTypes.keypair]: [among('Instances', servers, ({ key_name }) => [key_name])],
  [resourceTypes.serverGroup]: [members],
  [resourceTypes.volume]: [
    among('Volume snapshots, which have to be deleted first', snapshots, ({ volume_id }) => [volume_id]),
  ],
}

/**
 * What uses the items, as far as this user sees it. Rejects when that cannot be found out.
 * @param type as in results of actions
 */
export async function findUses(
  type: string,
  items: readonly NamedItem[],
  client: Calls,
  signal: AbortSignal,
): Promise<readonly DeleteUse[]> {
  const ids = new Set(items.map(({ id }) => id))
  const found = await Promise.all((lookups[type] ?? []).map((look) => look(client, ids, { signal, quiet: true })))
  return found.flat()
}
