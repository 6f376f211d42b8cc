import type { ReactiveController, ReactiveControllerHost } from 'lit'
import { permitted } from '../../internal/actions.js'
import { Memo } from '../../internal/memo.js'
import { recall, remember } from '../../internal/store.js'
import type { Column, Overflow, Row, TableStore } from '../data/column.js'
import { emptyLayout, type ColumnLayout } from '../data/layout.js'
import { cellOf } from '../rows/row-model.js'
import {
  allInFull,
  clampWidth,
  estimateWidth,
  fitColumns,
  fittingOf,
  grown,
  isHidden,
  isPin,
  orderColumns,
  pinnedApart,
  pinOf,
  priorityOf,
  priorityWarning,
  readLayout,
  type Estimate,
  type Measure,
} from './columns-model.js'
import { textMeasure } from './text-measure.js'

/** Below this width (px) rows become cards. */
export const cardWidth = 560
/** Below this one they do when texts of columns that always show would be cut, px. */
const tightWidth = 760
/** Below this one the actions of a row are a menu alone where a button beside it would cost columns or cut texts, px. */
const menuWidth = 900
/** A card shows columns up to this priority; the others are in its details. */
const cardPriority = 2
/** Assumed while the element has no width yet, px. */
const assumedWidth = 1200
/** So many rows are looked at to estimate widths: the first, and some further down. */
const [first, sample] = [30, 40]
/** Borders of the frame, px. */
const borders = 2
const noEstimate: Estimate = { head: 0, typical: 0, ideal: 0 }

/** By the ids of columns. */
type Estimates = ReadonlyMap<string, Estimate>

/** Columns that show, and their widths, px. */
export interface Fit<R extends Row> {
  readonly columns: readonly Column<R>[]
  readonly widths: ReadonlyMap<string, number>
  readonly cards: boolean
  /** Width of the table within its frame, px. */
  readonly room: number
  /** The likely action of a row stands in its menu, too. */
  readonly menuOnly: boolean
}

/** Widths of the column of actions, px: with a button beside the menu, and without. */
export interface ActionsWidths {
  readonly button: number
  readonly menu: number
}

const noActions: ActionsWidths = { button: 0, menu: 0 }

interface Host<R extends Row> extends ReactiveControllerHost, HTMLElement {
  /** With a `.ruler`, as wide as the table and without a height: drawing for another width must not change what is observed. */
  readonly renderRoot: ParentNode
  readonly columns: readonly Column<R>[]
  readonly name: string
  readonly store?: TableStore
  readonly groupBy: string | null
  readonly withoutExpansion: boolean
  readonly overflow: Overflow
}

/** Which columns show at which width: what people chose, what fits, what is remembered. */
export class ColumnLayoutController<R extends Row> implements ReactiveController {
  #width = 0
  #layout: ColumnLayout = emptyLayout
  #permitted: { requested: readonly Column<R>[]; columns: readonly Column<R>[] } | undefined
  #ordered = new Memo<readonly Column<R>[]>()
  #estimates: { columns: readonly Column<R>[]; widths: Estimates } | undefined
  #sampled = new Memo<Estimates>()
  #fit = new Memo<Fit<R>>()
  #observer: ResizeObserver | undefined

  constructor(
    private readonly host: Host<R>,
    private readonly warn: (text: string, error?: unknown) => void,
  ) {
    host.addController(this)
  }

  hostConnected(): void {
    this.#resized(this.host.clientWidth)
    this.#watch()
  }

  hostUpdated(): void {
    this.#watch()
  }

  #watch(): void {
    const ruler = this.host.renderRoot.querySelector('.ruler')
    if (this.#observer || !ruler || !this.host.isConnected) return
    this.#observer = new ResizeObserver(([entry]) => this.#resized(entry?.contentRect.width ?? 0))
    this.#observer.observe(ruler)
  }

  hostDisconnected(): void {
    this.#observer?.disconnect()
    this.#observer = undefined
  }

  /** Rows may become cards. */
  get isNarrow(): boolean {
    return this.#width > 0 && this.#width < tightWidth
  }

  /** What people chose. */
  get layout(): ColumnLayout {
    return this.#layout
  }

  /** Id of the column that rows are grouped by: what people chose, else what the page did. */
  get groupBy(): string | null {
    const { groupBy } = this.#layout
    return groupBy === undefined ? this.host.groupBy : groupBy
  }

  /** Takes what the store remembers under the table's name. */
  load(): void {
    const { store, name } = this.host
    this.#layout = store && name ? readLayout(recall(store, `${name}.columns`, this.warn)) : emptyLayout
  }

  /** Changes the layout; `keep` also writes it to the store. */
  change(layout: ColumnLayout, keep: boolean): void {
    const { store, name } = this.host
    this.#layout = layout
    if (keep && store && name) remember(store, `${name}.columns`, layout, this.warn)
    this.host.requestUpdate()
  }

