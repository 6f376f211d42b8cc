/**
 * What to say when the header could not be loaded (W-SHELL-07): an info alert, but nothing for 401, 403 and 0 (no answer).
 * The text is English; null = say nothing.
 */
export function headerFailureMessage(status: number): 'Failed to populate extensible header.' | null {
  return [0, 401, 403].includes(status) ? null : 'Failed to populate extensible header.'
}
