import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  createVisit,
  createVisits,
  type Cloud,
  type Discardable,
  type UserName,
  type Visit,
} from '../contract/cloud.js'
import { sweepHorizon } from './sweep-horizon.js'

export const liveOrigin = (process.env.HORIZON_URL ?? 'http://127.0.0.1:18000').replace(/\/$/, '')
const passwords: Record<UserName, string> = {
  demo: process.env.HORIZON_DEMO_PASSWORD ?? 'secret-demo',
  admin: process.env.HORIZON_ADMIN_PASSWORD ?? 'secret-admin',
  reader: process.env.HORIZON_READER_PASSWORD ?? 'secret-reader',
}

/** Horizon's tables by whose forms things go that the REST API cannot delete. */
const forms = {
  volume: ['/project/volumes/', 'volumes__delete__'],
  network: ['/project/networks/', 'networks__delete__'],
  'floating-ip': ['/project/floating_ips/', 'floating_ips__release__'],
} as const

/** The Horizon at `HORIZON_URL`. */
export function openLiveCloud(): Cloud {
  const stranger = () => createVisit(globalThis.fetch, liveOrigin)
  const as = createVisits(passwords, stranger)
  return {
    name: 'live',
    stranger,
    passwords,
    as,
    async waitUntil(what, test) {
      for (const end = Date.now() + 60_000; Date.now() < end;) {
        if (await test()) return
        await new Promise((resolve) => setTimeout(resolve, 500))
      }
      throw new Error(`Waited in vain until ${what}`)
    },
    note: (kind, id) => writeNotes([...readNotes(), [kind, id]]),
    async discard(kind, id) {
      await discard(await as('demo'), kind, id)
      writeNotes(readNotes().filter(([, noted]) => noted !== id))
    },
  }
}

/** What has no name to be found by, until it is discarded. On disk, because a run may be interrupted. */
type Notes = ReadonlyArray<readonly [kind: Discardable, id: string]>
const notes = fileURLToPath(new URL('../artifacts/live-leftovers.json', import.meta.url))

function readNotes(): Notes {
  return existsSync(notes) ? (JSON.parse(readFileSync(notes, 'utf8')) as Notes) : []
}

function writeNotes(next: Notes): void {
  mkdirSync(dirname(notes), { recursive: true })
  writeFileSync(notes, JSON.stringify(next))
}

async function discard(visit: Visit, kind: Discardable, id: string): Promise<void> {
  const [path, action] = forms[kind]
  await visit.send('POST', path, { form: new URLSearchParams({ action: action + id }) })
}

/** Makes a port as Horizon's form does: the REST API has no way. */
export async function createPort(visit: Visit, network: string, name: string): Promise<void> {
  const form = new URLSearchParams({
    name,
    network_id: network,
    admin_state: 'on',
    specify_ip: '',
    binding__vnic_type: 'normal',
    port_security_enabled: 'on',
  })
  const { status } = await visit.send('POST', `/project/networks/${network}/ports/create`, { form, ajax: false })
  if (status !== 302) throw new Error(`Making the port ${name} answered ${status}`)
}

/** Removes what a run has left behind: everything whose name begins with the prefix. */
export async function sweep(cloud: Cloud, prefix = 'ct-'): Promise<void> {
  const isOurs = ({ name }: { readonly name?: unknown }) => typeof name === 'string' && name.startsWith(prefix)
  const demo = await cloud.as('demo')
  const admin = await cloud.as('admin')
  const { client } = demo
  const leftovers = async <T extends { readonly name?: unknown }>(list: Promise<{ readonly items: readonly T[] }>) =>
    (await list).items.filter(isOurs)
  const quietly = (work: Promise<unknown>) => work.catch(() => undefined)

  const servers = () => leftovers(client.call('nova.servers.list'))
  for (const { id } of await servers()) await quietly(client.call('nova.servers.delete', { params: { id } }))
  // Their ports and volumes are in use until they are gone.
  await quietly(cloud.waitUntil('the servers are gone', async () => !(await servers()).length))
  for (const [kind, id] of readNotes()) await cloud.discard(kind, id)
  await sweepHorizon(cloud, prefix)
  for (const { name } of await leftovers(client.call('nova.keypairs.list')))
    await quietly(client.call('nova.keypairs.delete', { params: { name } }))
  for (const { id } of await leftovers(client.call('nova.serverGroups.list')))
    await quietly(client.call('nova.serverGroups.delete', { params: { id } }))
  for (const { id } of await leftovers(client.call('glance.images.list')))
    await quietly(client.call('glance.images.delete', { params: { id } }))
  for (const { id } of await leftovers(client.call('neutron.trunks.list')))
    await quietly(client.call('neutron.trunks.delete', { params: { id } }))
  for (const { id, network_id } of await leftovers(client.call('neutron.ports.list')))
    await demo.send('POST', `/project/networks/${network_id}/detail?tab=network_tabs__ports_tab`, {
      form: new URLSearchParams({ action: `ports__delete__${id}` }),
    })
  for (const { id } of await leftovers(client.call('neutron.networks.list'))) await discard(demo, 'network', id)
  for (const { name } of await leftovers(client.call('swift.containers.list'))) await emptyContainer(demo, name)

  const { client: root } = admin
  for (const { id } of await leftovers(root.call('neutron.networks.list'))) await discard(admin, 'network', id)
  for (const { id } of await leftovers(root.call('nova.flavors.list')))
    await quietly(root.call('nova.flavors.delete', { params: { id } }))
  for (const { id } of await leftovers(root.call('neutron.qosPolicies.list')))
    await quietly(root.call('neutron.qosPolicies.delete', { params: { id } }))
  for (const { id } of await leftovers(root.call('keystone.users.list')))
    await quietly(root.call('keystone.users.delete', { params: { id } }))
  for (const { id } of await leftovers(root.call('keystone.groups.list')))
    await quietly(root.call('keystone.groups.delete', { params: { id } }))
  for (const { id } of await leftovers(root.call('keystone.roles.list')))
    await quietly(root.call('keystone.roles.delete', { params: { id } }))
  for (const { id } of await leftovers(root.call('keystone.projects.list')))
    await quietly(root.call('keystone.projects.delete', { params: { id } }))
  for (const { id } of await leftovers(root.call('keystone.domains.list'))) {
    await quietly(root.call('keystone.domains.update', { params: { id }, body: { enabled: false } }))
    await quietly(root.call('keystone.domains.delete', { params: { id } }))
  }
}

async function emptyContainer({ client }: Visit, container: string): Promise<void> {
  const clear = async (path: string): Promise<void> => {
    const { items } = await client.call('swift.objects.list', { params: { container }, query: { path } })
    for (const item of items) {
      if (item.is_subdir) await clear(item.path)
      await client.call('swift.objects.delete', { params: { container, path: item.path } }).catch(() => undefined)
    }
  }
  await clear('')
  await client.call('swift.containers.delete', { params: { container } }).catch(() => undefined)
}
