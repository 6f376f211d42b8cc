import { levelHeadings } from './heading-levels.js'

/**
 * What a tab of one of Horizon's pages holds; null when the page has no such tab, or has not filled it.
 * @param tab its id: `stack_details__events`
 */
export function paneOf(page: DocumentFragment, tab: string): DocumentFragment | null {
  const pane = page.querySelector(`#${CSS.escape(tab)}`)
  if (!pane || (!pane.childElementCount && !pane.textContent?.trim())) return null
  const content = document.createDocumentFragment()
  content.append(...pane.childNodes)
  levelHeadings(content)
  return content
}
