import type { FormField } from '@stratus/api-client'

/** Our words for the fields that every cloud has. English, keys of their translations. */
const texts: Readonly<Record<string, { readonly label: string; readonly help?: string }>> = {
  language: {
    label: 'Language of the cloud’s own pages',
    help: 'Also of the messages that the cloud sends. Stratus itself speaks English.',
  },
  timezone: { label: 'Time zone' },
  pagesize: { label: 'Items per page', help: 'Of lists that the cloud sends page by page.' },
  instance_log_length: { label: 'Log lines', help: 'How much of an instance’s log is shown at first.' },
}

/** A field with our words; one that an operator has added, as the cloud calls it. */
export function inOurWords(field: FormField): FormField {
  return { ...field, ...texts[field.name], choices: choicesOf(field) }
}

/** What can be chosen; a time zone with its name, too, which people know: clouds show `UTC +09:00: Japan Time`. */
function choicesOf({ name, choices }: Pick<FormField, 'name' | 'choices'>): FormField['choices'] {
  if (name !== 'timezone') return choices
  return choices.map((choice) =>
    choice.label.includes(choice.value) ? choice : { ...choice, label: `${choice.label} (${choice.value})` },
  )
}
