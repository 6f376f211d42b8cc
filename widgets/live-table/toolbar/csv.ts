/**
 * A value as a CSV field (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe in front: names of
 * resources are whatever people typed.
 */
export function csvField(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = /^[\s]*[=+\-@]|^[\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Lines of fields as CSV text, with a byte order mark so that spreadsheets read it as UTF-8. */
export function csv(lines: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${lines.map((line) => line.map(csvField).join(',')).join('\r\n')}\r\n`
}
