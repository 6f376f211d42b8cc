import type {
  Client,
  ComputeLimits,
  Flavor,
  Keypair,
  Network,
  Port,
  SecurityGroup,
  ServerGroup,
  Volume,
  VolumeLimits,
  VolumeSnapshot,
  VolumeType,
} from '@stratus/api-client'
import { imageSources, type ImageSources } from './boot-sources.js'
import type { LaunchDefaults } from './launch-defaults.js'
import type { StepId } from './steps.js'

export interface VolumeTypes {
  readonly types: readonly VolumeType[]
  /** Used when nobody chooses; null when the cloud has none. */
  readonly standard: VolumeType | null
  /** The compute service takes another than the cloud's default (older ones refuse any). */
  readonly choosable: boolean
}

/** What the wizard offers; each is loaded, fails and is tried again by itself. */
export interface LaunchLists {
  /** Names of the zones that are up. */
  readonly zones: readonly string[]
  readonly flavors: readonly Flavor[]
  readonly keypairs: readonly Keypair[]
  readonly limits: ComputeLimits
  readonly volumeLimits: VolumeLimits | null
  readonly images: ImageSources
  readonly volumes: readonly Volume[]
  readonly volumeSnapshots: readonly VolumeSnapshot[]
  readonly volumeTypes: VolumeTypes
  readonly networks: readonly Network[]
  readonly ports: readonly Port[]
  readonly securityGroups: readonly SecurityGroup[]
  readonly serverGroups: readonly ServerGroup[]
}

export type ListName = keyof LaunchLists

/** What the first steps show, or what suggests itself; the others wait until somebody needs them. */
export const listsAtOnce: readonly ListName[] = [
  'zones',
  'flavors',
  'keypairs',
  'limits',
  'volumeLimits',
  'images',
  'networks',
  'securityGroups',
]

/** What decides which fields there are, and which lists are asked for. */
export interface LaunchFrame {
  readonly defaults: LaunchDefaults
  readonly steps: ReadonlySet<StepId>
  readonly networkService: boolean
  readonly volumeService: boolean
  /** The compute service keeps descriptions. */
  readonly description: boolean
}

type Caller = Pick<Client, 'call'>

/** Failures are shown where the list would be; the signal gives it up. */
interface Controls {
  readonly quiet: true
  readonly signal: AbortSignal | undefined
}

/** The calls of one opening. */
export function listLoaders(
  client: Caller,
  { defaults, steps, networkService, volumeService }: LaunchFrame,
  signal?: AbortSignal,
): { readonly [Name in ListName]: (() => Promise<LaunchLists[Name]>) | null } {
  const controls: Controls = { quiet: true, signal }
  const items = async <Item>(answer: Promise<{ readonly items: readonly Item[] }>) => (await answer).items
  const withImages = !(defaults.disable_image && defaults.disable_instance_snapshot)
  return {
    zones: async () => {
      const zones = await items(client.call('nova.availabilityZones.list', controls))
      return zones.filter(({ available }) => available).map(({ name }) => name)
    },
    flavors: () =>
      items(client.call('nova.flavors.list', { query: { is_public: true, get_extras: false }, ...controls })),
    keypairs: () => items(client.call('nova.keypairs.list', controls)),
    limits: () => client.call('nova.limits', { query: { reserved: true }, ...controls }),
    volumeLimits: volumeService ? () => client.call('cinder.limits', controls) : null,
    images: withImages ? () => loadImages(client, controls) : null,
    volumes: volumeService
      ? () => items(client.call('cinder.volumes.list', { query: { status: 'available', bootable: 1 }, ...controls }))
      : null,
    volumeSnapshots: volumeService ? () => loadSnapshots(client, controls) : null,
    volumeTypes: volumeService ? () => loadVolumeTypes(client, controls) : null,
    networks: networkService
      ? async () => (await items(client.call('neutron.networks.list', controls))).filter(hasSubnet)
      : null,
    ports: steps.has('ports')
      ? async () => (await items(client.call('neutron.ports.list', controls))).filter(isFree)
      : null,
    securityGroups: networkService ? () => items(client.call('neutron.securityGroups.list', controls)) : null,
    serverGroups: steps.has('servergroups') ? () => items(client.call('nova.serverGroups.list', controls)) : null,
  }
}

/** Only networks with subnets are offered (L-SEL-05). */
function hasSubnet({ subnet_ids }: Pick<Network, 'subnet_ids'>): boolean {
  return subnet_ids.length > 0
}

/** A port that an instance can take: up, nobody's, and not a trunk's subport. */
export function isFree({ device_owner, admin_state, admin_state_up, trunk_id }: Port): boolean {
  const up = admin_state ? admin_state === 'UP' : admin_state_up === true
  return !device_owner && up && !trunk_id
}

/** Active images by name, and those of the community, which the service only lists when asked (L-SEL-07). */
async function loadImages(client: Caller, controls: Controls): Promise<ImageSources> {
  const query = { status: 'active', sort_key: 'name', sort_dir: 'asc' } as const
  const [own, community] = await Promise.all([
    client.call('glance.images.list', { query, ...controls }),
    client.call('glance.images.list', { query: { ...query, visibility: 'community' }, ...controls }),
  ])
  return imageSources(own.items, community.items)
}

/** A snapshot boots when its volume does. */
async function loadSnapshots(client: Caller, controls: Controls): Promise<readonly VolumeSnapshot[]> {
  const [snapshots, bootable] = await Promise.all([
    client.call('cinder.snapshots.list', { query: { status: 'available' }, ...controls }),
    client.call('cinder.volumes.list', { query: { bootable: 1 }, ...controls }),
  ])
  const ids = new Set(bootable.items.map(({ id }) => id))
  return snapshots.items.filter(({ volume_id }) => volume_id !== null && ids.has(volume_id))
}

async function loadVolumeTypes(client: Caller, controls: Controls): Promise<VolumeTypes> {
  const params = { feature: 'bdm2_volume_type' }
  const [types, standard, choosable] = await Promise.all([
    client.call('cinder.volumeTypes.list', controls),
    client.call('cinder.volumeTypes.default', controls).catch(() => null),
    // A Horizon that does not know the feature answers 500.
    client.call('nova.features.get', { params, ...controls }).catch(() => false),
  ])
  return { types: types.items, standard, choosable }
}
