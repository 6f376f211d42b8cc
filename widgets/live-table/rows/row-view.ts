import { html, nothing, render, type RootPart } from 'lit'
import { make, put } from '../../internal/dom.js'
import { t } from '../../internal/localize.js'
import { emptyText } from '../data/cell.js'
import type { Row } from '../data/column.js'
import { fullTitle } from '../data/full-title.js'
import { GroupHead } from '../data/group-head.js'
import { AwaitedRow } from '../data/row-list.js'
import type { ActionCell } from './action-cell.js'
import { DataCell } from './data-cell.js'
import { renderCell, renderProgress } from './render-cell.js'
import { renderFailure } from './render-states.js'
import { alignOf, columnCount, headCell, namingColumn, sameShape, type RowShape, type RowModel } from './row-model.js'

/** The elements that every row of a shape has; rows are copies of it. */
function prototypeOf<R extends Row>(shape: RowShape<R>): HTMLElement {
  const { cards, selectable, expandable, acting } = shape
  const naming = namingColumn(shape)
  const row = make('tr', { role: 'row', class: 'row', part: 'row' })
  if (selectable) {
    const box = make('input', { type: 'checkbox', 'data-control': 'select', tabindex: '-1' })
    row.append(make('td', { role: 'gridcell', class: 'select' }, box))
  }
  if (expandable) {
    const title = t('Click to see more details')
    const button = make('button', {
      class: 'expander',
      type: 'button',
      'data-control': 'expand',
      tabindex: '-1',
      title,
    })
    row.append(make('td', { role: 'gridcell', class: 'expand' }, button))
  }
  for (const column of shape.columns) {
    const cell = make('td', {
      role: column === naming ? 'rowheader' : 'gridcell',
      class: `data ${cards ? 'start' : alignOf(column)}${boxed(shape) ? '' : ' plain'}`,
      part: `cell cell-${column.id}`,
      'data-column': column.id,
    })
    if (cards) cell.append(make('span', { class: 'card-label', 'aria-hidden': 'true' }, new Text(fullTitle(column))))
    const text = new Text('-')
    if (boxed(shape)) cell.append(make('div', { class: 'content plain' }, text))
    else cell.append(text)
    row.append(cell)
  }
  if (acting) {
    row.append(make('td', { role: 'gridcell', class: 'actions', part: 'row-actions' }, make('div', { class: 'split' })))
  }
  shape.number?.(row)
  markEdge(row)
  return row
}

/** The first cell shows at its edge what the row is like. */
function markEdge(row: HTMLElement): void {
  row.querySelector('[data-edge]')?.removeAttribute('data-edge')
  row.firstElementChild?.setAttribute('data-edge', '')
}

/** Content stands in a box of its own; where every row has one height, the cell is enough. */
function boxed({ oneLine, cards }: RowShape<Row>): boolean {
  return !oneLine || cards
}

const prototypes = new WeakMap<RowShape<never>, HTMLElement>()

function newRow<R extends Row>(shape: RowShape<R>): HTMLElement {
  let prototype = prototypes.get(shape)
  if (!prototype) prototypes.set(shape, (prototype = prototypeOf(shape)))
  return prototype.cloneNode(true) as HTMLElement
}

function cellsIn<R extends Row>(row: HTMLElement, shape: RowShape<R>): DataCell<R>[] {
  return [...row.querySelectorAll<HTMLElement>('.data')].map(
    (cell) => new DataCell(cell, (boxed(shape) && cell.querySelector<HTMLElement>('.content')) || cell, shape.oneLine),
  )
}

/** A row of the table as it stands in the page, made once and then changed in place, and its details when they are open. */
export class RowView<R extends Row> {
  readonly node: HTMLElement
  details: HTMLElement | null = null
  #detailsPart: RootPart | undefined
  #model: RowModel<R> | undefined
  #cells: readonly DataCell<R>[]
  #select: HTMLInputElement | null
  #expander: HTMLElement | null
  #first: HTMLElement | null
  #actions: ActionCell | undefined
  /** Behind what stands before the first cell's content. */
  #marks: Comment | undefined
  #top = -1

