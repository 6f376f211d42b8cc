import { t } from '../../../internal/localize.js'
import { isTemplateName, renumbered } from './formset-model.js'

interface Counters {
  readonly total: HTMLInputElement
  readonly initial: HTMLInputElement
}

const fieldsOf = (row: Element) => [...row.querySelectorAll<HTMLInputElement>('input, select, textarea')]

function deleteBox(row: Element): HTMLInputElement | undefined {
  return fieldsOf(row).find(({ name, type }) => type === 'checkbox' && name.endsWith('-DELETE'))
}

function isBlank(row: Element): boolean {
  return fieldsOf(row)
    .filter(({ type }) => type !== 'hidden')
    .every((field) => (field.type === 'checkbox' ? !field.checked : field.value === ''))
}

/** One table of rows. */
class Formset {
  #listening = new AbortController()
  #template: HTMLTableRowElement | undefined
  readonly #heads: readonly string[]
  #made: Element[] = []

  constructor(
    private readonly table: HTMLTableElement,
    private readonly prefix: string,
    private readonly counters: Counters,
  ) {
    const heads = this.table.tHead?.querySelector('tr:last-child')?.children ?? []
    this.#heads = Array.from(heads, ({ textContent }) => textContent?.trim() ?? '')
    this.#takeTemplate()
    for (const row of this.#rows()) this.#prepare(row)
    this.#dropBlankRows()
    if (this.#template) this.#addAddButton()
    this.#renumber()
  }

  dispose(): void {
    this.#listening.abort()
    for (const element of this.#made) element.remove()
    for (const row of this.#rows()) deleteBox(row)?.removeAttribute('hidden')
    if (this.#template) this.table.tBodies[0]?.append(this.#template)
  }

  #rows(): HTMLTableRowElement[] {
    const named = (row: Element) => fieldsOf(row).some(({ name }) => name.startsWith(`${this.prefix}-`))
    return [...this.table.tBodies].flatMap((body) => [...body.rows]).filter(named)
  }

  #takeTemplate(): void {
    this.#template = this.#rows().find((row) => fieldsOf(row).some(({ name }) => isTemplateName(name, this.prefix)))
    this.#template?.remove()
  }

  #button(text: string, label: string, className: string, press: () => void): HTMLButtonElement {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = className
    button.textContent = text
    if (label !== text) button.setAttribute('aria-label', label)
    button.addEventListener('click', press, { signal: this.#listening.signal })
    this.#made.push(button)
    return button
  }

  /** Its fields have the names of their columns, where they have none. */
  #prepare(row: HTMLTableRowElement): void {
    for (const field of fieldsOf(row)) {
      const head = this.#heads[field.closest('td')?.cellIndex ?? -1]
      if (head && !field.labels?.length && !field.hasAttribute('aria-label')) field.setAttribute('aria-label', head)
    }
    this.#addDeleteButton(row)
  }

  #addDeleteButton(row: HTMLTableRowElement): void {
    const box = deleteBox(row)
    if (!box) return
    box.hidden = true
    box.after(this.#button('×', t('Remove row'), 'close', () => this.#remove(row)))
  }

  #addAddButton(): void {
    const foot = this.table.tFoot ?? this.table.createTFoot()
    const cell = foot.rows[0]?.cells[0] ?? foot.insertRow().insertCell()
    const label = t('Add a row')
    cell.append(this.#button(label, label, 'btn btn-default add-row', () => this.#add()))
  }

  #add(): void {
    if (!this.#template) return
    const row = document.importNode(this.#template, true)
    row.hidden = false
    row.classList.remove('hide', 'hidden')
    row.removeAttribute('id')
    this.table.tBodies[0]?.append(row)
    this.#prepare(row)
    this.#renumber()
    fieldsOf(row)
      .find(({ type, hidden }) => type !== 'hidden' && !hidden)
      ?.focus()
  }

  /** A row that the server knows stays, hidden and ticked; one that was only added here goes. */
  #remove(row: HTMLTableRowElement): void {
    const rows = this.#rows()
    const known = rows.indexOf(row) < Number(this.counters.initial.value)
    const others = rows.filter((other) => other !== row && !other.hidden)
    const neighbour = others.find((other) => row.rowIndex < other.rowIndex) ?? others.at(-1)
    if (known) {
      const box = deleteBox(row)
      if (box) box.checked = true
      row.hidden = true
    } else row.remove()
    this.#renumber()
    const next = neighbour && fieldsOf(neighbour).find(({ type, hidden }) => type !== 'hidden' && !hidden)
    ;(next ?? this.table.querySelector<HTMLElement>('.add-row'))?.focus()
  }

  /** The server sends spare rows for pages without scripts. */
  #dropBlankRows(): void {
    const { total, initial } = this.counters
    const rows = this.#rows()
    const failed = this.table.querySelector('td.error') !== null
    if (rows.length < 2 || failed || Number(total.value) <= Number(initial.value)) return
    for (const row of rows.slice(Number(initial.value))) if (isBlank(row)) row.remove()
  }

  #renumber(): void {
    const rows = this.#rows()
    for (const [index, row] of rows.entries()) {
      for (const field of fieldsOf(row)) {
        field.name = renumbered(field.name, this.prefix, index)
        if (field.id) field.id = renumbered(field.id, this.prefix, index)
      }
      for (const label of row.querySelectorAll('label')) label.htmlFor = renumbered(label.htmlFor, this.prefix, index)
    }
    this.counters.total.value = String(rows.length)
  }
}

/**
 * Rows of server-rendered formsets: 'Add a row', ×, and names `<prefix>-<n>-<field>` with the fields TOTAL_FORMS, INITIAL_FORMS and
 * DELETE kept right (W-MEMB-06). Markup: Horizon's `table#<prefix>`; the row to copy has `__prefix__` in its names.
 *
 * @returns Ends it: its buttons go, what was typed stays.
 */
export function formsetRows(root: ParentNode): () => void {
  const sets = [...root.querySelectorAll<HTMLInputElement>('input[name$="-TOTAL_FORMS"]')].flatMap((total) => {
    const prefix = total.name.slice(0, -'-TOTAL_FORMS'.length)
    const initial = root.querySelector<HTMLInputElement>(`input[name="${CSS.escape(prefix)}-INITIAL_FORMS"]`)
    const table = root.querySelector(`table[id="${CSS.escape(prefix)}"]`) ?? total.closest('table')
    return initial && table instanceof HTMLTableElement ? [new Formset(table, prefix, { total, initial })] : []
  })
  return () => {
    for (const set of sets) set.dispose()
  }
}
