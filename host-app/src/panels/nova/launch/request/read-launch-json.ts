import { t } from '@stratus/widgets'
import type { SourceType } from '../model/launch-spec.js'
import { isTexts } from '../model/read-wish.js'
import type { LaunchWish, PlainFields, Wanted } from '../model/launch-wish.js'

/** What JSON says of a launch. */
export interface LaunchJson {
  readonly wish: LaunchWish
  /** Names of the fields that are taken over. */
  readonly taken: readonly string[]
  /** The others, each in a sentence that names it. */
  readonly refused: readonly string[]
}

type Json = Readonly<Record<string, unknown>>

/** What a field becomes; an English text, key of its translation, says why it is refused. */
interface Part {
  readonly fields?: Partial<PlainFields>
  readonly source?: LaunchWish['source']
  readonly choices?: LaunchWish['choices']
}

/** @texts Why a field is refused. */
const expected = {
  text: 'a text is expected.',
  texts: 'a list of texts is expected.',
  pairs: 'an object of texts is expected.',
  yes: 'true or false is expected.',
  count: 'a whole number of at least 1 is expected.',
  disk: '"AUTO" or "MANUAL" is expected.',
  nics: 'a list of objects with "net-id" or "port-id" is expected.',
  address: 'a fixed address cannot be chosen here.',
  device: 'one new or existing volume to boot from is expected.',
  secret: 'secrets are not taken from JSON. Type it in the wizard.',
  unknown: 'the wizard does not know this field.',
} as const

const named = (id: string): Wanted => ({ id, name: id })
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 1
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields as the wizard's own JSON has them (L-SUB-01). */
const readers: Readonly<Record<string, (value: unknown) => Part | string>> = {
  name: (value) => (isText(value) ? { fields: { name: value } } : expected.text),
  description: (value) => (isText(value) ? { fields: { description: value } } : expected.text),
  instance_count: (value) => (isCount(value) ? { fields: { instance_count: value } } : expected.count),
  config_drive: (value) => (typeof value === 'boolean' ? { fields: { config_drive: value } } : expected.yes),
  disk_config: (value) => (value === 'AUTO' || value === 'MANUAL' ? { fields: { disk_config: value } } : expected.disk),
  availability_zone: (value) => (typeof value === 'string' ? { choices: { zones: [named(value)] } } : expected.text),
  flavor_id: (value) => (isText(value) ? { choices: { flavors: [named(value)] } } : expected.text),
  key_name: (value) =>
    value === null
      ? { choices: { keypairs: [] } }
      : isText(value)
        ? { choices: { keypairs: [named(value)] } }
        : expected.text,
  security_groups: (value) =>
    Array.isArray(value) && value.every(isText) ? { choices: { securityGroups: value.map(named) } } : expected.texts,
  source_id: (value) =>
    isText(value)
      ? { source: { types: ['image', 'snapshot'], wanted: [named(value)] }, fields: { vol_create: false } }
      : expected.text,
  block_device_mapping_v2: readDevice,
  nics: readNics,
  scheduler_hints(value) {
    if (!isTexts(value)) return expected.pairs
    const { group, ...scheduler_hints } = value
    return { fields: { scheduler_hints }, choices: { serverGroups: group ? [named(group)] : [] } }
  },
  meta: (value) => (isTexts(value) ? { fields: { metadata: value } } : expected.pairs),
  admin_pass: () => expected.secret,
  user_data: () => expected.secret,
}

/** Of a launch that is not complete yet: they say nothing. */
const mayBeEmpty: ReadonlySet<string> = new Set(['name', 'source_id', 'flavor_id', 'description'])

const deviceTypes: Readonly<Record<string, readonly SourceType[]>> = {
  image: ['image', 'snapshot'],
  volume: ['volume'],
  snapshot: ['volume_snapshot'],
}

function readDevice(value: unknown): Part | string {
  const [device, ...others]: unknown[] = Array.isArray(value) ? value : []
  if (!isJson(device) || others.length > 0) return expected.device
  const { source_type, uuid, destination_type = 'volume', volume_size, volume_type, delete_on_termination } = device
  const types = isText(source_type) && Object.hasOwn(deviceTypes, source_type) ? deviceTypes[source_type] : undefined
  const wrong = [
    destination_type !== 'volume',
    volume_size !== undefined && !isCount(volume_size),
    volume_type !== undefined && !isText(volume_type),
    delete_on_termination !== undefined && typeof delete_on_termination !== 'boolean',
  ]
  if (!types || !isText(uuid) || wrong.includes(true)) return expected.device
  return {
    source: { types, wanted: [named(uuid)] },
    fields: {
      vol_create: source_type === 'image',
      ...(isCount(volume_size) && { vol_size: volume_size }),
      ...(typeof delete_on_termination === 'boolean' && { vol_delete_on_instance_delete: delete_on_termination }),
    },
    choices: isText(volume_type) ? { volumeTypes: [named(volume_type)] } : {},
  }
}

function readNics(value: unknown): Part | string {
  if (!Array.isArray(value) || !value.every(isJson)) return expected.nics
  if (value.some((nic) => isText(nic['v4-fixed-ip']))) return expected.address
  const ids = (key: string) => value.flatMap((nic) => (isText(nic[key]) ? [named(nic[key])] : []))
  const [networks, ports] = [ids('net-id'), ids('port-id')]
  return networks.length + ports.length === value.length ? { choices: { networks, ports } } : expected.nics
}

/** What of a text can be taken over into the wizard; null when it is no JSON object. */
export function readLaunchJson(text: string): LaunchJson | null {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  if (!isJson(json)) return null
  let wish: LaunchWish = { fields: {}, source: null, choices: {} }
  const [taken, refused]: [string[], string[]] = [[], []]
  for (const [field, value] of Object.entries(json)) {
    if ((value === null || value === '') && mayBeEmpty.has(field)) continue
    const read = Object.hasOwn(readers, field) ? readers[field] : undefined
    const part = read ? read(value) : expected.unknown
    if (typeof part === 'string') refused.push(`${field}: ${t(part)}`)
    else {
      taken.push(field)
      wish = {
        fields: { ...wish.fields, ...part.fields },
        source: part.source ?? wish.source,
        choices: { ...wish.choices, ...part.choices },
      }
    }
  }
  return { wish, taken, refused }
}
