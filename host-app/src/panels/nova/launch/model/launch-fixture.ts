import type {
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
} from '@stratus/api-client'
import { anImage } from '../../../glance/images/image-fixture.js'
import { launchDefaults } from './launch-defaults.js'
import { newInstanceSpec, type NewInstanceSpec } from './launch-spec.js'

// Things of a cloud as tests of the launch need them: each has the fields that the launch looks at.

export const aFlavor = (given: Partial<Flavor> = {}): Flavor =>
  ({
    id: 'f1',
    name: 'm1.small',
    vcpus: 1,
    ram: 2048,
    disk: 20,
    ephemeral: 0,
    is_public: true,
    extras: {},
    ...given,
  }) as Flavor

export const aNetwork = (given: Partial<Network> = {}): Network =>
  ({ id: 'n1', name: 'net', subnet_ids: ['s1'], subnets: [], ...given }) as Network

export const aPort = (given: Partial<Port> = {}): Port =>
  ({ id: 'p1', name: 'port', admin_state: 'UP', device_owner: '', trunk_id: null, ...given }) as Port

export const aGroup = (given: Partial<SecurityGroup> = {}): SecurityGroup =>
  ({ id: 'sg1', name: 'default', security_group_rules: [], ...given }) as unknown as SecurityGroup

export const aKeypair = (name: string): Keypair => ({ id: name, name, type: 'ssh' }) as Keypair

export const aServerGroup = (given: Partial<ServerGroup> = {}): ServerGroup =>
  ({ id: 'g1', name: 'together', policy: 'affinity', ...given }) as ServerGroup

export const aVolume = (given: Partial<Volume> = {}): Volume =>
  ({
    id: 'v1',
    name: 'root',
    size: 10,
    status: 'available',
    bootable: true,
    volume_image_metadata: {},
    ...given,
  }) as Volume

export const aVolumeSnapshot = (given: Partial<VolumeSnapshot> = {}): VolumeSnapshot =>
  ({ id: 'vs1', name: 'before-upgrade', size: 10, status: 'available', volume_id: 'v1', ...given }) as VolumeSnapshot

/** The limits of the flavor examples. */
export const someLimits = {
  maxTotalInstances: 10,
  totalInstancesUsed: 4,
  maxTotalCores: 20,
  totalCoresUsed: 18,
  maxTotalRAMSize: 51200,
  totalRAMUsed: 1024,
} as ComputeLimits

export const someVolumeLimits = {
  maxTotalVolumes: 10,
  totalVolumesUsed: 3,
  maxTotalVolumeGigabytes: 1000,
  totalGigabytesUsed: 100,
} as VolumeLimits

/** A launch that may be sent. */
export const aLaunch = (given: Partial<NewInstanceSpec> = {}): NewInstanceSpec => ({
  ...newInstanceSpec(launchDefaults({})),
  name: 'web',
  source_type: 'image',
  source: [anImage({ id: 'i1' })],
  flavor: aFlavor(),
  networks: [aNetwork()],
  ...given,
})