  setWidth(id: string, width: number | undefined, keep: boolean): void {
    const widths = Object.fromEntries(Object.entries(this.#layout.widths).filter(([other]) => other !== id))
    this.change(
      { ...this.#layout, widths: width === undefined ? widths : { ...widths, [id]: clampWidth(width) } },
      keep,
    )
  }

  /** The columns that this user may see; until the checks have answered, those without one. */
  get permitted(): readonly Column<R>[] {
    const { columns: requested } = this.host
    if (this.#permitted?.requested === requested) return this.#permitted.columns
    if (requested.every(({ allowed }) => !allowed)) return requested
    const answer = permitted(requested)
    const columns = answer instanceof Promise ? requested.filter(({ allowed }) => !allowed) : answer
    this.#permitted = { requested, columns }
    if (answer instanceof Promise) void this.#wait(requested, answer)
    return columns
  }

  async #wait(requested: readonly Column<R>[], answer: Promise<readonly Column<R>[]>): Promise<void> {
    const columns = await answer
    if (this.host.columns !== requested) return
    this.#permitted = { requested, columns }
    this.host.requestUpdate()
  }

  /** All columns in the chosen order. */
  ordered(): readonly Column<R>[] {
    const columns = this.permitted
    const { order, pinned } = this.#layout
    return this.#ordered.get([columns, order, pinned], () => pinnedApart(orderColumns(columns, order), this.#layout))
  }

  /** Columns that are not hidden by choice, whether they fit or not. */
  chosen(): readonly Column<R>[] {
    const columns = this.ordered()
    const shown = columns.filter((column) => !isHidden(column, this.#layout))
    return shown.length ? shown : columns.slice(0, 1)
  }

  /** The columns that fit; the very same object while nothing has changed. `taken` px belong to the table's own columns. */
  fit(rows: readonly R[], taken: number, actions = noActions): Fit<R> {
    const width = this.#width || assumedWidth
    const estimates = this.#estimate(rows)
    const { overflow, withoutExpansion } = this.host
    const key = [this.permitted, this.#layout, width, taken, actions.button, estimates, withoutExpansion, overflow]
    return this.#fit.get(key, () => this.#fitted(estimates, width, taken, actions))
  }

  #fitted(estimates: Estimates, width: number, taken: number, actions: ActionsWidths): Fit<R> {
    const { overflow, withoutExpansion } = this.host
    const columns = this.chosen()
    const priorities = new Map(columns.map((column) => [column.id, this.#priority(column)]))
    const fittings = columns.map((column) => {
      const { id } = column
      return fittingOf(column, priorities.get(id) ?? 1, estimates.get(id) ?? noEstimate, this.#layout.widths[id])
    })
    const scrolls = overflow === 'scroll'
    const inFull = scrolls ? fittings.reduce((sum, { ideal }) => sum + ideal, 0) : 0
    const roomy = fitColumns(fittings, Math.max(inFull, width - borders - taken - actions.button))
    const crowded = width < menuWidth && actions.button > actions.menu && !allInFull(fittings, roomy)
    const available = width - borders - taken - (crowded ? actions.menu : actions.button)
    const widths = crowded ? fitColumns(fittings, available) : roomy
    const always = columns.filter(({ id }) => priorities.get(id) === 1)
    const needed = always.map((column) => fittingOf(column, 1, estimates.get(column.id) ?? noEstimate, undefined).min)
    const tight = needed.reduce((sum, least) => sum + least, 0) > available
    const cards = width < cardWidth || (width < tightWidth && tight && !scrolls)
    const inCard = (id: string): boolean => withoutExpansion || (priorities.get(id) ?? 1) <= cardPriority
    const fits = (id: string): boolean => (cards ? inCard(id) : widths.has(id))
    const shown = columns.filter(({ id }) => fits(id))
    return { columns: shown, widths, cards, room: width - borders, menuOnly: crowded && !cards }
  }

  #priority(column: Column<R>): number {
    if (column.pinned && !isPin(column.pinned)) this.warn(`column '${column.id}': pinned must be 'start' or 'end'.`)
    if (pinOf(column, this.#layout)) return 1
    return priorityOf(column.priority, () => this.warn(`column '${column.id}': ${priorityWarning}`))
  }

  /** Estimated from some rows; grows when a refresh brings longer texts. The very same map while nothing grows. */
  #estimate(rows: readonly R[]): Estimates {
    const columns = this.permitted
    const looked = Math.min(rows.length, sample)
    const some = Array.from(
      { length: looked },
      (_, index) => rows[index < first ? index : Math.floor((index * rows.length) / looked)] as R,
    )
    return this.#sampled.get([columns, ...some], () => {
      const before = this.#estimates?.columns === columns ? this.#estimates.widths : undefined
      let measure: Measure | undefined
      const estimates = columns.map((column): [string, Estimate] => {
        if (column.width !== undefined) return [column.id, noEstimate]
        const cells = some.map((row) => cellOf(column, row))
        measure ??= textMeasure(this.host)
        return [column.id, grown(before?.get(column.id), estimateWidth(column.title, cells, measure))]
      })
      const same = before && estimates.every(([id, estimate]) => before.get(id) === estimate)
      const widths = same ? before : new Map(estimates)
      this.#estimates = { columns, widths }
      return widths
    })
  }

  #resized(width: number): void {
    if (Math.round(width) === Math.round(this.#width)) return
    this.#width = width
    this.host.requestUpdate()
  }
}
