/** Shows or hides a field with its label; a field that is not seen must not stop its form. */
export function showField(
  form: ParentNode,
  id: string,
  { shown, required }: { shown: boolean; required?: boolean },
): void {
  const field = form.querySelector<HTMLInputElement | HTMLSelectElement>(`#${id}`)
  if (!field) return
  const group = field.closest<HTMLElement>('.form-group') ?? field
  group.hidden = !shown
  if (required !== undefined) field.required = shown && required
}
