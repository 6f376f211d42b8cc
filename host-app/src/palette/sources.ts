import type { Client, Gate } from '@stratus/api-client'
import type { IconName } from '@stratus/widgets'
import type { Action, PanelActions } from '../actions/action.js'
import type { NamedItem } from '../actions/context.js'
import { hasDetails } from '../navigation/details-lists.js'
import { allProjects } from '../panels/keystone/projects/project-list.js'
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
  /** As its panel's list has it, where what can be done with it is offered here, too. */
  readonly item?: NamedItem
}

/** What can be done with items of a panel. */
export interface Acting {
  readonly type: string
  readonly actions: readonly Pick<Action<NamedItem>, 'id' | 'label' | 'icon' | keyof Gate>[]
  /** Whether an item takes an action now. */
  takes(item: NamedItem, action: string): boolean
}

/** The list of a source has the very items of the panel. */
const acting =
  <Item extends NamedItem>(load: () => Promise<PanelActions<Item>>) =>
  async (): Promise<Acting> => {
    const { type, items } = await load()
    return {
      type,
      actions: items,
      takes(item, id) {
        const action = items.find((each) => each.id === id)
        return Boolean(action && (action.when?.(item as Item) ?? true) && !action.unavailable?.(item as Item))
      },
    }
  }

/** A kind of resource that the palette searches. */
export interface Source {
  readonly id: string
  /** English, key of its translation: what the list is called. */
  readonly label: string
  readonly icon: IconName
  /** Panel in `navigation.ts`: who does not see it finds nothing of it. */
  readonly panel: string
  /** Its panel lists something else: there is no list of all that was found. */
  readonly unlisted?: true
  /** What can be done with what was found, each with its `item`. */
  readonly acting?: () => Promise<Acting>
  /** All of them; a quiet call. */
  load(client: Client, signal: AbortSignal): Promise<readonly Found[]>
}

/** The details page, where that type has one. */
function detailsOf(type: string, path: string): string | null {
  return hasDetails(type) ? paths.details(type, path) : null
}

/** An item of its panel's list, with what can be done with it. */
const found = (item: NamedItem, to: string | null): Found => ({ id: item.id, name: item.name, to, item })

const present = (texts: readonly (string | null)[]) => texts.filter((text): text is string => Boolean(text))

