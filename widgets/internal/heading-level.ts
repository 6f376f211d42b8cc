/** Level of the headings inside of an element: 4, unless the page has set another from 1 to 6. */
export function headingLevel(level: unknown, warn: (text: string) => void): number {
  if (typeof level === 'number' && Number.isInteger(level) && level >= 1 && level <= 6) return level
  warn(`heading-level must be a number from 1 to 6; ${String(level)} is 4.`)
  return 4
}
