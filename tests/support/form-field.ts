import type { FormField } from '../../api-client/html/form.js'

/** A field of a form of Horizon's, plain but for what is said of it. */
export const formField = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  label: '',
  type: 'text',
  value: '',
  checked: false,
  required: false,
  maxLength: null,
  min: null,
  max: null,
  help: '',
  errors: [],
  choices: [],
  ...more,
})

/** Choices of which none is selected, called what they are. */
export const formChoices = (...values: string[]): FormField['choices'] =>
  values.map((value) => ({ value, label: value, selected: false }))
