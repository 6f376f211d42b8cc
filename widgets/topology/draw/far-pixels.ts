/** Pixels of the screen that cost about as much as one more rectangle. */
const pixelsARectangle = 400

/** A colour as one pixel; undefined = not in the form that browsers give most colours. */
export function pixelOf(color: string, opacity = 1): number | undefined {
  const [, red, green, blue] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color) ?? []
  if (blue === undefined) return undefined
  return ((Math.round(opacity * 255) << 24) | (Number(blue) << 16) | (Number(green) << 8) | Number(red)) >>> 0
}

/** Thousands of small squares as one image: as shapes of their own a browser takes four times as long. */
export class FarPixels {
  #context: CanvasRenderingContext2D | null | undefined
  #image: ImageData | undefined
  #pixels = new Uint32Array()
  #width = 0
  #height = 0

  /** Takes an empty image of this size; false = so few are drawn sooner one by one. */
  begin(width: number, height: number, count: number): boolean {
    if (count * pixelsARectangle < width * height) return false
    this.#context ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!this.#context) return false
    if (!this.#image || width !== this.#width || height !== this.#height) {
      this.#context.canvas.width = width
      this.#context.canvas.height = height
      this.#image = new ImageData(width, height)
      this.#pixels = new Uint32Array(this.#image.data.buffer)
      this.#width = width
      this.#height = height
    } else this.#pixels.fill(0)
    return true
  }

  square(left: number, top: number, side: number, pixel: number): void {
    const from = Math.max(0, left)
    const to = Math.min(this.#width, left + side)
    const bottom = Math.min(this.#height, top + side)
    for (let row = Math.max(0, top); row < bottom; row++) {
      const start = row * this.#width
      for (let at = start + from; at < start + to; at++) this.#pixels[at] = pixel
    }
  }

  /** Draws all of it on whole pixels: the context has no transform. */
  copyTo(context: CanvasRenderingContext2D): void {
    this.#context!.putImageData(this.#image!, 0, 0)
    context.drawImage(this.#context!.canvas, 0, 0)
  }
}
