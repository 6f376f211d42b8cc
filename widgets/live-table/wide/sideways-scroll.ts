/** What scrolls together, in the frame of a table. */
const scrolling = 'thead, tbody, tfoot, .sideways-bar'

/**
 * Headers, rows, sums and the scroll bar of a table that scrolls sideways are boxes of their own, so that headers and bar stay in
 * sight while the page scrolls; what one is scrolled to, the others are too.
 */
export class SidewaysScroll {
  #left = 0
  #most = 0
  #root: ParentNode | undefined

  /** @param moved - is told after each step sideways how far it is now, px */
  constructor(private readonly moved: (offset: number) => void) {}

  /** How far the rows are scrolled from the start of a line, px. */
  get offset(): number {
    return Math.abs(this.#left)
  }

  /** After drawing. `most` is how far it can be scrolled, px. */
  attach(root: ParentNode & EventTarget, most: number): void {
    if (this.#root !== root) {
      this.#root = root
      root.addEventListener('scroll', (event) => this.#scrolled(event.target as Element), {
        capture: true,
        passive: true,
      })
    }
    this.#most = most
    // Who has scrolled it just now is not heard yet.
    this.#left = root.querySelector('tbody')?.scrollLeft ?? 0
    this.#spread()
  }

  #scrolled(box: Element): void {
    // The others tell of what they were set to.
    if (!box.matches(scrolling) || box.scrollLeft === this.#left) return
    this.#left = box.scrollLeft
    this.#spread()
    this.moved(this.offset)
  }

  #spread(): void {
    for (const box of this.#root?.querySelectorAll(scrolling) ?? [])
      if (box.scrollLeft !== this.#left) box.scrollLeft = this.#left
    const table = this.#root?.querySelector('table')
    table?.toggleAttribute('data-over-start', this.offset >= 1)
    table?.toggleAttribute('data-over-end', this.offset <= this.#most - 1)
  }
}
