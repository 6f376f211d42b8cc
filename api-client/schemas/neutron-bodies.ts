import { z } from '../zod.js'

/** Every parameter is a filter, except on networks, where it is ignored. */
export const filterQuery = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).optional()).optional()

export const networkCreate = z.looseObject({
  name: z.string(),
  admin_state_up: z.boolean().optional(),
  shared: z.boolean().optional(),
  tenant_id: z.string().optional(),
})

export const subnetCreate = z.looseObject({
  network_id: z.string(),
  ip_version: z.union([z.literal(4), z.literal(6)]).optional(),
  cidr: z.string().optional(),
  name: z.string().optional(),
  gateway_ip: z.string().nullish(),
  enable_dhcp: z.boolean().optional(),
  allocation_pools: z.array(z.object({ start: z.string(), end: z.string() })).optional(),
})

const subport = z.object({
  port_id: z.string(),
  segmentation_type: z.enum(['vlan', 'inherit']).nullable(),
  segmentation_id: z.number().int().nullish(),
})

/** Only `admin_state_up`: every release takes it here, and an older network service refuses a name it does not know. */
export const trunkCreate = z.looseObject({
  port_id: z.string(),
  name: z.string().optional(),
  description: z.string().optional(),
  admin_state_up: z.boolean().optional(),
  sub_ports: z.array(subport).optional(),
})

/** Releases compare the one or the other name, so both travel (DEC-31). */
const bothNames = <T extends { admin_state_up?: boolean | null }>(trunk: T) =>
  trunk.admin_state_up === undefined ? trunk : { ...trunk, is_admin_state_up: trunk.admin_state_up }

const trunkState = z
  .looseObject({
    name: z.string().nullable(),
    description: z.string().nullable(),
    admin_state_up: z.boolean().nullable(),
    /** Cut to three fields: the server compares whole objects. */
    sub_ports: z.array(
      z.object({
        port_id: z.string(),
        segmentation_type: z.string().nullable(),
        segmentation_id: z.number().int().nullish(),
      }),
    ),
  })
  .transform(bothNames)

/** The trunk as it was and as it shall be. */
export const trunkUpdate = z.tuple([trunkState, trunkState])

export const qosPolicyCreate = z.looseObject({
  name: z.string().min(1).max(255),
  description: z.string().max(255).optional(),
  shared: z.boolean().optional(),
})

const kilobits = z.number().int().min(0)
export const bandwidthLimit = z.looseObject({
  max_kbps: kilobits,
  max_burst_kbps: kilobits.optional(),
  direction: z.enum(['egress', 'ingress']).optional(),
})
export const dscpMarking = z.looseObject({ dscp_mark: z.number().int() })
export const minimumBandwidth = z.looseObject({
  min_kbps: kilobits,
  direction: z.enum(['egress', 'ingress']).optional(),
})
export const minimumPacketRate = z.looseObject({
  min_kpps: kilobits,
  direction: z.enum(['egress', 'ingress', 'any']).optional(),
})

export const allocate = z.looseObject({
  pool_id: z.string(),
  dns_domain: z.string().optional(),
  dns_name: z.string().optional(),
})
/** `port_id` is '<port id>_<fixed address>'. */
export const associate = z.object({ address_id: z.string(), port_id: z.string() })
export const disassociate = z.object({ address_id: z.string() })
