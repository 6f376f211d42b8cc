/** The page comes again: its tabs are open where they were, as far as it still has them. */
export function carryTabs(from: Element, to: ParentNode): void {
  for (const list of from.querySelectorAll<HTMLElement>('ul.nav-tabs[id]')) {
    const target = list.querySelector<HTMLElement>(':scope > li.active > [data-target]')?.dataset.target
    const next = to.querySelector(`ul.nav-tabs[id="${CSS.escape(list.id)}"]`)
    const items = [...(next?.children ?? [])]
    const open = items.find((item) => item.querySelector<HTMLElement>(':scope > a')?.dataset.target === target)
    if (target && open && !open.matches('.disabled'))
      for (const item of items) item.classList.toggle('active', item === open)
  }
}
