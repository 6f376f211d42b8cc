/**
 * What a failure says to people: the text that a server's answer carries (`data`, when it is a string), else the message of the
 * error, else the thing itself when it is a text.
 */
export function errorText(error: unknown): string {
  if (typeof error === 'string') return error
  if (typeof error !== 'object' || error === null) return ''
  if ('data' in error && typeof error.data === 'string' && error.data) return error.data
  return 'message' in error && typeof error.message === 'string' ? error.message : ''
}
