import { formatAge, formatMediumDate, t, toIsoDate, type Column, type Facet } from '@stratus/widgets'
import { idColumn } from '../../../list/id-column.js'
import type { Wish } from '../../../tasks/wishes.js'

export interface Stack {
  readonly id: string
  readonly name: string
  /** In words: 'Create Complete'. */
  readonly status: string
  /** Something goes on with it. */
  readonly updating: boolean
  /** ISO time, or a page's words for how long ago; null where nobody tells. */
  readonly created: string | null
  readonly updated: string | null
}

/** What a status means, by its last word. */
export function toneOf({
  status,
  updating,
}: Pick<Stack, 'status' | 'updating'>): 'success' | 'info' | 'danger' | 'neutral' {
  if (/failed$/i.test(status)) return 'danger'
  if (updating || /in progress$/i.test(status)) return 'info'
  return /complete$/i.test(status) ? 'success' : 'neutral'
}

/** Heat still lists a stack for a moment after it is gone. */
export const isThere = ({ status }: Pick<Stack, 'status'>) => !/^delete complete$/i.test(status)

/** What Heat does to a stack, by the first word of the status that lasts meanwhile. English, keys of their translations. */
const doings: Readonly<Record<string, string>> = {
  adopt: 'Adopting…',
  check: 'Checking…',
  create: 'Creating…',
  delete: 'Deleting…',
  restore: 'Restoring…',
  resume: 'Resuming…',
  rollback: 'Rolling back…',
  snapshot: 'Taking snapshot…',
  suspend: 'Suspending…',
  update: 'Updating…',
}

/** A status for people: what goes on (`Deleting…` for `Delete In Progress`), else Horizon's words. */
export function statusText(status: string): string {
  const [, action = ''] = /^(\w+) in progress$/i.exec(status) ?? []
  const key = action.toLowerCase()
  return Object.hasOwn(doings, key) ? t(doings[key] ?? status) : status
}

/** A stack on its way to what it was asked, while the cloud does not tell of it yet. */
export function stackAsAsked(stack: Stack, { asked, action, looked }: Wish): Stack {
  const doing = asked === 'deleted' ? 'delete' : (action ?? '')
  const isAsked = asked === 'deleted' || (!looked && ['check', 'suspend', 'resume'].includes(doing))
  if (!isAsked || stack.updating) return stack
  return { ...stack, status: `${doing.charAt(0).toUpperCase()}${doing.slice(1)} In Progress`, updating: true }
}

const icons = { success: 'success', info: 'progress', danger: 'danger', neutral: 'circle' } as const

/** The status of a stack or of a part of one, with what it means. */
export function statusLook({ status, state }: { status: string | null; state?: string | null }) {
  const tone = toneOf({ status: status ?? '', updating: state === 'warning' })
  return { text: statusText(status ?? ''), tone, icon: icons[tone] }
}

/** The status that an event tells of: it has been, and nothing goes on with it. */
export function eventLook({ status }: { status: string | null }) {
  const tone = toneOf({ status: status ?? '', updating: false })
  return tone === 'info'
    ? { text: status ?? '', tone: 'neutral' as const, icon: icons.neutral }
    : statusLook({ status })
}

export const stackLook = ({ status, updating }: Stack) => statusLook({ status, state: updating ? 'warning' : null })

function ageColumn(id: 'created' | 'updated', title: string, sortable: boolean): Column<Stack> {
  return {
    id,
    title,
    priority: 4,
    sortable,
    value: (stack) => stack[id],
    cell({ [id]: at }) {
      const datetime = toIsoDate(at)
      return datetime ? { text: formatAge(at, Date.now()), datetime, title: formatMediumDate(at) } : { text: at ?? '' }
    },
  }
}

/**
 * @param href address of a stack's page, with the web root
 * @param isDated times of updates are told; else a page's words for how long ago they were, which are in no order
 */
export function stackColumns(href: (stack: Stack) => string, isDated: boolean): Column<Stack>[] {
  return [
    {
      id: 'name',
      title: t('Stack Name'),
      rowHeader: true,
      value: ({ name }) => name,
      cell: (stack) => ({ text: stack.name, href: href(stack) }),
    },
    {
      id: 'status',
      title: t('Status'),
      value: ({ status }) => statusText(status),
      cell: stackLook,
    },
    ageColumn('created', t('Created'), true),
    ageColumn('updated', t('Updated'), isDated),
    idColumn({ priority: 3 }),
  ]
}

export const stackFacets: readonly Facet[] = [
  { name: 'name', label: 'Stack Name', singleton: true },
  { name: 'status', label: 'Status', singleton: true },
]
