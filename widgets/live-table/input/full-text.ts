/**
 * Gives the cell under the pointer its text as a tooltip, as it may be cut. Only then: long lists have many cells, and screen
 * readers would hear each text twice.
 */
export function showFullText(target: Element): void {
  const cell = target.closest<HTMLElement>('td.data')
  if (!cell || cell.title) return
  const content = cell.querySelector('.content > .text, :scope > .text') ?? cell.querySelector('.content') ?? cell
  if (content.matches('.text') || !content.childElementCount) cell.title = content.textContent?.trim() ?? ''
}
