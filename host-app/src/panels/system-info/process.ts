import type { AnswerOf } from '@stratus/api-client'
import { formatRelative, t, type CellDescriptor, type Column } from '@stratus/widgets'
import { ageCell } from '../../list/age-cell.js'
import type { ListFacet } from '../../list/filter-rows.js'

/** A process of one of the cloud's services, on one host. */
export interface Process {
  readonly id: string
  /** What it is and where, for people: `nova-compute on north`. */
  readonly name: string
  /** `nova-compute`, `L3 agent`. */
  readonly kind: string
  readonly host: string | null
  readonly zone: string | null
  /** Whether it answers; null where a page says so in another language. */
  readonly up: boolean | null
  /** Whether it takes new work; null as before. */
  readonly enabled: boolean | null
  /** Both in words. */
  readonly state: string
  readonly status: string
  /** Why it takes none. */
  readonly reason: string | null
  /** ISO time of its last sign of life, or a page's words for how long ago that was. */
  readonly updated: string | null
}

type Facts = Omit<Process, 'id' | 'name' | 'state' | 'status' | 'reason'>

function processOf(
  id: string,
  facts: Facts,
  more: Partial<Pick<Process, 'state' | 'status' | 'reason'>> = {},
): Process {
  const { kind, host, up, enabled } = facts
  return {
    ...facts,
    id,
    name: host ? t('%s on %s', [kind, host]) : kind,
    state: more.state ?? (up ? t('Up') : t('Down')),
    status: more.status ?? (enabled ? t('Enabled') : t('Disabled')),
    reason: more.reason ?? null,
  }
}

export function computeProcess(service: AnswerOf<'nova.services.list'>['items'][number]): Process {
  const { binary, host, zone, state, status, updated_at, disabled_reason } = service
  return processOf(
    `${binary}-${host}-${zone}`,
    { kind: binary, host, zone, up: state === 'up', enabled: status === 'enabled', updated: updated_at },
    { reason: disabled_reason },
  )
}

/** Pages say it in the user's language: only the English words are known. */
const either = (word: string | null, [yes, no]: readonly [string, string]) =>
  word === yes ? true : word === no ? false : null

const inWords = (known: boolean | null, word: string | null) => (known === null ? (word ?? '') : undefined)

export function volumeProcess(service: AnswerOf<'cinder.anyServices.list'>['items'][number]): Process {
  const { id, binary, host, zone, status, running, updated, disabled_reason } = service
  const up = either(running, ['Up', 'Down'])
  const enabled = either(status, ['Enabled', 'Disabled'])
  return processOf(
    id,
    { kind: binary ?? id, host, zone, up, enabled, updated },
    { state: inWords(up, running), status: inWords(enabled, status), reason: disabled_reason },
  )
}

export function networkProcess(agent: AnswerOf<'neutron.agents.list'>['items'][number]): Process {
  const { id, agent_type, binary, host, availability_zone, alive, admin_state_up, heartbeat_timestamp } = agent
  return processOf(id, {
    kind: agent_type ?? binary ?? id,
    host,
    zone: availability_zone,
    up: alive === true,
    enabled: admin_state_up === true,
    updated: heartbeat_timestamp,
  })
}

export function stackProcess(engine: AnswerOf<'horizon.heat.services'>['items'][number]): Process {
  const { id, binary, hostname, status, updated_at } = engine
  const up = status === 'up'
  // Engines have nothing that takes them out of use.
  return processOf(id, { kind: binary ?? id, host: hostname, zone: null, up, enabled: true, updated: updated_at })
}

/** It should answer, and does not. */
export const isLost = ({ up, enabled }: Process): boolean => up === false && enabled !== false

function stateCell({ up, state }: Process): CellDescriptor {
  if (up === null) return { text: state, tone: 'neutral' }
  return { text: state, tone: up ? 'success' : 'danger', icon: up ? 'success' : 'danger' }
}

function statusCell({ enabled, status, reason }: Process): CellDescriptor {
  const text = reason ? t('%s: %s', [status, reason]) : status
  return enabled === false ? { text, tone: 'warning', icon: 'pause' } : { text, tone: 'neutral' }
}

/** A page tells in words how long ago it was, which are no time; none of its units is now, in any language. */
function updatedCell({ updated }: Process): CellDescriptor | string | null {
  if (/^\d{4}-\d\d-\d\d/.test(updated ?? '')) return ageCell(updated)
  return /^0\s/.test(updated ?? '') ? formatRelative(0, 0) : updated
}

export function processColumns(): Column<Process>[] {
  return [
    { id: 'kind', title: t('Name'), rowHeader: true, value: ({ kind }) => kind },
    { id: 'host', title: t('Host'), value: ({ host }) => host },
    { id: 'zone', title: t('Zone'), priority: 3, value: ({ zone }) => zone },
    { id: 'status', title: t('Status'), priority: 2, value: ({ status }) => status, cell: statusCell },
    { id: 'state', title: t('State'), value: ({ state }) => state, cell: stateCell },
    {
      id: 'updated',
      title: t('Last Updated'),
      priority: 2,
      type: 'timestamp',
      value: ({ updated }) => updated,
      cell: updatedCell,
    },
  ]
}

/** What does not answer stands first. */
export const lostFirst = {
  column: 'state',
  direction: 'ascending',
  thenBy: [{ column: 'kind', direction: 'ascending' }],
} as const

const isState = (of: 'up' | 'enabled') => (process: Process, value: string) => String(process[of]) === value

export const processFacets: readonly ListFacet<Process>[] = [
  { name: 'kind', label: 'Name', singleton: true },
  { name: 'host', label: 'Host', singleton: true },
  { name: 'zone', label: 'Zone', singleton: true },
  {
    name: 'status',
    label: 'Status',
    singleton: true,
    match: isState('enabled'),
    options: [
      { key: 'true', label: 'Enabled' },
      { key: 'false', label: 'Disabled' },
    ],
  },
  {
    name: 'state',
    label: 'State',
    singleton: true,
    match: isState('up'),
    options: [
      { key: 'true', label: 'Up' },
      { key: 'false', label: 'Down' },
    ],
  },
]
