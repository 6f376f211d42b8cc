import { make, put } from '../../internal/dom.js'
import { t } from '../../internal/localize.js'

interface Place {
  readonly level: number
  /** Steps that its name stands further in; default: its level. */
  readonly indent?: number
  readonly position?: number
  readonly size?: number
  readonly open: boolean | undefined
}

const attribute = (value: number | boolean | undefined): string | null => (value === undefined ? null : String(value))

/** Writes where a row stands, and puts a button before its name when there is something below it. */
export function decorateRow(
  node: HTMLElement,
  { level, indent = level, position, size, open }: Place,
  name: string,
  group: boolean,
): void {
  put(node, 'aria-level', String(level))
  put(node, 'aria-posinset', attribute(position))
  put(node, 'aria-setsize', attribute(size))
  put(node, 'aria-expanded', attribute(open))
  put(node, 'data-group', group ? '' : null)
  const cell = node.querySelector<HTMLElement>('[role=rowheader]')
  if (!cell) return
  cell.classList.add('branch')
  cell.style.setProperty('--_level', String(indent))
  let button = cell.querySelector<HTMLElement>(':scope > .toggle')
  if (open === undefined) {
    button?.remove()
    return
  }
  if (!button)
    cell.prepend(
      (button = make('button', {
        type: 'button',
        class: 'toggle expander',
        'data-control': 'toggle',
        tabindex: '-1',
      })),
    )
  put(button, 'aria-expanded', String(open))
  put(button, 'aria-label', open ? t('Collapse {name}', { name }) : t('Expand {name}', { name }))
}
