import { createPoller } from '../../../api-client/live/poller.js'
import { afterAnswer, defaultPace, nextDelay, noMemory } from '../../../api-client/live/poll-interval.js'
import { tabbables } from '../../internal/focus.js'
import { t } from '../../internal/localize.js'
import type { Behaviour, Context } from '../core/context.js'
import { inserted, mayInsert, readFragment } from '../answers/fragment.js'
import { copyAttributes, patchRow, rememberRow } from './row-patch.js'
import { showProgress } from './row-progress.js'
import { dataRows, updateCount, withDetails } from './table-markup.js'

/** Requests of one round at a time. */
const atOnce = 6

const updating = 'tr.warning.ajax-update[data-update-url]'
const openMenu = '.btn-group.open, .table_actions_menu.open'

/** What tells whether a row in transition has moved on: its state, not its age. */
function transitionOf(row: HTMLTableRowElement): string {
  const states = [...row.querySelectorAll('td.warning, td.status_up, td.status_down')]
  const percent = row.querySelector('[percent]')?.getAttribute('percent') ?? ''
  return [row.id, row.className, percent, ...states.map((cell) => cell.textContent?.trim())].join('|')
}

/**
 * Rows in transition are asked for, each by its own address: after the table's interval, then twice, three times … of it up to
 * 30 s, from the start when any of them changes; not while a menu of theirs is open, or the table or the page is hidden
 * (W-TABLE-12, W-TABLE-17, W-TABLE-18, DEC-8).
 */
export const tableRows: Behaviour = {
  name: 'table-rows',
  selector: 'table:has(tr.ajax-update)',
  attach(element, context) {
    const table = element as HTMLTableElement
    for (const row of dataRows(table)) rememberRow(row)
    const rows = () => [...table.querySelectorAll<HTMLTableRowElement>(updating)]
    const interval = Number(rows()[0]?.dataset.updateInterval) || defaultPace.fast
    let memory = afterAnswer(noMemory, rows().map(transitionOf))
    let fresh = true
    const poller = createPoller({
      clock: context.clock,
      visibility: context.visibility,
      async round(signal) {
        // The page itself is the first answer.
        if (fresh) return void (fresh = false)
        await eachOf(rows(), (row) => updateRow(row, table, context, signal))
        if (!signal.aborted) memory = afterAnswer(memory, rows().map(transitionOf))
      },
      nextDelay: () => nextDelay(memory, { ...defaultPace, fast: interval, idle: null }),
      deferred: () => {
        if (!rows().some((row) => row.querySelector(openMenu)))
          return !(table.closest('stratus-live-table') ?? table).checkVisibility()
        // Who looks for an action wants to see what it does.
        memory = { ...memory, round: 1 }
        return true
      },
      deferMs: () => interval,
    })
    poller.start()
    return () => poller.stop()
  },
}

async function eachOf<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const left = [...items]
  const worker = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await run(item)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
}

async function updateRow(
  row: HTMLTableRowElement,
  table: HTMLTableElement,
  context: Context,
  signal: AbortSignal,
): Promise<void> {
  let fresh: HTMLTableRowElement | null | undefined
  let gone = false
  try {
    const response = await context.request(row.dataset.updateUrl ?? '', { signal })
    gone = response.status === 404
    fresh = gone ? undefined : (await readFragment(response, 'row'))?.querySelector('tr')
  } catch {
    fresh = undefined
  }
  if (signal.aborted || !row.isConnected) return
  if (gone) return removeRow(row, table, context)
  if (!fresh) return stopRow(row)
  // Opened while the answer was on its way: the next round brings it.
  if (row.querySelector(openMenu) || !mayInsert(row, 'row', fresh)) return
  applyRow(row, fresh, table, context)
}

function applyRow(
  row: HTMLTableRowElement,
  fresh: HTMLTableRowElement,
  table: HTMLTableElement,
  context: Context,
): void {
  const settled = !fresh.matches('.warning')
  const changed = patchRow(row, fresh, { leave: (cell) => context.release(cell), arrive: () => undefined })
  showProgress(row)
  if (changed) inserted(row, 'row', context)
  if (settled) void updateActions(table, context)
}

/** It is not there any more (W-TABLE-15); the focus stays in the table. */
function removeRow(row: HTMLTableRowElement, table: HTMLTableElement, context: Context): void {
  const all = withDetails(row)
  const next = all.at(-1)?.nextElementSibling ?? row.previousElementSibling
  const focused = row.matches(':focus-within')
  for (const each of all) {
    context.release(each)
    each.remove()
  }
  updateCount(table)
  table.dispatchEvent(new CustomEvent('stratus-rows-change'))
  if (focused) ((next && tabbables(next)[0]) ?? tabbables(table)[0])?.focus()
  void updateActions(table, context)
}

/** Only this row is not asked for any more (W-TABLE-16). */
function stopRow(row: HTMLTableRowElement): void {
  row.classList.remove('ajax-update')
  const cell = [...row.querySelectorAll<HTMLElement>('td.warning')].at(-1)
  cell?.classList.add('stratus-stale')
  cell?.setAttribute('title', t('An error occurred while updating.'))
  console.warn(t('An error occurred while updating.'))
}

const launchers = 'a.btn-launch.ajax-update[data-update-url], a.btn-create.ajax-update[data-update-url]'

/** The links that launch and create, as the quota now has them (W-TABLE-13); what holds the focus keeps it. */
async function updateActions(table: HTMLTableElement, context: Context): Promise<void> {
  const links = (table.getRootNode() as ParentNode).querySelectorAll<HTMLAnchorElement>(launchers)
  await eachOf([...links], async (link) => {
    const response = await context.request(link.dataset.updateUrl ?? '').catch(() => undefined)
    const fresh = response && (await readFragment(response))?.querySelector('a')
    if (!fresh || !link.isConnected || !mayInsert(link, 'action', fresh)) return
    copyAttributes(link, fresh)
    link.replaceChildren(...fresh.childNodes)
  })
}
