/** What tests of elements look at: the shadow tree, texts, and the events that come. */

export const all = <E extends Element = HTMLElement>(element: Element, selector: string): E[] => [
  ...element.shadowRoot!.querySelectorAll<E>(selector),
]
export const one = <E extends Element = HTMLElement>(element: Element, selector: string): E => {
  const found = element.shadowRoot!.querySelector<E>(selector)
  if (!found) throw new Error(`Nothing matches ${selector}.`)
  return found
}
export const text = (element: Element) => element.textContent!.replace(/\s+/g, ' ').trim()

export function heard<Detail>(element: Element, type: string): Detail[] {
  const details: Detail[] = []
  element.addEventListener(type, (event) => details.push((event as CustomEvent<Detail>).detail))
  return details
}
