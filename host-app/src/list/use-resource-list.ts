import { useStore } from '@nanostores/react'
import { ApiError, type Client } from '@stratus/api-client'
import {
  createLiveList,
  type LiveList,
  type LiveListOptions,
  type LiveState,
  type Load,
  type Update,
} from '@stratus/api-client/live'
import { t, type TableError, type TableState } from '@stratus/widgets'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { hasDone, type ActionResult } from '../actions/action-result.js'
import { useDoneElsewhere } from '../hooks/use-done-elsewhere.js'
import { useHost } from '../host.js'
import { errorMessage } from '../stores/error-messages.js'
import type { Interval } from '../stores/prefs.js'
import { rowMemory, type Remembered } from '../stores/row-memory.js'

export interface ResourceListOptions<T> {
  /** Another function asks anew: keep it while the query is the same. */
  load: Load<readonly T[]>
  /** By a question for changes alone, where the cloud can be asked so. Stable. */
  update?: Update<readonly T[]>
  /** Stable, as is `transitionOf`. */
  keyOf(item: T): string
  /** What they are, as Heat names it: the server may tell of their changes. */
  type?: string
  /** Of other things whose changes show in the rows a while later. */
  typeBeside?: string
  /** The state an item is moving from, null when it rests. */
  transitionOf?(item: T): string | null
  /** False asks nothing: a search is needed first. */
  enabled?: boolean
  /** What this tab may show of the list before it is answered again. Stable. */
  remember?: Remembered<T>
  /** What is asked for, where it can be more than one thing: each is remembered apart. */
  query?: string
}

/** Why a list could not be read, in the server's words, and what could not be. */
export interface ListError extends TableError {
  readonly what?: string | undefined
  /** It is not for this user: what is made there is not either (G-GATE-16). */
  readonly refused?: boolean
}

/** A live list as a page and its table use it. */
export interface ResourceList<T> {
  readonly rows: readonly T[]
  readonly state: TableState
  readonly error: ListError | undefined
  /** The cloud's page that tells of it is not as it is known: it is shown in place of the panel. */
  readonly changedPage: boolean
  readonly updatedAt: number | undefined
  readonly stale: boolean
  /** An answer has come since the page was opened; before, rows may be remembered ones. */
  readonly answered: boolean
  refresh(): Promise<void>
  /** After an action: deleted rows leave at once, anything else that was done, or failed, reads the list again (W-TABLE-28). Settled then. */
  settle(result: ActionResult | null): Promise<void>
  /** Ids of what the last action went through for: no longer selected, while what failed is, for another try. */
  readonly done: ReadonlySet<string>
  /** Ids of what was changed and not read since: what stands there may be over. */
  readonly unread: ReadonlySet<string>
  /** Rows stand still, and nothing is asked, while a menu is open (W-TABLE-18). */
  hold(open: boolean): void
}

/** How many there are; nothing before the first answer. */
export function countOf({ rows, updatedAt }: Pick<ResourceList<unknown>, 'rows' | 'updatedAt'>): number | undefined {
  return updatedAt === undefined ? undefined : rows.length
}

const noRows: readonly never[] = []
const nobody: ReadonlySet<string> = new Set()

/** Used until the setting is here, and where it says 'no polling'. */
const pollInterval = { default: 2500, never: 30_000 }

/** The interval of this moment: the setting may arrive later than the first rows. */
function pollPace(client: Pick<Client, 'setting'>): () => number {
  let interval = pollInterval.default
  client.setting('AJAX_POLL_INTERVAL', pollInterval.default).then(
    (ms) => (interval = ms > 0 ? ms : pollInterval.never),
    () => undefined,
  )
  return () => interval
}

function idlePause(interval: Interval): number | null {
  return interval === 'never' ? null : Number(interval) * 1000
}

function listError(error: unknown): ListError {
  const message = errorMessage(error)
  if (!(error instanceof ApiError)) return { message }
  const what = t(error.failure.text, error.failure.args)
  return { message, requestId: error.requestId, what, refused: error.code === 'forbidden' }
}

