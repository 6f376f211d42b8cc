import { z } from '../zod.js'
import {
  count,
  flag,
  id,
  isRecord,
  list,
  type Model,
  one,
  page,
  pairs,
  reader,
  readText,
  single,
  text,
  texts,
} from './fields.js'
import type { Field } from './fields.js'

const addressShape = {
  addr: id(),
  /** 4 or 6. */
  version: count(),
  /** 'fixed' or 'floating'. */
  type: text('OS-EXT-IPS:type'),
  mac_addr: text('OS-EXT-IPS-MAC:mac_addr'),
}
const readAddress = reader(addressShape)

/** One address of a server, with the name of its network. */
export type ServerAddress = Model<typeof addressShape> & { readonly network: string }

/** `{net: [address…]}` on the wire, a flat list here. */
const addresses: Field<readonly ServerAddress[]> = {
  names: [],
  required: false,
  read: (value) => {
    const found: ServerAddress[] = []
    if (!isRecord(value)) return found
    for (const [network, entries] of Object.entries(value)) {
      if (!Array.isArray(entries)) continue
      for (const entry of entries) {
        const address = readAddress(entry)
        if (address) found.push({ ...address, network })
      }
    }
    return found
  },
}

const flavorShape = {
  /** Null when the server embeds the flavor instead of naming it. */
  id: text(),
  name: text('original_name', 'name'),
  vcpus: count(),
  ram: count(),
  disk: count(),
  ephemeral: count(),
  swap: count(),
  extra_specs: pairs(),
}
const faultShape = { code: count(), message: text(), created: text(), details: text() }

const serverShape = {
  id: id(),
  name: text(),
  /** ACTIVE, BUILD, SHUTOFF, PAUSED, SUSPENDED, ERROR … */
  status: text(),
  task_state: text('OS-EXT-STS:task_state', 'task_state'),
  vm_state: text('OS-EXT-STS:vm_state', 'vm_state'),
  /** 0 no state, 1 running, 3 paused, 4 shut down, 6 crashed, 7 suspended. */
  power_state: count('OS-EXT-STS:power_state', 'power_state'),
  addresses,
  /** Null for a server that boots from a volume (`""` on the wire). */
  image: one(reader({ id: text(), name: text() })),
  image_name: text(),
  flavor: one(reader(flavorShape)),
  key_name: text(),
  fault: one(reader(faultShape)),
  tenant_id: text('tenant_id', 'project_id'),
  user_id: text(),
  created: text('created', 'created_at'),
  updated: text('updated', 'updated_at'),
  locked: flag('locked', 'is_locked'),
  description: text(),
  metadata: pairs(),
  availability_zone: text('OS-EXT-AZ:availability_zone', 'availability_zone'),
  host: text('OS-EXT-SRV-ATTR:host', 'host', 'compute_host'),
  hostname: text('OS-EXT-SRV-ATTR:hostname', 'hostname'),
  instance_name: text('OS-EXT-SRV-ATTR:instance_name', 'instance_name'),
  root_device_name: text('OS-EXT-SRV-ATTR:root_device_name', 'root_device_name'),
  /** AUTO or MANUAL. */
  disk_config: text('OS-DCF:diskConfig', 'disk_config'),
}

/** An instance. Fields no release sends are null. */
export type Server = Model<typeof serverShape>
const readServer = reader(serverShape)

const actionShape = {
  request_id: id(),
  action: text(),
  instance_uuid: text(),
  message: text(),
  project_id: text(),
  start_time: text(),
  user_id: text(),
}
/** One thing that was done to an instance (its action log). */
export type ServerEvent = Model<typeof actionShape>

const attachmentShape = {
  id: id('id', 'volumeId', 'volume_id'),
  device: text(),
  server_id: text('serverId', 'server_id'),
  volume_id: text('volumeId', 'volume_id', 'id'),
  /** Null where nobody tells: Horizon does not, nor a Nova before 2.79. */
  delete_on_termination: flag(),
}
/** A volume of an instance. */
export type ServerVolume = Model<typeof attachmentShape>

export const server = single(readServer)
export const servers = page(readServer)

/** Read where services answer; a Horizon tells all. `marker`: the id of a row, after which the rest begins. */
export const serversQuery = z.optional(
  z.object({ limit: z.optional(z.number()), marker: z.optional(z.string()), changes_since: z.optional(z.string()) }),
)
export const serverActions = list(reader(actionShape))
export const serverVolumes = list(reader(attachmentShape))

/** `type` is VNC, SPICE, RDP, SERIAL or MKS. */
export const consoleInfo = z.looseObject({ type: z.string(), url: z.string() })
export const consoleOutput = z.pipe(
  z.unknown(),
  z.transform((value, context) => {
    if (isRecord(value) && Array.isArray(value.lines))
      return { lines: value.lines.flatMap((line: unknown) => readText(line) ?? []) }
    context.issues.push({ code: 'custom', message: 'no lines', input: value })
    return z.NEVER
  }),
)

const operations = ['start', 'stop', 'pause', 'unpause', 'suspend', 'resume', 'soft_reboot', 'hard_reboot'] as const
/** The eight state operations. */
export type ServerOperation = (typeof operations)[number]

export const operateBody = z.object({ operation: z.enum(operations) })
export const consoleInfoBody = z.object({ console_type: z.enum(['AUTO', 'VNC', 'SPICE', 'RDP', 'SERIAL', 'MKS']) })
export const consoleOutputBody = z.object({ length: z.optional(z.int().check(z.positive())) })

/** The launch request after its transformation. The first six must be there, null or not. */
export const serverCreate = z.looseObject({
  name: z.string(),
  source_id: z.nullable(z.string()),
  flavor_id: z.nullable(z.string()),
  key_name: z.nullable(z.string()),
  user_data: z.nullable(z.string()),
  security_groups: z.nullable(z.array(z.string())),
  block_device_mapping: z.nullish(z.record(z.string(), z.string())),
  block_device_mapping_v2: z.nullish(z.array(z.looseObject({ uuid: z.string() }))),
  /** Left out, the server answers 500. */
  nics: z.nullish(z.array(z.looseObject({}))),
  meta: z.nullish(z.record(z.string(), z.string())),
  availability_zone: z.nullish(z.string()),
  instance_count: z.optional(z.int().check(z.positive())),
  admin_pass: z.nullish(z.string()),
  disk_config: z.nullish(z.enum(['AUTO', 'MANUAL'])),
  config_drive: z.optional(z.boolean()),
  scheduler_hints: z.nullish(z.record(z.string(), z.unknown())),
  description: z.nullish(z.string()),
})

export const snapshotBody = z.object({ instance_id: z.string(), name: z.string() })
/** The id of the new image, bare. */
export const snapshotAnswer = z.string()

const groupShape = {
  id: id(),
  name: text(),
  policies: texts(),
  members: texts(),
  metadata: pairs(),
  project_id: text(),
  user_id: text(),
}
const readRawGroup = reader(groupShape)
/** OS::Nova::ServerGroup. `policy` is not on the wire; it is the first of `policies`. */
export type ServerGroup = Model<typeof groupShape> & { readonly policy: string | null }

function readServerGroup(value: unknown): ServerGroup | null {
  const group = readRawGroup(value)
  return group && { ...group, policy: group.policies[0] ?? null }
}

export const serverGroup = single(readServerGroup)
export const serverGroups = list(readServerGroup)
export const serverGroupBody = z.object({
  name: z.string().check(z.minLength(1)),
  policies: z.array(z.string()).check(z.minLength(1)),
})
