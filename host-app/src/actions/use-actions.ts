import { useStore } from '@nanostores/react'
import { t, type Action as OfferedAction } from '@stratus/widgets'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useHost } from '../host.js'
import type { PageAction, PanelActions } from './action.js'
import type { ActionContext, NamedItem } from './context.js'
import type { OpenGates } from './gates.js'
import { gatesOf, offeredFor, offeredForMany, type Blocked } from './offered.js'
import { perform } from './perform.js'
import { opened } from './opened.js'
import type { ActionTarget } from './performer.js'
import { nothingRefused, refusalKey } from '../stores/refusals.js'
import { useBusy } from './use-busy.js'
import { useGates } from './use-gates.js'
import { useHorizonForm } from './use-horizon-form.js'
import { useItemCommand } from './use-item-command.js'

/** The list an action stands in, or the page of one item. */
interface Acted<Item> extends ActionTarget {
  readonly rows: readonly Item[]
}

/** A page action as a button shows it. */
export interface PageButton {
  readonly id: string
  /** Translated, as is `reason`. */
  readonly label: string
  readonly icon: PageAction<NamedItem>['icon']
  readonly primary: boolean
  /** Why it cannot be pressed. */
  readonly reason: string | undefined
  readonly busy: boolean
  press(): void
}

/** What can be done on a panel, as its list, its details page and their buttons use it. */
export interface Actions<Item extends NamedItem> {
  /** Which parts of the panel this user may see. */
  readonly gates: OpenGates
  /** Ids of items, and of page actions, that something is being fetched or done for. */
  readonly busy: ReadonlySet<string>
  /** Another function when the answers change. */
  offeredFor(item: Item): readonly OfferedAction[]
  /** Another function when the answers change. */
  offeredForMany(items: readonly Item[]): readonly OfferedAction[]
  /** Buttons of the page, the primary one last. */
  readonly page: readonly PageButton[]
  /** Does what was chosen. */
  run(id: string, items: readonly Item[]): void
}

/**
 * Everything that can be done on a panel: gates, rows that wait, questions and dialogs, several items, partial failure, what is
 * said, and the list brought up to date.
 * @param panel a constant
 * @param blocked by id of an action: why the quota has no room for what it makes
 */
export function useActions<Item extends NamedItem>(
  panel: PanelActions<Item>,
  target: Acted<Item>,
  blocked?: Blocked,
): Actions<Item> {
  const host = useHost()
  const navigate = useNavigate()
  const gates = useGates(useMemo(() => gatesOf(panel), [panel]))
  const { busy, during } = useBusy()
  const openForm = useHorizonForm()
  const signal = useUnmountSignal()
  /** What is so when an action ends, not when it began. */
  const now = useRef(target)
  useEffect(() => {
    now.current = target
  })

  const settle: ActionTarget['settle'] = (result) => {
    for (const { type, id } of result?.updated ?? []) host.refusals.forget(type, id)
    now.current.settle(result)
  }
  const performer = () => ({
    type: panel.type,
    followedAs: panel.followedAs ?? panel.type,
    context: { host, navigate, gates, rows: target.rows } satisfies ActionContext<Item>,
    target: { settle, refresh: () => now.current.refresh(), leaves: () => now.current.leaves?.() },
    signal: signal(),
    during,
    openForm,
  })
  // The reasons are texts: the same ones are the same state of the quota.
  const reasons = JSON.stringify(blocked ?? {})
  const full = useMemo(() => JSON.parse(reasons) as Blocked, [reasons])
  const refused = useStore(host.refusals.known)
  const refusedTo = useCallback(
    (item: string | null) => refused.get(refusalKey(panel.type, item)) ?? nothingRefused,
    [refused, panel],
  )

  const press = (action: PageAction<Item>): void => {
    const { id, label, does } = action
    const here = performer()
    if (does.kind === 'goes-to') void navigate(does.path(null))
    else if (does.kind === 'form')
      during(id, () => openForm(does.open(null), t(does.title ?? label), () => void now.current.refresh()))
    else during(id, () => opened(does, null, id, here, () => here.signal.aborted || press(action)))
  }

  const run: Actions<Item>['run'] = (id, items) => {
    const action = panel.items.find((known) => known.id === id)
    if (!action) throw new Error(`${panel.type} has no action ${id}.`)
    perform(action, items, performer())
  }
  useItemCommand(panel, target.rows, gates, run)

  return {
    gates,
    busy,
    offeredFor: useCallback(
      (item: Item) => offeredFor(panel, item, gates, { ...full, ...refusedTo(item.id) }),
      [panel, gates, full, refusedTo],
    ),
    offeredForMany: useCallback(
      (items: readonly Item[]) => offeredForMany(panel, gates, items, ({ id }) => refusedTo(id)),
      [panel, gates, refusedTo],
    ),
    page: (panel.page ?? []).flatMap((action) => {
      const { id, label, icon, primary = false } = action
      const reason = gates.has(id) ? (refusedTo(null)[id] ?? blocked?.[id]) : gates.reasons?.get(id)
      if (!gates.has(id) && reason === undefined) return []
      return [{ id, label: t(label), icon, primary, reason, busy: busy.has(id), press: () => press(action) }]
    }),
    run,
  }
}

/** A signal that is aborted when the component goes. */
function useUnmountSignal(): () => AbortSignal {
  const controller = useRef<AbortController | null>(null)
  useEffect(() => () => controller.current?.abort(), [])
  return useCallback(() => (controller.current ??= new AbortController()).signal, [])
}