  /** @param Actions - where rows have them */
  constructor(
    private shape: RowShape<R>,
    Actions: typeof ActionCell | undefined,
  ) {
    this.node = newRow(shape)
    this.#select = this.node.querySelector('input')
    this.#expander = this.node.querySelector('.expander')
    const split = this.node.querySelector<HTMLElement>('.split')
    this.#actions = split && Actions ? new Actions(split) : undefined
    this.#first = this.node.querySelector('.data')
    this.#cells = cellsIn(this.node, shape)
  }

  /** Whether it can show rows of a shape. */
  fits(shape: RowShape<R>): boolean {
    return shape === this.shape || sameShape(shape, this.shape)
  }

  update(model: RowModel<R>, shape: RowShape<R>): void {
    const last = this.#model
    const shapeStays = shape === this.shape
    if (model === last && shapeStays) return
    // In another shape, or language, nothing of it can stay.
    const before = shapeStays ? last : undefined
    if (!shapeStays) this.#takeColumns(shape)
    this.#model = model
    this.shape = shape
    const { node, key, name } = { ...model, node: this.node }
    if (last && last.key !== key) for (const cell of this.#cells) cell.reset()
    if (before?.row !== model.row || !shapeStays) {
      this.#showCells(model, shape)
    }
    if (before?.key !== key) node.dataset['key'] = String(key)
    if (before?.index !== model.index) node.setAttribute('aria-rowindex', String(model.index + shape.headRows + 1))
    this.#showState(model, before)
    if (this.#select) {
      // A press that waits for its code has changed the box already.
      if (before?.selected !== model.selected || before.key !== key) this.#select.checked = model.selected
      if (before?.name !== name) put(this.#select, 'aria-label', t('Select {name}', { name }))
    }
    if (this.#expander) this.#showExpander(this.#expander, model, before, last !== before)
    if (
      !shapeStays ||
      before?.actions !== model.actions ||
      before?.name !== name ||
      before.busy !== model.busy ||
      before.menuOpen !== model.menuOpen
    )
      this.#actions?.update(model, shape.menuOnly)
    if (model.expanded && !model.beside) this.#showDetails(model)
    else this.#closeDetails()
    model.decorate?.(node)
  }

  /** Other columns are in sight: the cells of those that stay do, with what has the focus in them. */
  #takeColumns(shape: RowShape<R>): void {
    const known = new Map(this.shape.columns.map(({ id }, index) => [id, this.#cells[index]]))
    if (known.size === shape.columns.length && shape.columns.every(({ id }) => known.has(id))) return
    const cells = cellsIn(newRow(shape), shape).map((cell, index) => known.get(shape.columns[index]?.id ?? '') ?? cell)
    let behind = this.#cells.at(-1)?.node.nextSibling ?? null
    for (const cell of this.#cells) if (!cells.includes(cell)) cell.remove()
    for (const { node } of cells.toReversed()) {
      if (node.nextSibling !== behind) this.node.insertBefore(node, behind)
      behind = node
    }
    this.#cells = cells
    markEdge(this.node)
  }

  #showCells({ row, key }: RowModel<R>, shape: RowShape<R>): void {
    if (row instanceof AwaitedRow) return this.#showAwaited(row, shape)
    const head = row instanceof GroupHead ? row : undefined
    const naming = head && namingColumn(shape)
    shape.columns.forEach((column, index) => {
      if (head) this.#cells[index]?.showAlone(headCell(head, column, naming))
      else this.#cells[index]?.update(column, row, key)
    })
  }

  /** Bars, or why it does not come. */
  #showAwaited({ message, failure }: AwaitedRow, shape: RowShape<R>): void {
    const naming = namingColumn(shape)
    const text = failure === undefined ? t('Loading') : emptyText
    shape.columns.forEach((column, index) => {
      if (message && column === naming) this.#cells[index]?.showAlone(renderFailure(message))
      else this.#cells[index]?.showText(column === naming ? text : '')
    })
  }

  #showState(model: RowModel<R>, before: RowModel<R> | undefined): void {
    const { row, state, selected, busy, name } = model
    const onItsWay = busy || (state?.transitional ?? false)
    const tone = state?.tone ? ` ${state.tone}` : ''
    const absent = row instanceof AwaitedRow ? (row.failure === undefined ? ' awaited' : ' awaited missing') : ''
    const classes = `row${absent}${selected ? ' selected' : ''}${model.beside ? ' open' : ''}${tone}${onItsWay === false ? '' : ' transitional'}`
    if (this.node.className !== classes) this.node.className = classes
    if (before?.selected !== selected) {
      put(this.node, 'part', selected ? 'row selected' : 'row')
      if (this.#select) put(this.node, 'aria-selected', String(selected))
    }
    if (Boolean(before?.busy) !== busy) put(this.node, 'aria-busy', busy ? 'true' : null)
    const first = this.#first
    // A row that does not open says itself what its details would.
    const error = (!this.#expander && state?.error) || ''
    const quiet = onItsWay === false && !error
    if (!first || (quiet && !this.#marks)) return
    if (!this.#marks) first.prepend((this.#marks = new Comment()))
    first.classList.toggle('carrier', onItsWay !== false)
    const alert = error
      ? html`<stratus-icon class="alert" name="alert" label=${error} title=${error}></stratus-icon>`
      : nothing
    const bar = onItsWay === false ? nothing : renderProgress(onItsWay, t('{name} is changing', { name }))
    render(quiet ? nothing : html`${alert}${bar}`, first, { renderBefore: this.#marks })
  }

  #showExpander(button: HTMLElement, model: RowModel<R>, before: RowModel<R> | undefined, anew: boolean): void {
    const { name, expanded } = model
    const error = Boolean(model.state?.error)
    if (before?.name !== name) put(button, 'aria-label', t('Details of {name}', { name }))
    if (before?.expanded !== expanded) put(button, 'aria-expanded', String(expanded))
    if (!anew && Boolean(before?.state?.error) === error) return
    put(button, 'class', error ? 'expander error' : 'expander')
    put(
      button,
      'title',
      error ? t('Click here to expand the row and view the errors.') : t('Click to see more details'),
    )
    button.replaceChildren(...(error ? [make('stratus-icon', { name: 'alert' })] : []))
  }

  #showDetails(model: RowModel<R>): void {
    const error = model.state?.error
    const details = (this.details ??= make('tr', { class: 'details', part: 'details', role: 'row' }))
    put(details, 'data-details-of', String(model.key))
    this.#detailsPart = render(
      html`<td role="gridcell" colspan=${columnCount(this.shape)}>
        ${error ? html`<p class="row-error"><stratus-icon name="alert"></stratus-icon>${error}</p>` : nothing}
        ${renderCell(model.details, false)}
      </td>`,
      details,
    )
  }

  #closeDetails(): void {
    this.#detailsPart?.setConnected(false)
    this.#detailsPart = undefined
    this.details?.remove()
    this.details = null
  }

  /** Puts it, and its details below it, where they belong in a long list, px. */
  moveTo(top: number, height: number): void {
    if (top !== this.#top) this.node.style.setProperty('transform', `translateY(${top}px)`)
    this.#top = top
    this.details?.style.setProperty('transform', `translateY(${top + height}px)`)
  }

  /** Takes it out of the page for good. */
  remove(): void {
    this.node.remove()
    this.#closeDetails()
    this.setConnected(false)
  }

  /** Tells what the page put into cells that they are out of use, or in use again. */
  setConnected(connected: boolean): void {
    for (const cell of this.#cells) cell.setConnected(connected)
    this.#detailsPart?.setConnected(connected)
  }
}
