/** Where a picture is on a page of the atlas, in its pixels. */
export interface Region {
  readonly page: HTMLCanvasElement
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Many small pictures on a few large canvases: a canvas of its own for each costs ten times what is drawn on it. When all pages
 * are full everything starts anew.
 */
export class Atlas {
  #pages: CanvasRenderingContext2D[] = []
  /** The page that is being filled. */
  #page = 0
  #x = 0
  #y = 0
  #row = 0

  /** @param side - Edge of a page, px. */
  constructor(
    private readonly side: number,
    private readonly mostPages: number,
    private readonly makePage: (side: number) => CanvasRenderingContext2D = canvasPage,
  ) {}

  clear(): void {
    for (const page of this.#pages.slice(0, this.#page + 1)) {
      page.resetTransform()
      page.clearRect(0, 0, this.side, this.side)
    }
    this.#page = this.#x = this.#y = this.#row = 0
  }

  /** Room for a picture and what to draw it with; undefined = full, or larger than a page. Sizes in pixels. */
  take(width: number, height: number): { region: Region; context: CanvasRenderingContext2D } | undefined {
    const { side } = this
    if (width > side || height > side) return undefined
    if (this.#x + width > side) {
      this.#y += this.#row
      this.#x = this.#row = 0
    }
    if (this.#y + height > side) {
      if (this.#page + 1 === this.mostPages) return undefined
      this.#page++
      this.#x = this.#y = this.#row = 0
    }
    const context = (this.#pages[this.#page] ??= this.makePage(side))
    const region = { page: context.canvas, x: this.#x, y: this.#y, width, height }
    this.#x += width
    this.#row = Math.max(this.#row, height)
    return { region, context }
  }
}

function canvasPage(side: number): CanvasRenderingContext2D {
  const page = document.createElement('canvas')
  page.width = page.height = side
  return page.getContext('2d')!
}
