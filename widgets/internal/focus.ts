/** Focus across shadow roots and slots, which `querySelector` and `document.activeElement` do not see through. */

const fields = 'input:not([type="hidden"]), select, textarea, [contenteditable=""], [contenteditable="true"]'
const interactive = `${fields}, a[href], button, summary, iframe, [tabindex]`

/** The element that has the focus, inside whatever shadow roots it lies. */
export function deepActiveElement(): HTMLElement | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active instanceof HTMLElement ? active : null
}

/** Closes the list of the select that has the focus. False where none is open. */
export function closeOpenList(): boolean {
  const focused = deepActiveElement()
  if (!(focused instanceof HTMLSelectElement) || !CSS.supports('selector(:open)') || !focused.matches(':open'))
    return false
  focused.blur()
  focused.focus({ preventScroll: true })
  return true
}

function childrenOf(node: Element | ShadowRoot): readonly Element[] {
  if (node instanceof HTMLSlotElement) {
    const assigned = node.assignedElements()
    return assigned.length ? assigned : [...node.children]
  }
  if (node instanceof Element && node.shadowRoot) return childrenOf(node.shadowRoot)
  return [...node.children]
}

function* walk(node: Element | ShadowRoot): Generator<HTMLElement> {
  for (const child of childrenOf(node)) {
    if (!(child instanceof HTMLElement)) continue
    if (child.inert || child.hidden) continue
    yield child
    yield* walk(child)
  }
}

function usable(element: HTMLElement): boolean {
  return !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true })
}

/** Everything inside that the Tab key reaches, in the order in which it is seen. */
export function tabbables(root: Element | ShadowRoot): HTMLElement[] {
  return [...walk(root)].filter((element) => element.matches(interactive) && element.tabIndex >= 0 && usable(element))
}

/** Where a form begins: what asks for the focus itself, else the first field. */
export function firstField(root: Element | ShadowRoot): HTMLElement | undefined {
  const inside = [...walk(root)].filter((element) => !element.matches(':disabled'))
  const wanted = inside.find((element) => element.matches('[autofocus], [data-autofocus]') && usable(element))
  return (
    wanted ??
    inside.find(
      (element) => element.matches(`:is(${fields}):not([readonly])`) && element.tabIndex >= 0 && usable(element),
    )
  )
}

/** Tab at the last stop goes to the first, Shift+Tab at the first to the last. */
export function keepTabInside(root: Element | ShadowRoot, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
  const stops = tabbables(root)
  const [first] = stops
  const last = stops.at(-1)
  if (!first || !last) return event.preventDefault()
  const active = deepActiveElement()
  const goesOut = event.shiftKey ? active === first || !active || !stops.includes(active) : active === last
  if (!goesOut) return
  event.preventDefault()
  ;(event.shiftKey ? last : first).focus()
}
