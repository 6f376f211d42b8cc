import type { ReactiveController, ReactiveControllerHost } from 'lit'
import { screenScale } from '../../internal/screen-scale.js'
import { boxOffset, scrolledTo, type Anchor } from './scaled-scroll.js'
import { rowTop, rowWindow, type Extra, type RowWindow } from './window-model.js'

const overscan = 4
/** What stands above the first row as a rule: the toolbar in one line, and the header, px. */
const above = 82

function parentOf(node: Element): Element | null {
  if (node.assignedSlot) return node.assignedSlot
  if (node.parentElement) return node.parentElement
  const root = node.getRootNode()
  return root instanceof ShadowRoot ? root.host : null
}

/** The nearest box that scrolls, the element itself included; null means the page. */
function scrollBox(start: Element): Element | null {
  for (let node: Element | null = start; node; node = parentOf(node)) {
    if (node === document.body || node === document.documentElement) return null
    if (/auto|scroll/.test(getComputedStyle(node).overflowY)) return node
  }
  return null
}

function covers(drawn: RowWindow | undefined, needed: RowWindow): boolean {
  return drawn !== undefined && drawn.start <= needed.start && drawn.end >= needed.end
}

/** What the window is about. */
interface WindowSource {
  readonly count: number
  readonly rowHeight: number
  readonly extras: readonly Extra[]
  /** Heights are known beforehand: drawing other rows changes no size. */
  readonly placed: boolean
}

/** Height of all rows, px. */
function totalOf({ count, rowHeight, extras }: WindowSource): number {
  return rowTop(count, rowHeight, extras)
}

/**
 * Watches what scrolls and tells which rows to draw. The first picture has those in sight and no more, as far as that can be
 * known before the browser has laid out; those beyond the edges are drawn when it is on the screen.
 */
export class WindowController implements ReactiveController {
  #box: Element | null | undefined
  #frame = 0
  // A server has no window.
  #seen = { offset: 0, viewport: globalThis.innerHeight }
  #sizes: ResizeObserver | undefined
  #drawn: RowWindow | undefined
  /** How far the box is scrolled, and where in the list that is. */
  #anchor: Anchor = { box: 0, list: 0 }
  #drawnAhead = 0
  /** How many px of the box one of the list is: the page may zoom, or scale, what is between. */
  #perBox = 1
  #overscan = 0

  constructor(
    private readonly host: ReactiveControllerHost & Element,
    private readonly body: () => Element | null,
    private readonly input: () => WindowSource | null,
    /** Other rows are in sight. */
    private readonly changed: () => void,
    /** The browser has laid out: asking for sizes costs nothing now. */
    private readonly laidOut: () => void,
  ) {
    host.addController(this)
  }

