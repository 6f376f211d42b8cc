import { isServer } from 'lit'
import type { Measure } from './columns-model.js'

let context: OffscreenCanvasRenderingContext2D | null | undefined

/** No column is as wide as a text of so many letters. */
const longest = 150

/** About as wide as letters are in most types. */
const guess: Measure = (text) => text.length * 8

/** Measures texts in the type of an element, without touching the layout; on a server, where there are no types, guesses. */
export function textMeasure(element: Element): Measure {
  if (isServer) return guess
  context ??= new OffscreenCanvas(1, 1).getContext('2d')
  const style = getComputedStyle(element)
  const mono = style.getPropertyValue('--_font-mono') || 'monospace'
  const fonts = {
    text: `${style.fontSize} ${style.fontFamily}`,
    head: `500 ${style.fontSize} ${style.fontFamily}`,
    mono: `${style.fontSize} ${mono}`,
  }
  return (text, font) => {
    if (!context) return guess(text, font)
    if (context.font !== fonts[font]) context.font = fonts[font]
    return context.measureText(text.slice(0, longest)).width
  }
}
