import { html, nothing, type TemplateResult } from 'lit'
import { emptyText, isDescriptor, type Cell, type CellDescriptor } from './cell.js'

/** Whole per cent, 0–100. */
function percent(value: number): number {
  return Math.min(100, Math.max(0, Math.round(value)))
}

/**
 * A bar for something on its way; native, so that its length needs no inline style. `true` means nobody knows how far.
 */
export function renderProgress(progress: number | true, label: string): TemplateResult {
  const known = typeof progress === 'number'
  return html`<progress
    class=${known ? 'progress' : 'progress unknown'}
    part="progress"
    max="100"
    .value=${known ? percent(progress) : 100}
    role="progressbar"
    aria-label=${label}
    aria-valuenow=${known ? percent(progress) : nothing}
  ></progress>`
}

function renderText(cell: CellDescriptor): TemplateResult | string {
  const text = cell.text === null || cell.text === undefined || cell.text === '' ? emptyText : String(cell.text)
  return cell.href ? html`<a class="link" part="link" data-control="link" href=${cell.href}>${text}</a>` : text
}

function renderDescriptor(cell: CellDescriptor, oneLine: boolean): TemplateResult {
  const lines = cell.lines?.filter((line) => line !== '')
  const dot = cell.tone && !cell.icon
  return html`<span class=${`text${cell.mono ? ' mono' : ''}${cell.tone ? ` tone ${cell.tone}` : ''}`}
      >${cell.icon ? html`<stratus-icon name=${cell.icon}></stratus-icon>` : nothing}${
        dot ? html`<span class="dot"></span>` : nothing
      }${
        lines
          ? lines.length === 0
            ? emptyText
            : oneLine || lines.length === 1
              ? lines.join(', ')
              : html`<ul class="lines">
                  ${lines.map((line) => html`<li>${line}</li>`)}
                </ul>`
          : renderText(cell)
      }${cell.badge ? html`<span class="badge">${cell.badge}</span>` : nothing}</span
    >${cell.progress === undefined ? nothing : renderProgress(cell.progress, String(cell.text ?? ''))}`
}

/** What a cell shows. `oneLine` where every row must have the same height. */
export function renderCell(cell: Cell, oneLine: boolean): unknown {
  if (cell === null || cell === undefined || cell === '') return emptyText
  if (typeof cell === 'string' || typeof cell === 'number') return String(cell)
  return isDescriptor(cell) ? renderDescriptor(cell, oneLine) : cell
}
