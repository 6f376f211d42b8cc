/** The text of an element (a button's may be its value), white space folded. */
export function text(element: Element | null): string {
  const raw = element instanceof HTMLInputElement ? element.value : element?.textContent
  return (raw ?? '').replace(/\s+/g, ' ').trim()
}
