import { authenticate, cloudAccess, Services } from '@stratus/api-client/openstack'
import { OpenStackUpstream } from '../../host-app/server/openstack/upstream-openstack.js'
import { createVisit, createVisits, type Cloud, type Discardable } from '../contract/cloud.js'

export const authUrl = process.env.OS_AUTH_URL ?? 'http://127.0.0.1:5000/v3'
export const passwords = { demo: 'secret-demo', admin: 'secret-admin', reader: 'secret-reader' }
const projects = { demo: '0d000000000000000000000000000002', admin: '0a000000000000000000000000000001' } as const

/** Where a thing is deleted, by what it is. */
const places: Readonly<Record<Discardable, readonly ['volume' | 'network', string]>> = {
  volume: ['volume', '/volumes/'],
  network: ['network', '/networks/'],
  'floating-ip': ['network', '/floatingips/'],
}

/** The services of the live cloud, for what no operation of the table does. */
export async function servicesAs(user: keyof typeof projects): Promise<Services> {
  const access = cloudAccess((url, init) => fetch(url, init), authUrl)
  const proof = { method: 'password', name: user, domain: 'Default', password: passwords[user] } as const
  const { token, catalog } = await authenticate(access, proof, projects[user])
  return new Services(access, { token, catalog, region: 'RegionOne' })
}

/** The live OpenStack at `OS_AUTH_URL`, without its Horizon. */
export function openDirectCloud(): Cloud {
  const config = { authUrl, interface: 'public', domain: 'Default', secrets: ['s'.repeat(32)] } as const
  const upstream = new OpenStackUpstream(config, { webroot: '/' })
  const stranger = () => createVisit((input, init) => upstream.fetch(new Request(input, init)), 'http://stratus.test')
  const made: [Discardable, string][] = []
  return {
    name: 'direct',
    stranger,
    passwords,
    as: createVisits(passwords, stranger),
    async waitUntil(what, test) {
      for (const end = Date.now() + 60_000; Date.now() < end;) {
        if (await test()) return
        await new Promise((resolve) => setTimeout(resolve, 500))
      }
      throw new Error(`Waited in vain until ${what}`)
    },
    async switchesVolumeServices() {
      const services = await servicesAs('admin')
      const all = () => services.all('volume', '/os-services', 'services')
      const service = (await all()).find(({ binary }) => binary === 'cinder-backup')
      const body = { host: service?.['host'], binary: 'cinder-backup' }
      await services.put('volume', '/os-services/disable', body)
      const isOff = (await all()).some(({ binary, status }) => binary === 'cinder-backup' && status === 'disabled')
      await services.put('volume', '/os-services/enable', body)
      return isOff
    },
    note: (kind, id) => void made.push([kind, id]),
    async discard(kind, id) {
      const [service, path] = places[kind]
      await (await servicesAs('demo')).delete(service, path + id)
    },
  }
}

/** What tests make, by where it is listed: what depends on another before it. */
const lists = [
  ['demo', 'compute', '/servers', 'servers'],
  ['demo', 'compute', '/os-server-groups', 'server_groups'],
  ['demo', 'image', '/images', 'images'],
  ['demo', 'network', '/trunks', 'trunks'],
  ['demo', 'network', '/routers', 'routers'],
  ['demo', 'network', '/ports', 'ports'],
  ['demo', 'network', '/networks', 'networks'],
  ['demo', 'network', '/security-groups', 'security_groups'],
  ['demo', 'volume', '/os-volume-transfer', 'transfers'],
  ['demo', 'volume', '/snapshots', 'snapshots'],
  ['demo', 'volume', '/volumes', 'volumes'],
  ['admin', 'network', '/networks', 'networks'],
  ['admin', 'image', '/metadefs/namespaces', 'namespaces'],
  ['admin', 'compute', '/flavors', 'flavors'],
  ['admin', 'network', '/qos/policies', 'policies'],
  ['admin', 'identity', '/users', 'users'],
  ['admin', 'identity', '/groups', 'groups'],
  ['admin', 'identity', '/roles', 'roles'],
  ['admin', 'identity', '/projects', 'projects'],
] as const

/** Removes what a run has left behind: everything whose name begins with the prefix. */
export async function sweepDirectly(prefix = 'ct-'): Promise<void> {
  await enableHosts(prefix)
  await detachVolumes(prefix)
  await emptyRouters(prefix)
  for (const [user, service, path, name] of lists) {
    const services = await servicesAs(user)
    const found = await services.all(service, path, name)
    for (const { namespace, id = namespace, name = namespace } of found)
      if (String(name).startsWith(prefix))
        await services.delete(service, `${path}/${String(id)}`).catch(() => undefined)
  }
}

/** Hosts that were disabled for a reason of ours: nothing could be launched any more. */
async function enableHosts(prefix: string): Promise<void> {
  const services = await servicesAs('admin')
  for (const { host, binary, disabled_reason } of await services.all('compute', '/os-services', 'services'))
    if (String(disabled_reason).startsWith(prefix))
      await services.put('compute', '/os-services/enable', { host, binary })
}

/** A router with interfaces cannot be deleted; a left one holds the addresses that its journey asks for. */
async function emptyRouters(prefix: string): Promise<void> {
  const services = await servicesAs('demo')
  const routers = await services.all('network', '/routers', 'routers')
  for (const { id } of routers.filter(({ name }) => String(name).startsWith(prefix))) {
    const path = `/routers/${String(id)}`
    await services.put('network', path, { router: { routes: [], external_gateway_info: {} } })
    for (const port of await services.all('network', `/ports?device_id=${String(id)}`, 'ports'))
      await services.put('network', `${path}/remove_router_interface`, { port_id: port['id'] })
  }
}

/** A volume that is attached cannot be deleted. */
async function detachVolumes(prefix: string): Promise<void> {
  const services = await servicesAs('demo')
  const attached = async () =>
    (await services.all('volume', '/volumes/detail', 'volumes'))
      .filter(({ name }) => String(name).startsWith(prefix))
      .flatMap(({ id, attachments }) =>
        (attachments as { server_id: string }[]).map(({ server_id }) => [server_id, id]),
      )
  for (const [server, volume] of await attached())
    await services
      .delete('compute', `/servers/${server}/os-volume_attachments/${String(volume)}`)
      .catch(() => undefined)
  for (const end = Date.now() + 30_000; (await attached()).length && Date.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, 1000))
}
