/** A select or checkbox that shows and hides other fields (`.switchable`). */
export interface Switch {
  readonly slug: string
  /** Hidden itself, for instance by another switch. */
  readonly hidden: boolean
  /** What is chosen; of a checkbox, whether it is ticked. */
  readonly value: string | boolean
  /** Of a checkbox: ticked means that the dependents go. */
  readonly hideOnChecked?: boolean
}

/** What a switch says about a field: shown under a label ('' keeps the one it has), hidden, or nothing at all. */
export type Verdict = { readonly shown: true; readonly label: string } | { readonly shown: false } | undefined

/**
 * Whether a switch shows a dependent field (W-FORM-01). A select shows the fields that have a label for its value
 * (`data-<slug>-<value>`), a checkbox those it does not hide. Fields of a hidden select are hidden; a hidden checkbox says nothing.
 *
 * @param labelFor - The field's label for a value; undefined where it has none.
 */
export function verdict(
  { hidden, value, hideOnChecked }: Switch,
  labelFor: (value: string) => string | undefined,
): Verdict {
  if (typeof value === 'boolean') {
    if (hidden) return undefined
    return value === Boolean(hideOnChecked) ? { shown: false } : { shown: true, label: '' }
  }
  const label = hidden ? undefined : labelFor(value)
  return label === undefined ? { shown: false } : { shown: true, label }
}

/** Does a field depend on a switch? `on` is its `data-switch-on`: one slug or several. */
export function dependsOn(on: string, slug: string): boolean {
  return on.split(/\s+/).includes(slug)
}
