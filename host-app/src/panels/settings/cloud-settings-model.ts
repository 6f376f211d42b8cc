import type { Client, FormField, HorizonForm } from '@stratus/api-client'

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

export const readSettings = (client: Pick<Client, 'readForm'>, signal?: AbortSignal): Promise<HorizonForm> =>
  client.readForm('settings/', ['language', 'timezone'], signal)

/** What came of settings that were sent. */
export interface SavedSettings {
  /** Why they were refused; null: they were not. */
  readonly refused: readonly string[] | null
  /** As the cloud has them now; null: as they were filled in, for all that is known. */
  readonly form: HorizonForm | null
}

/** Sends what was filled in, and reads how the cloud keeps it; where it does not tell, they are saved all the same. */
export async function saveSettings(
  client: Pick<Client, 'readForm' | 'sendForm'>,
  form: HorizonForm,
  values: Readonly<Record<string, string>>,
): Promise<SavedSettings> {
  const result = await client.sendForm(form, values)
  const told = result.messages.filter(({ type }) => type === 'error').map(({ text }) => text)
  if (!result.ok) return { refused: [...told, ...result.form.errors], form: result.form }
  if (told.length) return { refused: told, form: null }
  return { refused: null, form: await readSettings(client).catch(() => null) }
}
