import { isRecord } from '../../internal/is-record.js'

/** Answer of a step validation (W-WIZC-05, W-WIZC-06): errors per step slug and field; `__all__` are the step's own. */
export interface StepErrors {
  readonly [step: string]: { readonly [field: string]: readonly string[] }
}

/** Reads `{has_errors, workflow_slug, errors}`; undefined when it is something else. */
export function validationAnswer(
  value: unknown,
): { readonly hasErrors: boolean; readonly errors: StepErrors } | undefined {
  if (!isRecord(value) || typeof value['has_errors'] !== 'boolean') return undefined
  const errors: Record<string, Record<string, readonly string[]>> = {}
  for (const [step, fields] of Object.entries(isRecord(value['errors']) ? value['errors'] : {})) {
    if (!isRecord(fields)) continue
    errors[step] = Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, messages(texts)]))
  }
  return { hasErrors: value['has_errors'], errors }
}

function messages(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).map(String)
}

/** What is known of a step's tab. */
export interface StepTab {
  readonly id: string
  /** A switch of the form has taken it out. */
  readonly hidden: boolean
}

/** The neighbour that can be gone to; hidden steps are passed over. */
export function neighbourStep<Tab extends StepTab>(
  tabs: readonly Tab[],
  current: string,
  direction: 1 | -1,
): Tab | undefined {
  const from = tabs.findIndex(({ id }) => id === current)
  for (let index = from + direction; index >= 0 && index < tabs.length; index += direction) {
    const tab = tabs[index]
    if (tab && !tab.hidden) return tab
  }
  return undefined
}

/**
 * The steps a move has to have validated, 0-based and inclusive: from the current one to the one before the target; none for a
 * move back. Indices count all steps, as the server does.
 */
export function stepsToValidate(
  tabs: readonly StepTab[],
  current: string,
  target: string,
): { readonly start: number; readonly end: number } | undefined {
  const start = tabs.findIndex(({ id }) => id === current)
  const to = tabs.findIndex(({ id }) => id === target)
  return start >= 0 && to > start ? { start, end: to - 1 } : undefined
}

/** The slug of a step's pane: `create_network__createsubnetinfoaction` → `createsubnetinfoaction`. */
export function stepSlug(paneId: string): string {
  return paneId.slice(paneId.indexOf('__') + 2)
}
