import { isServer } from 'lit'
import type { Measure } from './columns-model.js'

let context: OffscreenCanvasRenderingContext2D | null | undefined

/** No column is as wide as a text of so many letters. */
const longest = 150

/** Widths of letters in most types, px at 14 px; others have the last one. */
const letters: readonly (readonly [RegExp, number])[] = [
  [/[iljtfrI .,:;'|!()-]/g, 4.6],
  [/[mwMW@%]/g, 12],
  [/[A-Z]/g, 9.6],
  [/[\u0021-\u024f]/g, 7.9],
  [/./gsu, 14],
]

/** About as wide as a text is, rather more: nobody has to ask the browser. */
export const guess: Measure = (text) => {
  let width = 0
  let rest = text
  for (const [kind, each] of letters)
    rest = rest.replaceAll(kind, () => {
      width += each
      return ''
    })
  return width
}

/** Asks the browser for its types: that takes a while, so only once somebody measures. */
function fontsOf(element: Element): Readonly<Record<Parameters<Measure>[1], string>> {
  const style = getComputedStyle(element)
  const mono = style.getPropertyValue('--_font-mono') || 'monospace'
  return {
    text: `${style.fontSize} ${style.fontFamily}`,
    head: `500 ${style.fontSize} ${style.fontFamily}`,
    mono: `${style.fontSize} ${mono}`,
  }
}

/** Measures texts in the type of an element, without touching the layout; on a server, where there are no types, guesses. */
export function textMeasure(element: Element): Measure {
  if (isServer) return guess
  let fonts: ReturnType<typeof fontsOf> | undefined
  return (text, font) => {
    context ??= new OffscreenCanvas(1, 1).getContext('2d')
    if (!context) return guess(text, font)
    fonts ??= fontsOf(element)
    if (context.font !== fonts[font]) context.font = fonts[font]
    return context.measureText(text.slice(0, longest)).width
  }
}
