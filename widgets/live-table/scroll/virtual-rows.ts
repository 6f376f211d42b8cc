import type { ReactiveControllerHost } from 'lit'
import { Memo } from '../../internal/memo.js'
import { screenScale } from '../../internal/screen-scale.js'
import { rowHeights, type Density, type Row, type RowKey } from '../data/column.js'
import { shownKey } from '../data/group-head.js'
import type { RowList } from '../data/row-list.js'
import { WindowController } from './window-controller.js'
import { boxHeight } from './scaled-scroll.js'
import { rowTop, type Extra, type ListExtent, type RowWindow } from './window-model.js'

interface Host<R extends Row> extends ReactiveControllerHost, Element {
  readonly density: Density
  readonly rowKey: (row: R) => RowKey
}

/** What decides which rows are drawn, and how high they are. */
export interface VirtualInput<R extends Row> {
  readonly on: boolean
  /** After filter and sort. */
  readonly rows: RowList<R>
  readonly expanded: ReadonlySet<RowKey>
  /** The data changed, not what people asked to see. */
  readonly refreshed: boolean
  /** Rows have one height and are positioned one by one. */
  readonly placed: boolean
}

/** Longer lists would be hundreds of sheets, and take minutes. */
const mostOnPaper = 2000

/** Heights closer than this are the same, px. */
const tolerance = 0.5

const printEvents = ['beforeprint', 'afterprint'] as const

/** Which rows of a long list are drawn: heights as they turn out, and the scroll position kept through refreshes. */
export class VirtualRows<R extends Row> {
  #on = false
  #rows: RowList<R> = []
  #expanded: ReadonlySet<RowKey> = new Set()
  #rowHeight = 0
  #detailHeights: ReadonlyMap<string, number> = new Map()
  #extras = new Memo<readonly Extra[]>()
  #placed = false
  #density: Density | undefined
  #shift = 0
  #printed = false
  #window: WindowController

  constructor(
    private readonly host: Host<R>,
    private readonly body: () => HTMLElement | null,
    private readonly scrolled: () => void,
  ) {
    host.addController({
      hostConnected: () => printEvents.forEach((type) => addEventListener(type, this.#print)),
      hostDisconnected: () => printEvents.forEach((type) => removeEventListener(type, this.#print)),
    })
    this.#window = new WindowController(
      host,
      body,
      () =>
        this.#on
          ? { count: this.#rows.length, rowHeight: this.#height, extras: this.#tall(), placed: this.#placed }
          : null,
      scrolled,
      () => this.#takeHeights(),
    )
  }

  /** Before drawing. */
  update({ on, rows, expanded, refreshed, placed }: VirtualInput<R>): void {
    if (this.#density !== this.host.density || this.#placed !== placed) this.#rowHeight = 0
    this.#density = this.host.density
    const top = this.#window.firstVisible()
    const anchor = top < 0 ? undefined : this.#rows.at(top)
    const moved = on && this.#on && refreshed && anchor ? this.#indexOf(anchor, rows, top) : -1
    this.#on = on
    this.#placed = placed
    this.#rows = rows
    this.#expanded = expanded
    this.#shift = moved >= 0 ? (moved - top) * this.#height : 0
  }

  /** The rows to draw now, and where they lie. */
  window(): RowWindow & ListExtent {
    const extras = this.#tall()
    const rowHeight = this.#height
    const { start, end } = this.#paper() ?? this.#window.window()
    const { ahead } = this.#window
    const top = (index: number): number => rowTop(index, rowHeight, extras) + ahead
    const total = boxHeight(rowTop(this.#rows.length, rowHeight, extras))
    const [before, behind] = [Math.max(0, top(start)), top(end)]
    return { start, end, before, after: Math.max(0, total - behind), rowHeight, total, top }
  }

  /** What is printed; rows that are not here yet are asked for by nobody's printer. */
  #paper(): { start: number; end: number } | undefined {
    if (!this.#printed || !Array.isArray(this.#rows)) return undefined
    return { start: 0, end: Math.min(this.#rows.length, mostOnPaper) }
  }

  readonly #print = ({ type }: Event): void => {
    this.#printed = type === 'beforeprint'
    if (!this.#on) return
    // At once, as `print()` waits for nothing; and then in their order, as after any update.
    this.scrolled()
    this.host.requestUpdate()
  }

  /** After drawing: takes over the heights of open details, and scrolls back to the row that was on top. */
  drawn(): void {
    if (!this.#on) return
    this.#window.shift(this.#shift)
    this.#shift = 0
    if (!this.#expanded.size) return
    this.#takeHeights()
    this.#window.measure()
  }

  /** Scrolls to a row. */
  show(index: number): void {
    if (this.#on) this.#window.show(rowTop(index, this.#height, this.#tall()))
  }

  /** Nobody scrolls any more. */
  settle(): void {
    this.#window.settle()
  }

  /** Heights that differ from the assumed ones (cards, open details, a page's own styles) show with the next drawing. */
  #takeHeights(): void {
    const body = this.body()
    if (!this.#on || !body || !this.#measured(body)) return
    void this.host.updateComplete.then(() => requestAnimationFrame(() => this.host.requestUpdate()))
  }

  get #height(): number {
    return this.#rowHeight || rowHeights[this.host.density] || rowHeights.normal
  }

  #indexOf(anchor: R, rows: RowList<R>, expected: number): number {
    const { rowKey } = this.host
    const key = shownKey(anchor, rowKey)
    const same = rows.at(expected)
    if (same && shownKey(same, rowKey) === key) return expected
    for (const [index, row] of rows.entries()) if (shownKey(row, rowKey) === key) return index
    return -1
  }

  #measured(body: HTMLElement): boolean {
    const scale = screenScale(body)
    const heightOf = (node: Element): number => node.getBoundingClientRect().height / scale
    const first = body.querySelector('tr.row[data-key]:not(.awaited)')
    const row = first ? heightOf(first) : 0
    const otherHeight = row > 0 && Math.abs(row - this.#height) > tolerance
    if (otherHeight) this.#rowHeight = row
    const details = [...body.querySelectorAll<HTMLElement>('tr.details')].map(
      (open) => [open.dataset['detailsOf'] ?? '', heightOf(open)] as const,
    )
    const otherDetails = details.some(
      ([key, height]) => Math.abs((this.#detailHeights.get(key) ?? 0) - height) > tolerance,
    )
    if (otherDetails) this.#detailHeights = new Map([...this.#detailHeights, ...details])
    return otherHeight || otherDetails
  }

  #tall(): readonly Extra[] {
    return this.#extras.get([this.#rows, this.#expanded, this.#detailHeights], () =>
      this.#expanded.size === 0
        ? []
        : [...this.#rows.entries()].flatMap(([index, row]) => {
            const key = shownKey(row, this.host.rowKey)
            return this.#expanded.has(key) ? [{ index, height: this.#detailHeights.get(String(key)) ?? 0 }] : []
          }),
    )
  }
}
