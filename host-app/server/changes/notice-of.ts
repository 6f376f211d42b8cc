import type { WatchedType } from '@stratus/api-client/openstack'
import type { Notice } from './changes.js'

/** Exchanges that services tell in, and by which topics; a service that has told nothing yet may have none. */
export const exchanges: Readonly<Record<string, readonly string[]>> = {
  nova: ['notifications.#', 'versioned_notifications.#'],
  neutron: ['notifications.#'],
  glance: ['notifications.#'],
  cinder: ['notifications.#'],
  heat: ['notifications.#'],
}

/** Whose exchange tells of a type. */
export const exchangeOf = (type: WatchedType): string => services[type.split('::')[1] ?? ''] ?? ''

const services: Readonly<Record<string, string>> = {
  Nova: 'nova',
  Neutron: 'neutron',
  Glance: 'glance',
  Cinder: 'cinder',
  Heat: 'heat',
}

/** What a notification is about, by the beginning of its event's name, the longest first. */
const types: ReadonlyArray<readonly [begin: string, type: WatchedType]> = [
  ['compute.instance.', 'OS::Nova::Server'],
  ['instance.', 'OS::Nova::Server'],
  // No host took it.
  ['compute_task.', 'OS::Nova::Server'],
  ['security_group_rule.', 'OS::Neutron::SecurityGroup'],
  ['security_group.', 'OS::Neutron::SecurityGroup'],
  ['network.', 'OS::Neutron::Net'],
  ['subnet.', 'OS::Neutron::Subnet'],
  ['port.', 'OS::Neutron::Port'],
  ['router.', 'OS::Neutron::Router'],
  ['floatingip.', 'OS::Neutron::FloatingIP'],
  ['trunk.', 'OS::Neutron::Trunk'],
  ['policy.', 'OS::Neutron::QoSPolicy'],
  ['rule.', 'OS::Neutron::QoSPolicy'],
  ['image.', 'OS::Glance::Image'],
  ['volume.', 'OS::Cinder::Volume'],
  ['snapshot.', 'OS::Cinder::Snapshot'],
  ['orchestration.stack.', 'OS::Heat::Stack'],
]

/** Hourly reports of what is there, and of what was handed out: nothing has changed. */
const noChange = /\.exists$|^image\.send$/

/** Others may see these too, and no notification says who. */
const sharedTypes = new Set<WatchedType>([
  'OS::Neutron::Net',
  'OS::Neutron::Subnet',
  'OS::Neutron::SecurityGroup',
  'OS::Neutron::QoSPolicy',
])

/** Fields that may name the project of the thing, the likely first. */
const projectFields = ['tenant_id', 'project_id', 'owner']

type Fields = Readonly<Record<string, unknown>>

/**
 * Reads a notification as oslo.messaging writes it, with or without its envelope, versioned or not.
 * @returns null when it tells of no change of a watched type; without a project where more than one may see the thing
 */
export function noticeOf(content: string): Notice | null {
  const message = unwrapped(content)
  const event = message['event_type']
  if (typeof event !== 'string' || noChange.test(event)) return null
  const [, type] = types.find(([begin]) => event.startsWith(begin)) ?? []
  // Neutron says it before it does anything; with others the thing is on its way by then.
  if (!type || (exchangeOf(type) === 'neutron' && event.endsWith('.start'))) return null
  const things = thingsOf(fieldsOf(message['payload']))
  const named = things.map(projectOf).find((project) => project !== '')
  const isForOne = named !== undefined && !sharedTypes.has(type) && !things.some(isForOthers)
  return { type, project: isForOne ? named : null }
}

function unwrapped(content: string): Fields {
  try {
    const outer = fieldsOf(JSON.parse(content))
    const inner = outer['oslo.message']
    return typeof inner === 'string' ? fieldsOf(JSON.parse(inner)) : outer
  } catch {
    return {}
  }
}

/** The payload, what a versioned one holds, and the thing that Neutron puts into it by its name. */
function thingsOf(payload: Fields): Fields[] {
  const inner = Object.values(payload)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .map(fieldsOf)
  return [payload, ...inner]
}

const isForOthers = ({ visibility }: Fields): boolean => typeof visibility === 'string' && visibility !== 'private'

const projectOf = (thing: Fields): string =>
  projectFields
    .map((name) => thing[name])
    .find((value): value is string => typeof value === 'string' && value !== '') ?? ''

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