/** A live list for what is asked for now; another query begins with the rows that the one before showed. */
function useLiveList<T>(options: LiveListOptions<T>): LiveList<T> {
  const [current, setCurrent] = useState(() => ({ options, list: createLiveList(options) }))
  if (current.options === options) return current.list
  const list = createLiveList({ ...options, shown: current.list.$state.value?.shown ?? null })
  setCurrent({ options, list })
  return list
}

/** The live list of a panel: polls while the page is open, keeps old rows while new ones come. */
export function useResourceList<T>({
  load,
  update,
  keyOf,
  transitionOf,
  type,
  typeBeside,
  enabled = true,
  remember,
  query,
}: ResourceListOptions<T>): ResourceList<T> {
  const { changes, client, memory, prefs } = useHost()
  const fastInterval = useMemo(() => pollPace(client), [client])
  const past = useMemo(() => remember && rowMemory(memory, remember, query), [memory, remember, query])
  const list = useLiveList<T>(
    useMemo(
      () => ({
        load,
        update,
        keyOf,
        transitionOf,
        enabled,
        fastInterval,
        idleInterval: () => idlePause(prefs.interval.get()),
        initial: enabled ? past?.recall() : null,
        changes: type === undefined ? undefined : changes.of(type),
        changesBeside: typeBeside === undefined ? undefined : changes.of(typeBeside),
      }),
      [load, update, keyOf, transitionOf, enabled, fastInterval, prefs, past, changes, type, typeBeside],
    ),
  )
  const live = useStore(list.$state)

  const refresh = useCallback(() => list.refresh(), [list])
  useDoneElsewhere(refresh)
  useEffect(() => prefs.interval.listen(() => void list.refresh()), [prefs, list])

  const { data, recalled, updatedAt } = live
  useEffect(() => {
    if (data && !recalled && updatedAt !== null) past?.keep(data, updatedAt)
  }, [data, recalled, updatedAt, past])

  const [done, setDone] = useState(nobody)
  const [changed, setChanged] = useState({ ids: nobody, at: updatedAt })
  const settle = useCallback(
    async (result: ActionResult | null) => {
      if (!result) return
      // What failed may be gone, or another than is shown.
      if (!hasDone(result)) return result.failed.length ? list.refresh() : undefined
      setDone(new Set([...result.updated, ...result.deleted].map(({ id }) => id)))
      setChanged({ ids: new Set(result.updated.map(({ id }) => id)), at: list.$state.get().updatedAt })
      await list.forget(result.deleted.map(({ id }) => id))
    },
    [list],
  )

  const release = useRef<(() => void) | null>(null)
  const hold = useCallback(
    (open: boolean) => {
      release.current?.()
      release.current = open ? list.hold() : null
    },
    [list],
  )

  return {
    rows: useNotDeleted((enabled && live.shown) || noRows, keyOf),
    state: tableState(live, enabled),
    error: live.status === 'failed' ? listError(live.error) : undefined,
    changedPage: live.error instanceof ApiError && live.error.code === 'changed-page',
    updatedAt: updatedAt ?? undefined,
    stale: live.stale,
    answered: updatedAt !== null && !recalled,
    refresh,
    settle,
    done,
    unread: changed.at === updatedAt && !live.stale ? changed.ids : nobody,
    hold,
  }
}

/** Without the rows whose deletion is on its way, or can still be undone. @param keyOf stable */
export function useNotDeleted<T>(rows: readonly T[], keyOf: (row: T) => string): readonly T[] {
  const hidden = useStore(useHost().held.hidden)
  return useMemo(() => (hidden.size ? rows.filter((row) => !hidden.has(keyOf(row))) : rows), [rows, keyOf, hidden])
}

function tableState({ status, data, recalled, refreshing }: LiveState<unknown>, enabled: boolean): TableState {
  if (!enabled) return 'filter-first'
  if (status === 'failed') return 'failed'
  return data === null || recalled || refreshing ? 'loading' : 'ready'
}
