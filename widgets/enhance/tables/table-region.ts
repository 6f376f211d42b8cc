import { t } from '../../internal/localize.js'
import { cardWidth } from '../../live-table/columns/column-layout.js'
import type { Behaviour } from '../core/context.js'

const isId = (text: string) => /^(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i.test(text)

/** A name of up to this many characters stands in one line. */
const shortName = 24

/** Cells say which column they are of, for cards; long ids may break, short names may not, and what says nothing is known. */
function markCells(table: HTMLTableElement): void {
  const titles = Array.from(table.querySelectorAll('tr.table_column_header > th'), (head) => {
    return head.matches('.multi_select_column, .actions_column') ? '' : (head.textContent?.trim() ?? '')
  })
  const all = table.querySelector<HTMLElement>('thead th.multi_select_column:has(input)')
  if (all) all.dataset.label = t('Select all')
  for (const cell of table.querySelectorAll<HTMLTableCellElement>('tbody > tr:not(.empty) > td')) {
    const title = titles[cell.cellIndex]
    const text = cell.textContent?.trim() ?? ''
    if (title) cell.dataset.label = title
    cell.classList.toggle('stratus-id', isId(text))
    cell.classList.toggle('stratus-name', cell.matches('.anchor') && text.length <= shortName && !isId(text))
    cell.classList.toggle('stratus-nothing', (text === '' || text === '-') && !cell.querySelector('input, svg, img'))
  }
}

/** Horizon's markup as assistive technology can read it: a head without words is a cell, a list of bare text is none. */
function mendRoles(table: HTMLTableElement): void {
  for (const head of table.querySelectorAll('tr.table_column_header > th:not([role])'))
    if (!head.textContent?.trim()) head.setAttribute('role', 'cell')
  for (const list of table.querySelectorAll('tbody :is(ul, ol):not([role])')) {
    const bare = [...list.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    if (bare)
      for (const part of [list, ...list.children]) if (part.matches('ul, ol, li')) part.setAttribute('role', 'none')
  }
}

/**
 * A table that is wider than its place scrolls in it, by keyboard too, and says at which side there is more; in a narrow place its
 * rows become cards. No column is lost.
 */
export const tableRegion: Behaviour = {
  name: 'table-region',
  selector: '.table_wrapper:has(table.datatable)',
  attach(wrapper, context) {
    const table = wrapper.querySelector<HTMLTableElement>('table.datatable')
    if (context.look !== 'own' || !table) return undefined
    const hint = document.createElement('p')
    hint.className = 'stratus-scroll-hint'
    hint.textContent = t('Scroll sideways for more columns.')
    hint.hidden = true
    wrapper.prepend(hint)
    const stop = new AbortController()

    const measure = (): void => {
      const cards = wrapper.clientWidth > 0 && wrapper.clientWidth < cardWidth
      if (cards !== wrapper.classList.contains('stratus-cards')) wrapper.classList.toggle('stratus-cards', cards)
      const past = Math.abs(wrapper.scrollLeft)
      const more = wrapper.scrollWidth - wrapper.clientWidth
      wrapper.classList.toggle('stratus-more-before', past > 1)
      wrapper.classList.toggle('stratus-more-after', more - past > 1)
      hint.hidden = more <= 1
      // What scrolls is reached by keyboard.
      if (more > 1) {
        wrapper.tabIndex = 0
        wrapper.setAttribute('role', 'region')
        wrapper.setAttribute('aria-label', nameOf(table))
      } else for (const name of ['tabindex', 'role', 'aria-label']) wrapper.removeAttribute(name)
    }
    const mark = (): void => {
      markCells(table)
      mendRoles(table)
      // To measure is to lay out: once, after all that is still to change.
      queueMicrotask(() => stop.signal.aborted || measure())
    }
    // In the next frame: what is observed may change its size by it.
    const observer = new ResizeObserver(() => requestAnimationFrame(() => stop.signal.aborted || measure()))
    observer.observe(wrapper)
    observer.observe(table)
    wrapper.addEventListener('scroll', measure, { signal: stop.signal, passive: true })
    table.addEventListener('stratus-inserted', mark, { signal: stop.signal })
    mark()
    return () => {
      observer.disconnect()
      stop.abort()
      hint.remove()
      wrapper.classList.remove('stratus-cards', 'stratus-more-before', 'stratus-more-after')
      for (const name of ['tabindex', 'role', 'aria-label']) wrapper.removeAttribute(name)
    }
  },
}

function nameOf(table: HTMLTableElement): string {
  const title = table.querySelector('.table-title')?.textContent?.trim()
  const page = table.ownerDocument.querySelector('h1')?.textContent?.trim()
  return title || page || t('Table')
}
