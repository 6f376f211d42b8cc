import type { TemplateResult } from 'lit'

/** The meanings a colour may have. */
export type Tone = 'success' | 'info' | 'warning' | 'danger' | 'neutral'

/** A cell as data: what the table can draw, truncate and export by itself. */
export interface CellDescriptor {
  readonly text?: string | number | null
  /** Makes the text a link. */
  readonly href?: string | null
  /** Ids and addresses. */
  readonly mono?: boolean
  /** Name of a `stratus-icon`, before the text. */
  readonly icon?: string
  /** Colour of icon, dot and text; the text itself carries the meaning. */
  readonly tone?: Tone
  /** Per cent (0–100), or `true` when nobody knows how far it is. */
  readonly progress?: number | true
  /** Several lines, such as addresses; replaces `text`. */
  readonly lines?: readonly string[]
  /** Tooltip. */
  readonly title?: string
  /** A small label after the text. */
  readonly badge?: string
  /** What a button copies that the pointer finds on the cell; default the text of a `mono` cell, '' for no button. */
  readonly copy?: string
  /** The moment that the text tells in words, as an ISO text. */
  readonly datetime?: string
}

/** What a column shows for a row: a text, a descriptor, or one's own template or node. Null and '' show as '-'. */
export type Cell = string | number | null | undefined | CellDescriptor | TemplateResult | Node

/** What an empty cell shows (as server-rendered tables do). */
export const emptyText = '-'

/** True for plain descriptors, false for templates and nodes. */
export function isDescriptor(cell: Cell): cell is CellDescriptor {
  return typeof cell === 'object' && cell !== null && !('_$litType$' in cell) && !('nodeType' in cell)
}

/** The text of a cell, lines joined with ', '; undefined for templates and nodes, whose text is not known. */
export function cellText(cell: Cell): string | undefined {
  if (cell === null || cell === undefined) return ''
  if (typeof cell !== 'object') return String(cell)
  if (!isDescriptor(cell)) return undefined
  if (cell.lines) return cell.lines.join(', ')
  return String(cell.text ?? '')
}

/** What the cell's button copies; '' when it has none. */
export function copyText({ copy, mono, lines, text }: CellDescriptor): string {
  if (copy !== undefined) return copy
  if (!mono) return ''
  return lines ? lines.filter((line) => line !== '').join('\n') : String(text ?? '')
}
