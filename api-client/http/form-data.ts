/**
 * A multipart body: files as files, the rest as text, and the whole object once more as JSON in `$$originalJSON`, from
 * which the image service reads numbers and booleans as such. A file named by its entry keeps its own name.
 */
export function formDataOf(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData()
  const plain: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob || value === undefined) continue
    plain[name] = value
    if (value !== null) form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  if (Object.keys(plain).length > 0) form.append('$$originalJSON', JSON.stringify(plain))
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.append(name, value, value instanceof File ? value.name : name)
  }
  return form
}
