import type { FormField, HorizonForm } from '../html/form.js'

/** What was typed, by field; a field that nobody touched is left out. A box that is off is ''. */
export type FormValues = Readonly<Record<string, string>>

/** What a field stands at. */
const valueOf = ({ name, type, value, checked }: FormField, values: FormValues): string => {
  const standing = type === 'checkbox' ? (checked ? value || 'on' : '') : value
  return values[name] ?? standing
}

/** Fields to fill in now: with the name, and the need, that they have as the switches stand. */
export function shownFields({ fields }: Pick<HorizonForm, 'fields'>, values: FormValues): readonly FormField[] {
  const switches = new Map(fields.flatMap((field) => (field.switches ? [[field.switches, field] as const] : [])))
  const labelOf = (field: FormField): string | null => {
    if (!field.shownFor) return field.label
    const by = switches.get(field.shownFor.switch)
    if (!by) return field.label
    // What hides a switch hides what hangs on it.
    if (labelOf(by) === null) return null
    return field.shownFor.labels[valueOf(by, values).toLowerCase()] ?? null
  }
  return fields.flatMap((field) => {
    if (field.type === 'hidden' || isDecoy(field)) return []
    const label = labelOf(field)
    if (label === null) return []
    return [{ ...field, label: label || field.label, required: field.required || field.requiredWhenShown === true }]
  })
}

/** What keeps browsers from filling in. */
const isDecoy = ({ name, label }: FormField): boolean => label === '' && name.startsWith('fake')
