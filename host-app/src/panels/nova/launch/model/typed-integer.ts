/** The integer in what was typed; null when it is none. */
export function typedInteger(text: string): number | null {
  const trimmed = text.trim()
  return /^[+-]?\d{1,9}$/.test(trimmed) ? Number(trimmed) : null
}

/** What the field shows: what was typed while that means the value, else the value. */
export function shownInteger(text: string, value: number | null): string {
  return value === null || typedInteger(text) === value ? text : String(value)
}