  hostConnected(): void {
    if (this.#overscan) return
    const top = Math.max(0, this.host.getBoundingClientRect().top)
    this.#seen = { offset: 0, viewport: Math.max(0, window.innerHeight - top - above) }
  }

  hostDisconnected(): void {
    this.#unwatch()
  }

  hostUpdated(): void {
    if (!this.input()) this.#unwatch()
    else if (!this.#sizes && this.host.isConnected) this.#watch()
  }

  /** The rows to draw now. */
  window(): RowWindow {
    const input = this.input()
    if (!input) return { start: 0, end: 0, before: 0, after: 0 }
    this.#drawnAhead = this.ahead
    this.#drawn = rowWindow({ ...input, ...this.#seen, overscan: this.#overscan })
    return this.#drawn
  }

  /** How far rows lie below where their places in the list are, px: the list may be higher than any box. */
  get ahead(): number {
    return Math.round(this.#anchor.box - this.#anchor.list)
  }

  /** Scrolls so far that a row which moved in the list stays where it is on the screen, px. */
  shift(by: number): void {
    if (by === 0 || this.#seen.offset <= 0) return
    if (!this.ahead) return this.#scrollBy(by)
    // The box stays: another place of the list stands there now.
    this.#anchor = { ...this.#anchor, list: this.#anchor.list + by }
    this.#seen = { ...this.#seen, offset: this.#anchor.list }
    this.changed()
  }

  /** Scrolls until a place in the list is in sight, a third of the way down. */
  show(top: number): void {
    // It may be asked for before anything has scrolled.
    this.#find()
    this.measure()
    const input = this.input()
    if (!input) return
    const list = { total: totalOf(input), viewport: this.#seen.viewport }
    const offset = Math.max(0, Math.min(top - list.viewport / 3, list.total - list.viewport))
    const by = Math.round(boxOffset(offset, list) - this.#anchor.box)
    this.#scrollBy(by)
    this.#anchor = { box: this.#anchor.box + by, list: offset }
    this.#seen = { ...this.#seen, offset }
    this.changed()
  }

  /**
   * Scrolls the box to where the list is, with all rows: short ways through a list that is higher than any box lead it away from
   * there. Nobody sees it.
   */
  settle(): void {
    const input = this.input()
    if (!input || !this.ahead) return
    const { box, list } = this.#anchor
    const by = Math.round(boxOffset(list, { total: totalOf(input), viewport: this.#seen.viewport }) - box)
    if (by === 0) return
    this.#scrollBy(by)
    this.#anchor = { box: box + by, list }
    this.changed()
  }

  #scrollBy(by: number): void {
    ;(this.#box ?? document.scrollingElement)?.scrollBy({ top: by * this.#perBox, behavior: 'instant' })
  }

  /** Index of the first row in sight; -1 while the list's start is. */
  firstVisible(): number {
    const input = this.input()
    return input && this.#seen.offset > 0 ? Math.floor(this.#seen.offset / input.rowHeight) : -1
  }

  #watch(): void {
    // The page hears every scrolling box but those in other shadow roots; that is why the nearest one is asked itself, too.
    document.addEventListener('scroll', this.#scrolled, { capture: true, passive: true })
    window.addEventListener('resize', this.#scrolled)
    this.#sizes = new ResizeObserver(() => this.#resized())
    const body = this.body()
    if (body) this.#sizes.observe(body)
  }

  #resized(): void {
    this.#find()
    this.laidOut()
    if (this.input()?.placed) this.measure()
    else this.#later()
    if (!this.#overscan) requestAnimationFrame(() => setTimeout(() => this.#widen()))
  }

  /** The rows beyond the edges, behind the first picture. */
  #widen(): void {
    if (this.#overscan || !this.host.isConnected) return
    this.#overscan = overscan
    this.changed()
  }

  #unwatch(): void {
    if (!this.#sizes) return
    this.#sizes.disconnect()
    this.#sizes = undefined
    document.removeEventListener('scroll', this.#scrolled, { capture: true })
    window.removeEventListener('resize', this.#scrolled)
    this.#box?.removeEventListener('scroll', this.#scrolled)
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
    this.#box = undefined
  }

  /** Which box scrolls may change with the page's styles. */
  #find(): void {
    const box = scrollBox(this.host)
    if (box === this.#box) return
    this.#box?.removeEventListener('scroll', this.#scrolled)
    if (this.#box) this.#sizes?.unobserve(this.#box)
    this.#box = box
    box?.addEventListener('scroll', this.#scrolled, { passive: true })
    // What is told of too late for a frame is an error: a box observed from within its own observer's call, and one whose content
    // box changes because a scrollbar came with the rows.
    if (box) requestAnimationFrame(() => this.#box === box && this.#sizes?.observe(box, { box: 'border-box' }))
  }

  #scrolled = (event: Event): void => {
    if (event.target !== (this.#box ?? document)) this.#find()
    this.#later()
  }

  #later(): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0
      this.measure()
    })
  }

  /** Looks again at what is visible; the rows are drawn again when others are. */
  measure(): void {
    const body = this.body()
    const input = this.input()
    if (!body || !input) return
    const box = this.#box
    const scale = screenScale(body)
    // The page scrolls by px of the window, also where it is zoomed itself.
    const boxScale = box ? screenScale(box) : 1
    this.#perBox = scale / boxScale
    const top = box ? box.getBoundingClientRect().top : 0
    const viewport = (box && box.clientHeight * boxScale) || window.innerHeight
    const scrolled = (top - body.getBoundingClientRect().top) / scale
    const list = { total: totalOf(input), viewport: viewport / scale }
    this.#anchor = scrolledTo(scrolled, this.#anchor, list)
    const offset = this.#anchor.list
    this.#seen = { offset, viewport: list.viewport + (this.#overscan ? 0 : Math.min(0, offset)) }
    const next = rowWindow({ ...input, ...this.#seen, overscan: this.#overscan })
    const drawn = this.#drawn
    const same = this.#overscan > 0 ? drawn?.start === next.start && drawn.end === next.end : covers(drawn, next)
    if (drawn && (!same || this.ahead !== this.#drawnAhead)) this.changed()
  }
}
