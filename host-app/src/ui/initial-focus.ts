/**
 * Attributes of the control that gets the focus when its form or dialog comes: a page that is only there to be filled in, or a
 * dialog, which must take the focus anyway.
 */
export function initialFocus(wanted: boolean): { autoFocus?: true; 'data-autofocus'?: true } {
  return wanted ? { autoFocus: true, 'data-autofocus': true } : {}
}
