/** Names of formset fields: `<prefix>-<n>-<field>`; the template row has `__prefix__` for the number (W-MEMB-06). */

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A name or id with another row's number; one that is not of this formset stays as it is. */
export function renumbered(name: string, prefix: string, row: number): string {
  return name.replace(new RegExp(`^((?:id_)?${escape(prefix)}-)(?:\\d+|__prefix__)(?=-)`), `$1${row}`)
}

/** Does a name belong to the template row? */
export function isTemplateName(name: string, prefix: string): boolean {
  return name.startsWith(`${prefix}-__prefix__-`)
}
