/** The value, which a test knows to be there. */
export function defined<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('Nothing is there.')
  return value
}
