/** A table of the kit that has a search box of its own. */
interface Searchable extends HTMLElement {
  focusSearch(): boolean
}

const canSearch = (element: Element): element is Searchable => 'focusSearch' in element

const isShown = (element: Element) => element.checkVisibility()

/** Focuses the search of the list on the page. False when there is none. */
export function focusListSearch(main: ParentNode): boolean {
  const boxes = main.querySelectorAll<HTMLElement>('stratus-faceted-search, stratus-live-table, input[type=search]')
  for (const box of boxes) {
    if (!isShown(box)) continue
    if (box.localName !== 'stratus-live-table') {
      box.focus()
      return true
    }
    if (canSearch(box) && box.focusSearch()) return true
  }
  return false
}