/** Every kind of resource, in the order the results have. */
export const sources: readonly Source[] = [
  {
    id: 'instances',
    label: 'Instances',
    icon: 'server',
    panel: 'project.instances',
    acting: acting(async () => (await import('../panels/nova/instances/actions.js')).instanceActions.project),
    load: async (client, signal) =>
      (await client.call('nova.servers.list', { signal, quiet: true })).items.map((item) => ({
        id: item.id,
        name: item.name,
        addresses: item.addresses.map(({ addr }) => addr),
        to: paths.instance('project', item.id),
        item,
      })),
  },
  {
    id: 'images',
    label: 'Images',
    icon: 'image',
    panel: 'project.images',
    acting: acting(async () => (await import('../panels/glance/images/actions.js')).imageActions),
    load: async (client, signal) =>
      (await client.call('glance.images.list', { signal, quiet: true })).items.map((item) =>
        found(item, detailsOf(resourceTypes.image, item.id)),
      ),
  },
  {
    id: 'volumes',
    label: 'Volumes',
    icon: 'volume',
    panel: 'project.volumes',
    acting: acting(async () => (await import('../panels/cinder/volumes/actions.js')).volumeActions),
    load: async (client, signal) =>
      (await client.call('cinder.volumes.list', { signal, quiet: true })).items.map((item) =>
        found(item, paths.volume(item.id)),
      ),
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
        to: null,
      })),
  },
  {
    id: 'backups',
    label: 'Volume Backups',
    icon: 'boxes',
    panel: 'project.backups',
    acting: acting(async () => (await import('../panels/cinder/backups/actions.js')).backupActions.project),
    load: async (client, signal) =>
      (await client.call('cinder.backups.list', { signal, quiet: true })).items.map((item) =>
        found(item, paths.backup('project', item.id)),
      ),
  },
  {
    id: 'volume-groups',
    label: 'Volume Groups',
    icon: 'boxes',
    panel: 'project.volume_groups',
    acting: acting(async () => (await import('../panels/cinder/volume-groups/actions.js')).volumeGroupActions.project),
    load: async (client, signal) =>
      (await client.call('cinder.groups.list', { signal, quiet: true })).items.map((item) =>
        found(item, paths.volumeGroup('project', item.id)),
      ),
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
    id: 'subnets',
    label: 'Subnets',
    icon: 'network',
    panel: 'project.networks',
    unlisted: true,
    load: async (client, signal) =>
      (await client.call('neutron.subnets.list', { signal, quiet: true })).items.map(
        ({ id, name, cidr, gateway_ip }) => ({
          id,
          name,
          addresses: present([cidr, gateway_ip]),
          to: paths.subnet(id),
        }),
      ),
  },
  {
    id: 'ports',
    label: 'Ports',
    icon: 'link',
    panel: 'project.networks',
    unlisted: true,
    load: async (client, signal) =>
      (await client.call('neutron.ports.list', { signal, quiet: true })).items.map(
        ({ id, name, fixed_ips, mac_address }) => ({
          id,
          name,
          addresses: present([...fixed_ips.map(({ ip_address }) => ip_address), mac_address]),
          to: paths.port('project', id),
        }),
      ),
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
    acting: acting(async () => (await import('../panels/neutron/security-groups/actions.js')).groupActions),
    load: async (client, signal) =>
      (await client.call('neutron.securityGroups.list', { signal, quiet: true })).items.map((item) =>
        found(item, paths.securityGroup(item.id)),
      ),
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
    acting: acting(async () => (await import('../panels/nova/server-groups/actions.js')).serverGroupActions),
    load: async (client, signal) =>
      (await client.call('nova.serverGroups.list', { signal, quiet: true })).items.map((item) =>
        found(item, detailsOf(resourceTypes.serverGroup, item.id)),
      ),
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
    id: 'routers',
    label: 'Routers',
    icon: 'router',
    panel: 'project.routers',
    acting: acting(async () => (await import('../panels/neutron/routers/actions.js')).routerActions.project),
    load: async (client, signal) =>
      (await client.call('neutron.routers.list', { signal, quiet: true })).items.map((item) =>
        found(item, paths.router('project', item.id)),
      ),
  },
  {
    id: 'stacks',
    label: 'Stacks',
    icon: 'stack',
    panel: 'project.stacks',
    load: async (client, signal) =>
      (await client.call('heat.stacks.list', { signal, quiet: true })).items.map(({ id, name }) => ({
        id,
        name: name ?? id,
        to: paths.stack(id),
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
    id: 'hypervisors',
    label: 'Hypervisors',
    icon: 'server',
    panel: 'admin.hypervisors',
    load: async (client, signal) =>
      (await client.call('nova.hypervisors.list', { signal, quiet: true })).items.map(({ id, name }) => ({
        id,
        name,
        to: null,
      })),
  },
  {
    id: 'aggregates',
    label: 'Host Aggregates',
    icon: 'boxes',
    panel: 'admin.aggregates',
    acting: acting(async () => (await import('../panels/nova/aggregates/actions.js')).aggregateActions),
    load: async (client, signal) =>
      (await client.call('nova.aggregates.list', { signal, quiet: true })).items.map((item) => ({
        id: item.id,
        name: item.name,
        addresses: item.hosts,
        to: null,
        item,
      })),
  },
  {
    id: 'flavors',
    label: 'Flavors',
    icon: 'cpu',
    panel: 'admin.flavors',
    acting: acting(async () => (await import('../panels/nova/flavors/actions.js')).flavorActions),
    load: async (client, signal) =>
      (await client.call('nova.flavors.list', { signal, quiet: true })).items.map((item) => found(item, null)),
  },
  {
    id: 'projects',
    label: 'Projects',
    icon: 'project',
    panel: 'identity.projects',
    load: async (client, signal) =>
      (await allProjects(client, signal)).map(({ id, name }) => ({
        id,
        name,
        to: detailsOf(resourceTypes.project, id),
      })),
  },
  {
    id: 'users',
    label: 'Users',
    icon: 'user',
    panel: 'identity.users',
    load: async (client, signal) => {
      const { listUsers } = await import('../panels/keystone/users/user-list.js')
      return (await listUsers(client, [], signal)).map(({ id, name, email }) => ({
        id,
        name,
        addresses: present([email]),
        to: detailsOf(resourceTypes.user, id),
      }))
    },
  },
  {
    id: 'groups',
    label: 'Groups',
    icon: 'users',
    panel: 'identity.groups',
    acting: acting(async () => (await import('../panels/keystone/groups/actions.js')).groupActions),
    load: async (client, signal) =>
      (await client.call('keystone.groups.list', { signal, quiet: true })).items.map((item) => found(item, null)),
  },
  {
    id: 'roles',
    label: 'Roles',
    icon: 'key',
    panel: 'identity.roles',
    acting: acting(async () => (await import('../panels/keystone/roles/actions.js')).roleActions),
    load: async (client, signal) =>
      (await client.call('keystone.roles.list', { signal, quiet: true })).items.map((item) => found(item, null)),
  },
  {
    id: 'domains',
    label: 'Domains',
    icon: 'globe',
    panel: 'identity.domains',
    acting: acting(async () => (await import('../panels/keystone/domains/actions.js')).domainActions),
    load: async (client, signal) =>
      (await client.call('keystone.domains.list', { signal, quiet: true })).items.map((item) =>
        found(item, detailsOf(resourceTypes.domain, item.id)),
      ),
  },
]
