import type { Client } from '@stratus/api-client'
import type { IconName } from '@stratus/widgets'
import { resourceTypes as detailed } from '../details/registry.js'
import { paths, resourceTypes } from '../paths.js'

/** A thing of the cloud as the palette shows it. */
export interface Found {
  readonly id: string
  /** Null when nobody gave it one. */
  readonly name: string | null
  /** What it is also found by, and shown beside the name: addresses. */
  readonly addresses?: readonly string[]
  /** Its page below the web root; null shows its list, searched for it. */
  readonly to: string | null
}

/** A kind of resource that the palette searches. */
export interface Source {
  readonly id: string
  /** English, key of its translation: what the list is called. */
  readonly label: string
  readonly icon: IconName
  /** Panel in `navigation.ts`: who does not see it finds nothing of it. */
  readonly panel: string
  /** All of them; a quiet call. */
  load(client: Client, signal: AbortSignal): Promise<readonly Found[]>
}

const withDetails = new Set(detailed.map(({ type }) => type))

/** The details page, where that type has one. */
function detailsOf(type: string, path: string): string | null {
  return withDetails.has(type) ? paths.details(type, path) : null
}

const present = (texts: readonly (string | null)[]) => texts.filter((text): text is string => Boolean(text))

/** Every kind of resource, in the order the results have. */
export const sources: readonly Source[] = [
  {
    id: 'instances',
    label: 'Instances',
    icon: 'server',
    panel: 'project.instances',
    load: async (client, signal) =>
      (await client.call('nova.servers.list', { signal, quiet: true })).items.map(({ id, name, addresses }) => ({
        id,
        name,
        addresses: addresses.map(({ addr }) => addr),
        to: paths.instance('project', id),
      })),
  },
  {
    id: 'images',
    label: 'Images',
    icon: 'image',
    panel: 'project.images',
    load: async (client, signal) =>
      (await client.call('glance.images.list', { signal, quiet: true })).items.map(({ id, name }) => ({
        id,
        name,
        to: detailsOf(resourceTypes.image, id),
      })),
  },
  {
    id: 'volumes',
    label: 'Volumes',
    icon: 'volume',
    panel: 'project.volumes',
    load: async (client, signal) =>
      (await client.call('cinder.volumes.list', { signal, quiet: true })).items.map(({ id, name }) => ({
        id,
        name,
        to: detailsOf(resourceTypes.volume, id),
      })),
  },
  {
    id: 'snapshots',
    label: 'Volume Snapshots',
    icon: 'snapshot',
    panel: 'project.snapshots',
    load: async (client, signal) =>
      (await client.call('cinder.snapshots.list', { signal, quiet: true })).items.map(({ id, name }) => ({
        id,
        name,
        to: detailsOf(resourceTypes.snapshot, id),
      })),
  },
  {
    id: 'networks',
    label: 'Networks',
    icon: 'network',
    panel: 'project.networks',
    load: async (client, signal) =>
      (await client.call('neutron.networks.list', { signal, quiet: true })).items.map(({ id, name }) => ({
        id,
        name,
        to: paths.network(id),
      })),
  },
  {
    id: 'floating-ips',
    label: 'Floating IPs',
    icon: 'globe',
    panel: 'project.floating_ips',
    load: async (client, signal) =>
      (await client.call('neutron.floatingIps.list', { signal, quiet: true })).items.map(({ id, ip, fixed_ip }) => ({
        id,
        name: ip,
        addresses: present([fixed_ip]),
        to: null,
      })),
  },
  {
    id: 'security-groups',
    label: 'Security Groups',
    icon: 'shield',
    panel: 'project.security_groups',
    load: async (client, signal) =>
      (await client.call('neutron.securityGroups.list', { signal, quiet: true })).items.map(({ id, name }) => ({
        id,
        name,
        to: paths.securityGroup(id),
      })),
  },
  {
    id: 'key-pairs',
    label: 'Key Pairs',
    icon: 'key',
    panel: 'project.key_pairs',
    load: async (client, signal) =>
      (await client.call('nova.keypairs.list', { signal, quiet: true })).items.map(({ name }) => ({
        id: name,
        name,
        to: detailsOf(resourceTypes.keypair, name),
      })),
  },
  {
    id: 'server-groups',
    label: 'Server Groups',
    icon: 'boxes',
    panel: 'project.server_groups',
    load: async (client, signal) =>
      (await client.call('nova.serverGroups.list', { signal, quiet: true })).items.map(({ id, name }) => ({
        id,
        name,
        to: detailsOf(resourceTypes.serverGroup, id),
      })),
  },
  {
    id: 'trunks',
    label: 'Trunks',
    icon: 'split',
    panel: 'project.trunks',
    load: async (client, signal) =>
      (await client.call('neutron.trunks.list', { signal, quiet: true })).items.map(({ id, name }) => ({
        id,
        name,
        to: detailsOf(resourceTypes.trunk, id),
      })),
  },
  {
    id: 'qos',
    label: 'Network QoS',
    icon: 'gauge',
    panel: 'project.network_qos',
    load: async (client, signal) =>
      (await client.call('neutron.qosPolicies.list', { signal, quiet: true })).items.map(({ id, name }) => ({
        id,
        name,
        to: detailsOf(resourceTypes.qosPolicy, id),
      })),
  },
  {
    id: 'containers',
    label: 'Containers',
    icon: 'container',
    panel: 'project.containers',
    load: async (client, signal) =>
      (await client.call('swift.containers.list', { signal, quiet: true })).items.map(({ name }) => ({
        id: name,
        name,
        to: paths.container(name),
      })),
  },
  {
    id: 'flavors',
    label: 'Flavors',
    icon: 'cpu',
    panel: 'admin.flavors',
    load: async (client, signal) =>
      (await client.call('nova.flavors.list', { signal, quiet: true })).items.map(({ id, name }) => ({
        id,
        name,
        to: null,
      })),
  },
]
