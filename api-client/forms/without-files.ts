import type { FormField } from '../html/form.js'

/**
 * Fields of a form that takes a file or the same as text: the file's text is sent instead. A field that can be filled so is marked.
 * Null when a file is all that it takes.
 */
export function withoutFiles(fields: readonly FormField[]): readonly FormField[] | null {
  const files = fields.filter(({ type }) => type === 'file')
  return files.reduce<readonly FormField[] | null>((left, file) => left && withoutFile(left, file), fields)
}

function withoutFile(fields: readonly FormField[], file: FormField): readonly FormField[] | null {
  const { switch: slug = '', labels = {} } = file.shownFor ?? {}
  const others = fields.filter(({ name, shownFor }) => name !== file.name && shownFor?.switch === slug)
  if (!slug || !others.some(({ type }) => type === 'multiline')) return null
  return fields.flatMap((field) => {
    if (field.name === file.name) return []
    if (others.includes(field)) return [field.type === 'multiline' ? { ...field, fromFile: true } : field]
    if (field.switches !== slug) return [field]
    const choices = field.choices.filter(({ value }) => !Object.hasOwn(labels, value))
    const stands = choices.some(({ value }) => value === field.value)
    const value = stands ? field.value : (choices[0]?.value ?? '')
    // One choice is none.
    return [{ ...field, choices, value, ...(choices.length === 1 && { type: 'hidden' as const }) }]
  })
}
