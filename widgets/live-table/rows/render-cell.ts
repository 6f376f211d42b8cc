import { html, nothing, type TemplateResult } from 'lit'
import { t } from '../../internal/localize.js'
import { copyText, emptyText, isDescriptor, type Cell, type CellDescriptor } from '../data/cell.js'

/** Whole per cent, 0–100. */
function percent(value: number): number {
  return Math.min(100, Math.max(0, Math.round(value)))
}

/**
 * A striped bar for something on its way; native where the length is known, so that it needs no inline style. `true` means
 * nobody knows how far it is.
 */
export function renderProgress(progress: number | true, label: string): TemplateResult {
  if (progress === true) {
    return html`<div class="progress" part="progress" role="progressbar" aria-label=${label}>
      <span class="stripes"></span>
    </div>`
  }
  const value = percent(progress)
  return html`<progress
    class="progress"
    part="progress"
    max="100"
    .value=${value}
    aria-label=${label}
    aria-valuenow=${value}
  ></progress>`
}

function renderText(cell: CellDescriptor, tabIndex: string | typeof nothing): TemplateResult | string {
  const text = cell.text === null || cell.text === undefined || cell.text === '' ? emptyText : String(cell.text)
  if (cell.datetime) return html`<time datetime=${cell.datetime}>${text}</time>`
  return cell.href
    ? html`<a class="link" part="link" data-control="link" tabindex=${tabIndex} href=${cell.href}>${text}</a>`
    : text
}

/** Not in the tab order: a key for every cell would be too many. Drawers and pages offer the same by keyboard. */
function renderCopy(cell: CellDescriptor): TemplateResult | typeof nothing {
  const text = copyText(cell)
  if (text === '') return nothing
  const label = t('Copy %s', [text.replaceAll('\n', ', ')])
  return html`<button
    class="copy"
    type="button"
    tabindex="-1"
    data-control="copy"
    data-copy=${text}
    aria-label=${label}
    title=${label}
  >
    <stratus-icon name="copy"></stratus-icon>
  </button>`
}

function renderDescriptor(cell: CellDescriptor, oneLine: boolean, tabIndex: string | typeof nothing): TemplateResult {
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
          : renderText(cell, tabIndex)
      }${cell.badge ? html`<span class="badge">${cell.badge}</span>` : nothing}</span
    >${cell.progress === undefined ? nothing : renderProgress(cell.progress, String(cell.text ?? ''))}${renderCopy(cell)}`
}

/**
 * What a cell shows. `oneLine` where every row must have the same height; `inGrid` where arrow keys lead to its link, not the Tab
 * key.
 */
export function renderCell(cell: Cell, oneLine: boolean, inGrid = false): unknown {
  if (cell === null || cell === undefined || cell === '') return emptyText
  if (typeof cell === 'string' || typeof cell === 'number') return String(cell)
  return isDescriptor(cell) ? renderDescriptor(cell, oneLine, inGrid ? '-1' : nothing) : cell
}
