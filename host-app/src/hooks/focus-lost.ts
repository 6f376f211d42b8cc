/** Nothing has the focus: what had it is gone. */
export function isFocusLost(): boolean {
  return !document.activeElement || document.activeElement === document.body
}
