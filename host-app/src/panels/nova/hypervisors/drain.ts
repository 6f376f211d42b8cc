import type { AnswerOf } from '@stratus/api-client'
import { serverMoves, type ServerMove } from '@stratus/api-client/rules'
import { instanceStatus, instanceStatusLabels, t, type Column } from '@stratus/widgets'
import type { Task, TaskItem } from '../../../tasks/task.js'
import { compareNames } from '../../../stores/compare-names.js'

export type AnyServer = AnswerOf<'nova.anyServers.list'>['items'][number]

/** How what runs is moved: while it runs, or shut down for the while. */
export type RunningMove = 'live' | 'cold'

/** An instance of a host that is emptied: what moves it, or why it stays. */
export interface Move {
  readonly id: string
  readonly name: string
  readonly server: AnyServer
  /** Null: it stays. */
  readonly action: ServerMove | null
  /** English, key of its translation. */
  readonly stays: string | null
}

const statusOf = ({ status }: AnyServer) => status?.toUpperCase() ?? ''

/** A page in another language than English has words for statuses: then the cloud says what it does not take. */
const stays = (move: ServerMove, server: AnyServer) =>
  Object.hasOwn(instanceStatusLabels, statusOf(server)) ? serverMoves[move].unavailable(server) : null

const nowhere = 'No other host takes instances.'

/**
 * What is done with each instance of a host, in the order of their names.
 * @param elsewhere another host takes instances
 */
export function movesFrom(
  servers: readonly AnyServer[],
  host: string,
  running: RunningMove,
  elsewhere: boolean,
): Move[] {
  return servers
    .filter((server) => server.host === host)
    .map((server) => {
      const move: ServerMove = running === 'live' && statusOf(server) === 'ACTIVE' ? 'live_migrate' : 'migrate'
      const reason = elsewhere ? stays(move, server) : nowhere
      const action = reason === null ? move : null
      return { id: server.id, name: server.name ?? server.id, server, action, stays: reason }
    })
    .toSorted((a, b) => compareNames(a.name, b.name))
}

/** How far the asking is with an instance: refused with a reason, or one of these. */
export type Asked = 'waiting' | 'asked' | { readonly refused: string }

/** A row of the dialog. */
export interface DrainRow extends Move {
  readonly project: string | null
  readonly progress: Progress
}

interface Progress {
  readonly kind: 'planned' | 'stays' | 'moving' | 'moved' | 'unconfirmed' | 'failed'
  /** Translated. */
  readonly text: string
}

const planned = { live_migrate: 'Moves while it runs', migrate: 'Moves shut down, then waits to be confirmed' }

function progressOf({ action, stays: reason }: Move, asked: Asked | undefined, item: TaskItem | undefined): Progress {
  if (action === null) return { kind: 'stays', text: t('Stays: %s', [t(reason ?? '')]) }
  if (asked === undefined) return { kind: 'planned', text: t(planned[action]) }
  if (typeof asked === 'object') return { kind: 'failed', text: asked.refused || t('The cloud refused it.') }
  if (asked !== 'asked') return { kind: 'moving', text: t('Waiting') }
  switch (item?.state) {
    case 'done':
      return item.status === instanceStatus('VERIFY_RESIZE', null).text
        ? { kind: 'unconfirmed', text: t('Moved, waits to be confirmed') }
        : { kind: 'moved', text: t('Moved: %s', [item.status]) }
    case 'failed':
      return { kind: 'failed', text: item.reason ?? t('It was not moved.') }
    case 'vanished':
      return { kind: 'moved', text: t('No longer exists') }
    default:
      return { kind: 'moving', text: item?.status || t('Asked to move') }
  }
}

/** The action under which what was asked is followed. */
export const drainAction = 'drain'

/**
 * The rows as they stand.
 * @param asked by instance; empty: nothing has begun
 * @param tasks what is followed, the newest first
 * @param since ms: tasks before it are of another time
 */
export function drainRows(
  moves: readonly Move[],
  asked: ReadonlyMap<string, Asked>,
  tasks: readonly Task[],
  since: number,
): DrainRow[] {
  // The newest task comes first, and has the last word.
  const followed = tasks.filter(({ action, begunAt }) => action === drainAction && begunAt >= since).toReversed()
  const itemOf = new Map(followed.flatMap(({ items }) => items.map((item) => [item.id, item])))
  return moves.map((move) => ({
    ...move,
    project: move.server.project,
    progress: progressOf(move, asked.get(move.id), itemOf.get(move.id)),
  }))
}

export const countOf = (rows: readonly DrainRow[], kind: Progress['kind']): number =>
  rows.filter(({ progress }) => progress.kind === kind).length

const looks = {
  planned: { icon: 'transfer', tone: 'neutral' },
  stays: { icon: 'warning', tone: 'warning' },
  moving: { icon: 'progress', tone: 'info' },
  moved: { icon: 'success', tone: 'success' },
  unconfirmed: { icon: 'warning', tone: 'warning' },
  failed: { icon: 'danger', tone: 'danger' },
} as const

export function drainColumns(): Column<DrainRow>[] {
  return [
    { id: 'name', title: t('Name'), rowHeader: true, value: ({ name }) => name },
    { id: 'project', title: t('Project'), priority: 2, value: ({ project }) => project },
    {
      id: 'progress',
      title: t('Progress'),
      value: ({ progress }) => progress.text,
      cell: ({ progress }) => ({ text: progress.text, ...looks[progress.kind] }),
    },
  ]
}
