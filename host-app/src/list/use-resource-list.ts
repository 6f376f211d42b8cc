import { useStore } from '@nanostores/react'
import { ApiError, type Client } from '@stratus/api-client'
import { createLiveList } from '@stratus/api-client/live'
import type { TableError, TableState } from '@stratus/widgets'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ActionResult } from '../actions/action-result.js'
import { useHost } from '../host.js'
import { errorMessage } from '../stores/error-messages.js'
import { rowMemory, type Remembered } from '../stores/row-memory.js'

export interface ResourceListOptions<T> {
  /** One request (or chain of pages) for all rows. Another function asks anew: keep it while the query is the same. */
  load(signal: AbortSignal): Promise<readonly T[]>
  /** Stable, as is `transitionOf`. */
  keyOf(item: T): string
  /** The state an item is moving from, null when it rests. */
  transitionOf?(item: T): string | null
  /** False asks nothing: a search is needed first. */
  enabled?: boolean
  /** What this tab may show of the list before it is answered again. Stable. */
  remember?: Remembered<T>
  /** What is asked for, where it can be more than one thing: each is remembered apart. */
  query?: string
}

/** A live list as a page and its table use it. */
export interface ResourceList<T> {
  readonly rows: readonly T[]
  readonly state: TableState
  readonly error: TableError | undefined
  readonly updatedAt: number | undefined
  readonly stale: boolean
  /** An answer has come since the page was opened; before, rows may be remembered ones. */
  readonly answered: boolean
  refresh(): Promise<void>
  /** After an action: deleted rows leave at once, anything else that was done reads the list again (W-TABLE-28). */
  settle(result: ActionResult | null): void
  /** Ids of what the last action went through for: no longer selected, while what failed is, for another try. */
  readonly done: ReadonlySet<string>
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

/** Rows that are gone, until the next answer says so itself. */
interface Forgotten {
  readonly ids: ReadonlySet<string>
  readonly at: number
}

function tableError(error: unknown): TableError {
  return { message: errorMessage(error), requestId: error instanceof ApiError ? error.requestId : null }
}

/** The live list of a panel: polls while the page is open, keeps old rows while new ones come. */
export function useResourceList<T>({
  load,
  keyOf,
  transitionOf,
  enabled = true,
  remember,
  query,
}: ResourceListOptions<T>): ResourceList<T> {
  const { client, memory } = useHost()
  const fastInterval = useMemo(() => pollPace(client), [client])
  const past = useMemo(() => remember && rowMemory(memory, remember, query), [memory, remember, query])
  const source = useMemo(
    () => createLiveList<T>({ load, keyOf, transitionOf, fastInterval, initial: past?.recall() }),
    [load, keyOf, transitionOf, fastInterval, past],
  )
  const idle = useMemo(() => createLiveList<T>({ load: async () => [], keyOf, idleInterval: null }), [keyOf])
  const live = useStore((enabled ? source : idle).$state)

  const { data, recalled, updatedAt } = live
  useEffect(() => {
    if (data && !recalled && updatedAt !== null) past?.keep(data, updatedAt)
  }, [data, recalled, updatedAt, past])

  /** What was shown before the query changed. */
  const [shown, setShown] = useState<readonly T[]>(noRows)
  if (live.data && live.data !== shown) setShown(live.data)
  const [forgotten, setForgotten] = useState<Forgotten>({ ids: new Set(), at: 0 })
  const [asked, setAsked] = useState(false)
  const [done, setDone] = useState(nobody)

  const rows = useMemo(() => {
    const all = live.data ?? shown
    return forgotten.at > (live.updatedAt ?? 0) ? all.filter((row) => !forgotten.ids.has(keyOf(row))) : all
  }, [live.data, live.updatedAt, shown, forgotten, keyOf])

  const refresh = useCallback(async () => {
    setAsked(true)
    await source.refresh()
    setAsked(false)
  }, [source])

  const settle = useCallback(
    (result: ActionResult | null) => {
      if (!result || (!result.created.length && !result.updated.length && !result.deleted.length)) return
      setDone(new Set([...result.updated, ...result.deleted].map(({ id }) => id)))
      setForgotten({ ids: new Set(result.deleted.map(({ id }) => id)), at: Date.now() })
      void source.refresh()
    },
    [source],
  )

  const release = useRef<(() => void) | null>(null)
  const hold = useCallback(
    (open: boolean) => {
      release.current?.()
      release.current = open ? source.hold() : null
    },
    [source],
  )

  const state: TableState = !enabled
    ? 'filter-first'
    : live.status === 'failed'
      ? 'failed'
      : live.data === null || live.recalled || asked
        ? 'loading'
        : 'ready'
  return {
    rows: enabled ? rows : noRows,
    state,
    error: live.status === 'failed' ? tableError(live.error) : undefined,
    updatedAt: live.updatedAt ?? undefined,
    stale: live.stale,
    answered: live.updatedAt !== null && !live.recalled,
    refresh,
    settle,
    done,
    hold,
  }
}
