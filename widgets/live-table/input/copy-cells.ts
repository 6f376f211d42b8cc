import { countText, t, tn } from '../../internal/localize.js'
import { isField } from '../cells/cell-stops.js'
import { defused, type Values } from '../toolbar/export-csv.js'

/** Lines of values as spreadsheets take them from the clipboard. */
export function tabSeparated(lines: readonly Values[]): string {
  const field = (value: string | number | null) =>
    typeof value === 'string' ? defused(value.trim().replace(/\s+/g, ' ')) : String(value ?? '')
  return lines.map((line) => line.map(field).join('\t')).join('\n')
}

function textOf(cell: HTMLElement): string {
  const button = cell.querySelector<HTMLElement>('[data-copy]')
  return button?.dataset['copy'] ?? (cell.querySelector<HTMLElement>('.content') ?? cell).innerText.trim()
}

/** A text that was marked is what the browser copies. */
function isTextMarked(focused: Element): boolean {
  const root = focused.getRootNode() as ShadowRoot & Partial<Pick<Document, 'getSelection'>>
  const ranges = document.getSelection()?.getComposedRanges?.({ shadowRoots: [root] })
  // Older Chromium tells it of each root apart.
  return ranges ? ranges.some(({ collapsed }) => !collapsed) : root.getSelection?.()?.type === 'Range'
}

/**
 * Puts the rows, or without any the cell that has the focus, on the clipboard.
 *
 * @param focused - what has the focus in the table
 * @param rows - the rows that are selected, below their titles; null without any
 * @returns what to say of it; undefined when it is the browser's to copy
 */
export function copyCells(
  event: ClipboardEvent,
  focused: Element,
  rows: () => readonly Values[] | null,
): string | undefined {
  const { clipboardData } = event
  if (!clipboardData || isField(focused) || isTextMarked(focused)) return undefined
  const cell = focused.closest<HTMLElement>('tr[data-key] > td, thead th')
  if (!cell) return undefined
  const lines = rows()
  clipboardData.setData('text/plain', lines ? tabSeparated(lines) : textOf(cell))
  event.preventDefault()
  if (!lines) return t('Copied')
  const count = lines.length - 1
  return tn('{count} row copied.', '{count} rows copied.', count, { count: countText(count) })
}
