function entries(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')]
}

/** What has the focus when a menu opens: its filter, else the item that holds, else the first. */
export function firstFocus(menu: HTMLElement): HTMLElement | undefined {
  const filter = menu.querySelector<HTMLElement>('input')
  return filter ?? entries(menu).find((entry) => entry.ariaChecked === 'true') ?? entries(menu)[0]
}

/** Arrow keys, Home, End and first letters, as menus have them (ARIA practice: menu button). */
export function moveFocus(menu: HTMLElement, event: KeyboardEvent): void {
  const all = entries(menu)
  const at = all.findIndex((entry) => entry === document.activeElement)
  const go = (to: number): void => {
    event.preventDefault()
    all[(to + all.length) % all.length]?.focus()
  }
  if (event.key === 'ArrowDown') return go(at + 1)
  if (event.key === 'ArrowUp') return go(at === -1 ? -1 : at - 1)
  if (event.target instanceof HTMLInputElement) {
    if (event.key === 'Enter') all[0]?.click()
    return
  }
  if (event.key === 'Home') go(0)
  else if (event.key === 'End') go(-1)
  else if (event.key.length === 1 && event.key !== ' ') {
    const letter = event.key.toLowerCase()
    const order = [...all.slice(at + 1), ...all.slice(0, at + 1)]
    order.find((entry) => entry.textContent.trim().toLowerCase().startsWith(letter))?.focus()
  }
}
