import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useHost } from '../../host.js'
import { columnStore, viewStore, type BrowserStore } from '../../stores/browser-store.js'
import { noViews, readViews, sameColumns, sameQuery, type NamedView, type NamedViews } from './view-model.js'
import { readListState, writeListState, type ListState } from '../list-state.js'

/** The columns of a list in its address: ids of those that show, in order. */
const columnsPart = 'columns'

/** The views of one list. */
export interface Views {
  readonly all: NamedViews
  /** The one that is shown. */
  readonly shown: NamedView | undefined
  /** Its columns are others now. */
  readonly isChanged: boolean
  /** To be called when somebody has changed the columns. */
  columnsChanged(): void
  /** What shows now, without a name. */
  current(): Omit<NamedView, 'name'>
  /** Null: everything, with the columns as they are. */
  show(view: NamedView | null): void
  keep(all: NamedViews): void
  /** The address of what shows now, columns included. */
  link(): string
  /** Another one when the table is to read its columns again. */
  readonly columns: BrowserStore
}

/** Under which the table remembers them. */
const columnsKey = (name: string): string => `${name}.columns`

const plain: ListState = { terms: [], text: '', sort: null, page: 1, open: null }

/** The list's own part of an address, without what is of the moment. */
function queryOf(params: URLSearchParams, facets: readonly string[]): string {
  const { terms, text, sort } = readListState(params, facets)
  return writeListState(new URLSearchParams(), facets, { ...plain, terms, text, sort }).toString()
}

/** Columns as an address names them: those that show, in order; the others are hidden. */
function columnsOf(word: string, ids: readonly string[]) {
  const shown = word.split(',').filter((id) => ids.includes(id))
  const hidden = Object.fromEntries(ids.map((id) => [id, !shown.includes(id)]))
  return { order: [...shown, ...ids.filter((id) => !shown.includes(id))], widths: {}, hidden }
}

function shownOf(stored: unknown, columns: readonly { readonly id: string; readonly hidden?: boolean }[]): string[] {
  const { order, hidden } = (stored ?? {}) as { order?: readonly string[]; hidden?: Readonly<Record<string, boolean>> }
  const ids = columns.map(({ id }) => id)
  const sorted = [...(order ?? []).filter((id) => ids.includes(id)), ...ids.filter((id) => !order?.includes(id))]
  return sorted.filter((id) => !(hidden?.[id] ?? columns.find((column) => column.id === id)?.hidden ?? false))
}

/**
 * Named views of a list, kept on this device for a person in a project.
 * @param name of the list, constant, as its columns are remembered under
 * @param facets names of its facets, a constant
 */
export function useViews(
  name: string,
  facets: readonly string[],
  columns: readonly { readonly id: string; readonly hidden?: boolean }[],
): Views {
  const { session } = useHost()
  const state = session.state.get()
  const scope = state.status === 'signed-in' ? `${state.session.id} ${state.session.project_id}` : ''
  const stored = useMemo(() => viewStore(scope), [scope])
  const [all, setAll] = useState(() => (scope ? readViews(stored.get(name)) : noViews))
  const [params, setParams] = useSearchParams()
  const query = queryOf(params, facets)
  const word = params.get(columnsPart)
  // The table reads its columns when it is given another store.
  const [reads, setReads] = useState(0)
  const ids = columns.map(({ id }) => id).join(',')
  const store = useMemo<BrowserStore>(() => {
    const fromLink = word === null ? null : columnsOf(word, ids.split(','))
    return reads >= 0 && fromLink ? { get: () => fromLink, set: columnStore.set } : { ...columnStore }
  }, [word, ids, reads])

  const goTo = useCallback(
    (view: NamedView | null, replace: boolean) => {
      if (view) columnStore.set(columnsKey(name), view.columns)
      setParams(
        (current) => {
          const own = new URLSearchParams(view?.query ?? '')
          const next = writeListState(current, facets, { ...readListState(own, facets), page: 1, open: null })
          next.delete(columnsPart)
          return next
        },
        { replace, preventScrollReset: true },
      )
    },
    [facets, name, setParams],
  )

  // An address that says nothing of the list opens it as its owner wants: before the table reads its columns.
  const opened = useRef(false)
  useLayoutEffect(() => {
    if (opened.current) return
    opened.current = true
    const first = all.views.find((view) => view.name === all.first)
    if (first && query === '' && word === null) goTo(first, true)
  }, [all, query, goTo, word])

  const [, setChanges] = useState(0)
  const shown = all.views.find((view) => sameQuery(view.query, query))
  return {
    all,
    shown,
    isChanged: shown !== undefined && !sameColumns(shown.columns, store.get(columnsKey(name))),
    columnsChanged: () => setChanges((count) => count + 1),
    current: () => ({ query, columns: store.get(columnsKey(name)) }),
    show(view) {
      setReads((count) => count + 1)
      goTo(view, false)
    },
    keep(next) {
      setAll(next)
      stored.set(name, next)
    },
    link() {
      const address = new URL(location.href)
      const own = new URLSearchParams(query)
      own.set(columnsPart, shownOf(store.get(columnsKey(name)), columns).join(','))
      address.search = own.toString()
      return address.href
    },
    columns: store,
  }
}
