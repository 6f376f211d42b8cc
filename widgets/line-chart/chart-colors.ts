import { plainColor } from '../internal/plain-color.js'

/** How many colours lines have before they repeat, dashed. */
export const colorCount = 8

/** Colours of a canvas: what `light-dark()`, `oklch()` and variables come to where a probe element stands. */
export interface Palette {
  readonly series: readonly string[]
  readonly text: string
  readonly line: string
  readonly surface: string
}

/**
 * Reads the colours of the probes: elements with the classes `color-1` … `color-8`, `text`, `line` and `surface`. They come as
 * `rgb(…)`, which is all that lightweight-charts understands.
 */
export function paletteOf(probes: Element): Palette {
  const read = (name: string) => {
    const probe = probes.querySelector(`.${name}`)
    return probe ? plainColor(getComputedStyle(probe).color) : 'rgb(128, 128, 128)'
  }
  const series = Array.from({ length: colorCount }, (_, index) => read(`color-${index + 1}`))
  return { series, text: read('text'), line: read('line'), surface: read('surface') }
}
