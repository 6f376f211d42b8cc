/**
 * Fields of a form as they were stored: each that is still of its kind, the others as they start.
 * @returns null when nothing stored is of use
 */
export function readFields<Fields extends object>(stored: unknown, start: Fields): Fields | null {
  if (typeof stored !== 'object' || stored === null) return null
  const kept = Object.entries(start).flatMap(([name, value]: [string, unknown]) => {
    const found = (stored as Readonly<Record<string, unknown>>)[name]
    const read = readField(found, value)
    return read === undefined ? [] : [[name, read] as const]
  })
  return kept.length ? { ...start, ...Object.fromEntries(kept) } : null
}

/**
 * What a draft keeps: fields that somebody has changed. The others may be others when it is taken again, and would be sent as they were.
 * @param never is never kept
 */
export function changedFields<Fields extends object>(
  fields: Fields,
  start: Fields,
  never: readonly string[],
): Partial<Fields> {
  const before: Partial<Record<string, unknown>> = { ...start }
  const changed = Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
    if (never.includes(name) || value === before[name]) return []
    const kept = isGroup(value) && isGroup(before[name]) ? changedFields(value, before[name], []) : value
    return [[name, kept] as const]
  })
  return Object.fromEntries(changed) as Partial<Fields>
}

/** Fields of their own in a field. */
const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Undefined: it is not of its kind. */
function readField(stored: unknown, start: unknown): unknown {
  if (typeof start === 'object' && start !== null) return readFields(stored, start) ?? undefined
  return (typeof start === 'string' || typeof start === 'boolean') && typeof stored === typeof start
    ? stored
    : undefined
}

/** What was chosen before, if that is still offered. */
export function ifOffered(value: string, choices: readonly { readonly value: string }[], otherwise = ''): string {
  return choices.some((choice) => choice.value === value) ? value : otherwise
}
