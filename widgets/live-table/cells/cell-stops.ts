/** What the focus stops at in the cells of a table. */

const fields =
  'input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable=""], [contenteditable=true]'
// Buttons that copy are for the pointer: a key does it for the cell.
const controls =
  '[data-control]:not([data-control=copy], [data-control=resize]), a[href], button:not([data-control]), input:not([data-control])'

const focusable = `${fields}, a[href], button, input, [tabindex]`

/** Where something of the page stands in the table; what is the table's own stands where it is. */
export function homeOf(node: Element): Element {
  return node.closest('[slot]')?.assignedSlot ?? node
}

/** A row whose cells are walked: of the headers, or of data. */
export const gridRow = 'thead > tr:is(.groups, .titles), tr.row[data-key]'

/** A field that needs the arrow keys for itself. */
export function isField(node: Element): boolean {
  return node.matches(fields)
}

/** Where the focus stops in a cell: at its controls; at the cell itself where it has none, or fields that need the arrow keys. */
export function stopsOf(cell: HTMLElement): readonly HTMLElement[] {
  const inside = [...cell.querySelectorAll<HTMLElement>(controls)].filter((node) => node.checkVisibility?.() ?? true)
  return inside.length && !cell.querySelector(fields) ? inside : [cell]
}

/** The fields, or controls, that are in a cell which is itself a stop. */
export function firstInside(cell: HTMLElement): HTMLElement | null {
  const slotted = [...cell.querySelectorAll('slot')].flatMap((slot) => slot.assignedElements())
  const found = slotted.map((node) => (node.matches(focusable) ? node : node.querySelector(focusable)))
  return (
    cell.querySelector<HTMLElement>(`${fields}, ${controls}`) ??
    found.find((node): node is HTMLElement => node instanceof HTMLElement) ??
    null
  )
}
