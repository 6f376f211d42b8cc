import type { PolicyRule } from '../policy.js'
import type { ActionRule } from './rule.js'

/** The part of a port the rules look at. */
export interface PortFacts {
  readonly id: string
  readonly admin_state_up?: boolean | null
  readonly device_owner?: string | null
  /** Of a trunk's parent. */
  readonly trunk_details?: unknown
  /** Of a trunk's subport. */
  readonly trunk_id?: string | null
}

const network = (rule: string): PolicyRule => ['network', rule]

/** Row actions of the trunks panel (P-TRK-11). Editing is offered outside of the admin area only. */
export const trunkCan = {
  edit: { policy: [], anyPolicy: [network('add_subports'), network('remove_subports')], unavailable: () => null },
  delete: { policy: [network('delete_trunk')], unavailable: () => null },
} as const satisfies Readonly<Record<string, ActionRule<object>>>

/** What needs no trunk. */
export const trunkPolicies = { create: [network('create_trunk')] } as const satisfies Readonly<
  Record<string, readonly PolicyRule[]>
>

/** Statuses of a trunk with their names, in the order of P-TRK-02 (English, keys of their translations). */
export const trunkStatuses = {
  ACTIVE: 'Active',
  DOWN: 'Down',
  BUILD: 'Build',
  DEGRADED: 'Degraded',
  ERROR: 'Error',
} as const satisfies Readonly<Record<string, string>>

/** VLAN numbers of subports (P-TRK-17). */
export const vlanIds = { min: 1, max: 4094 } as const

const isParent = ({ trunk_details }: PortFacts) =>
  typeof trunk_details === 'object' && trunk_details !== null && Object.keys(trunk_details).length > 0

const isFree = (port: PortFacts) => port.admin_state_up === true && !isParent(port) && !port.trunk_id

/** Ports that may become the parent of a trunk (P-TRK-15). */
export function canBeParent(port: PortFacts): boolean {
  const owner = port.device_owner ?? ''
  return isFree(port) && (owner === '' || owner.startsWith('compute:'))
}

/**
 * Ports that may become subports (P-TRK-16).
 * @param own ids of the subports of the trunk that is edited: they stay on offer
 */
export function canBeSubport(port: PortFacts, own: ReadonlySet<string> = new Set()): boolean {
  return own.has(port.id) || (isFree(port) && (port.device_owner ?? '') === '')
}
