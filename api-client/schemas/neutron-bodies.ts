import { z } from '../zod.js'

/** Every parameter is a filter, except on networks, where it is ignored. */
export const filterQuery = z.optional(z.record(z.string(), z.optional(z.union([z.string(), z.number(), z.boolean()]))))

/** `external`: with the networks of outside that others own; Horizon has them in a list of their own only. */
export const networksQuery = z.optional(z.object({ external: z.optional(z.boolean()) }))

export const networkCreate = z.looseObject({
  name: z.string(),
  admin_state_up: z.optional(z.boolean()),
  shared: z.optional(z.boolean()),
  tenant_id: z.optional(z.string()),
})

export const subnetCreate = z.looseObject({
  network_id: z.string(),
  ip_version: z.optional(z.union([z.literal(4), z.literal(6)])),
  cidr: z.optional(z.string()),
  name: z.optional(z.string()),
  gateway_ip: z.nullish(z.string()),
  enable_dhcp: z.optional(z.boolean()),
  allocation_pools: z.optional(z.array(z.object({ start: z.string(), end: z.string() }))),
})

const subport = z.object({
  port_id: z.string(),
  segmentation_type: z.nullable(z.enum(['vlan', 'inherit'])),
  segmentation_id: z.nullish(z.int()),
})

/** Only `admin_state_up`: every release takes it here, and an older network service refuses a name it does not know. */
export const trunkCreate = z.looseObject({
  port_id: z.string(),
  name: z.optional(z.string()),
  description: z.optional(z.string()),
  admin_state_up: z.optional(z.boolean()),
  sub_ports: z.optional(z.array(subport)),
})

/** Releases compare the one or the other name, so both travel (DEC-31). */
const bothNames = <T extends { admin_state_up?: boolean | null }>(trunk: T) =>
  trunk.admin_state_up === undefined ? trunk : { ...trunk, is_admin_state_up: trunk.admin_state_up }

const trunkState = z.pipe(
  z.looseObject({
    name: z.nullable(z.string()),
    description: z.nullable(z.string()),
    admin_state_up: z.nullable(z.boolean()),
    /** Cut to three fields: the server compares whole objects. */
    sub_ports: z.array(
      z.object({
        port_id: z.string(),
        segmentation_type: z.nullable(z.string()),
        segmentation_id: z.nullish(z.int()),
      }),
    ),
  }),
  z.transform(bothNames),
)

/** The trunk as it was and as it shall be. */
export const trunkUpdate = z.tuple([trunkState, trunkState])

export const qosPolicyCreate = z.looseObject({
  name: z.string().check(z.minLength(1)).check(z.maxLength(255)),
  description: z.optional(z.string().check(z.maxLength(255))),
  shared: z.optional(z.boolean()),
})

const kilobits = z.int().check(z.minimum(0))
export const bandwidthLimit = z.looseObject({
  max_kbps: kilobits,
  max_burst_kbps: z.optional(kilobits),
  direction: z.optional(z.enum(['egress', 'ingress'])),
})
export const dscpMarking = z.looseObject({ dscp_mark: z.int() })
export const minimumBandwidth = z.looseObject({
  min_kbps: kilobits,
  direction: z.optional(z.enum(['egress', 'ingress'])),
})
export const minimumPacketRate = z.looseObject({
  min_kpps: kilobits,
  direction: z.optional(z.enum(['egress', 'ingress', 'any'])),
})

export const allocate = z.looseObject({
  pool_id: z.string(),
  dns_domain: z.optional(z.string()),
  dns_name: z.optional(z.string()),
})
/** `port_id` is '<port id>_<fixed address>'. */
export const associate = z.object({ address_id: z.string(), port_id: z.string() })
export const disassociate = z.object({ address_id: z.string() })
