import { z } from '../zod.js'
import {
  bag,
  count,
  flag,
  id,
  isRecord,
  limit,
  list,
  type Model,
  pairs,
  reader,
  single,
  text,
  texts,
  used,
} from './fields.js'

/** True when the service has the feature. */
export const feature = z.boolean()

const keypairShape = {
  /** The name: what URLs and answers of today's release use as id. */
  id: id('name'),
  name: id(),
  keypair_id: text('keypair_id'),
  fingerprint: text(),
  /** 'ssh' or 'x509'. */
  type: text('type', 'key_type'),
  public_key: text(),
  /** Only in the answer that created it. */
  private_key: text(),
  user_id: text(),
  created_at: text(),
}
/** OS::Nova::Keypair; lists of Horizon 23 wrap each in `keypair`. */
export type Keypair = Model<typeof keypairShape>
const readFlatKeypair = reader(keypairShape)
const readKeypair = (value: unknown): Keypair | null =>
  readFlatKeypair(isRecord(value) && isRecord(value.keypair) ? value.keypair : value)

export const keypair = single(readKeypair)
export const keypairs = list(readKeypair)
/** A public key makes it an import. */
export const keypairCreate = z.object({
  name: z.string().check(z.minLength(1)),
  key_type: z.enum(['ssh', 'x509']),
  public_key: z.optional(z.string()),
})

const serviceShape = {
  id: text(),
  binary: id('binary', 'name'),
  host: text(),
  zone: text('zone', 'availability_zone'),
  status: text(),
  state: text(),
  updated_at: text(),
  disabled_reason: text(),
}
/** A process of the compute service. */
export type ComputeService = Model<typeof serviceShape>
export const computeServices = list(reader(serviceShape))

const zoneShape = { name: id('name', 'zoneName'), state: bag('state', 'zoneState'), hosts: bag() }
/** An availability zone of the compute or the volume service. */
export type AvailabilityZone = Model<typeof zoneShape> & { readonly available: boolean }
const readZone = reader(zoneShape)
export const availabilityZones = list((value): AvailabilityZone | null => {
  const zone = readZone(value)
  return zone && { ...zone, available: zone.state.available === true }
})
export const availabilityZoneQuery = z.optional(z.partial(z.looseObject({ detailed: z.boolean() })))

const limitsShape = {
  maxTotalInstances: limit(),
  totalInstancesUsed: used(),
  maxTotalCores: limit(),
  totalCoresUsed: used(),
  /** MiB. */
  maxTotalRAMSize: limit(),
  totalRAMUsed: used(),
  maxServerMeta: limit(),
  maxTotalKeypairs: limit(),
  maxServerGroups: limit(),
  maxServerGroupMembers: limit(),
  totalServerGroupsUsed: used(),
  maxTotalFloatingIps: limit(),
  totalFloatingIpsUsed: used(),
  maxSecurityGroups: limit(),
  totalSecurityGroupsUsed: used(),
}
/** Absolute limits of the project: Infinity is unlimited, null is unknown (DEC-19, DEC-39). */
export type ComputeLimits = Model<typeof limitsShape>
export const computeLimits = single(reader(limitsShape))
/** Only `reserved: true` does anything. */
export const limitsQuery = z.optional(z.partial(z.looseObject({ reserved: z.boolean() })))

const flavorShape = {
  id: id(),
  name: text('name', 'original_name'),
  description: text(),
  vcpus: count(),
  /** MiB. */
  ram: count(),
  /** GiB. */
  disk: count(),
  /** GiB. */
  ephemeral: count('ephemeral', 'OS-FLV-EXT-DATA:ephemeral'),
  /** MiB; `""` on the wire means 0. */
  swap: { names: [], required: false, read: (value: unknown) => Number(value) || 0 },
  rxtx_factor: count(),
  is_public: flag('is_public', 'os-flavor-access:is_public'),
  disabled: flag('is_disabled', 'OS-FLV-DISABLED:disabled', 'disabled'),
  /** Extra specs; {} unless asked for with `get_extras`. */
  extras: pairs('extras', 'extra_specs'),
  /** Projects that may use a private flavor; [] unless asked for with `get_access_list`. */
  access_list: texts('access-list', 'access_list'),
}
/** OS::Nova::Flavor. */
export type Flavor = Model<typeof flavorShape>
const readFlavor = reader(flavorShape)

export const flavor = single(readFlavor)
export const flavors = list(readFlavor)
export const flavorQuery = z.optional(
  z.partial(z.looseObject({ is_public: z.boolean(), get_extras: z.boolean(), get_access_list: z.boolean() })),
)

const size = z.int().check(z.minimum(0))
export const flavorUpdate = z.looseObject({
  name: z.string().check(z.minLength(1)),
  ram: size,
  vcpus: size,
  disk: size,
  'OS-FLV-EXT-DATA:ephemeral': size,
  swap: size,
  /** Any entry makes the flavor private. */
  flavor_access: z.optional(z.array(z.looseObject({ id: z.string() }))),
})
/** `id` may be 'auto'. */
export const flavorCreate = z.extend(flavorUpdate, { id: z.string() })

/** Names of quotas an administrator may edit. */
export const editableQuotas = z.looseObject({ items: z.array(z.string()) })
