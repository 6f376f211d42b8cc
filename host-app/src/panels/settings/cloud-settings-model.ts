import type { FormField, HorizonForm } from '@stratus/api-client'

/** Our words for the fields that every cloud has. English, keys of their translations. */
const texts: Readonly<Record<string, { readonly label: string; readonly help?: string }>> = {
  language: { label: 'Language of the cloud’s own pages' },
  timezone: { label: 'Time zone' },
  pagesize: { label: 'Items per page', help: 'Of lists that the cloud sends page by page.' },
  instance_log_length: { label: 'Log lines', help: 'How much of an instance’s log is shown at first.' },
}

/** How a field is called; one that an operator has added, as the cloud calls it. */
export function fieldTexts(field: Pick<FormField, 'name' | 'label' | 'help'>): { label: string; help: string } {
  return { help: field.help, ...(texts[field.name] ?? { label: field.label || field.name }) }
}

/** What can be chosen; a time zone with its name, too, which people know: clouds show `UTC +09:00: Japan Time`. */
export function choicesOf({ name, choices }: Pick<FormField, 'name' | 'choices'>): FormField['choices'] {
  if (name !== 'timezone') return choices
  return choices.map((choice) =>
    choice.label.includes(choice.value) ? choice : { ...choice, label: `${choice.label} (${choice.value})` },
  )
}

/** Fields to fill in, without the decoys that keep browsers from filling in. */
export function shownFields({ fields }: Pick<HorizonForm, 'fields'>): readonly FormField[] {
  return fields.filter(({ name, type, label }) => type !== 'hidden' && !(label === '' && name.startsWith('fake')))
}

/**
 * What is wrong with a field; English, key of its translation, or the cloud's words.
 * @param typed undefined: it stands as the cloud sent it, with what the cloud says of it
 */
export function fieldError(field: FormField, typed: string | undefined): string | undefined {
  const value = typed ?? field.value
  if (field.type === 'checkbox') return field.errors[0]
  if (field.required && value.trim() === '') return 'This field is required.'
  if (field.type === 'number' && value !== '') {
    const number = Number(value)
    if (!Number.isInteger(number)) return 'Enter a whole number.'
    if (number < (field.min ?? -Infinity)) return `At least ${field.min}.`
    if (number > (field.max ?? Infinity)) return `At most ${field.max}.`
  }
  return value === field.value ? field.errors[0] : undefined
}
