/** Id of what has the focus inside of a place; '' for nothing, or for something without an id. */
export function focusedId(place: HTMLElement): string {
  return document.activeElement && place.contains(document.activeElement) ? document.activeElement.id : ''
}

/** Puts the focus where it was: ids of a table's buttons and rows stay the same from page to page. */
export function bringBackFocus(place: HTMLElement, id: string): void {
  if (id) place.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`)?.focus({ preventScroll: true })
}
