import '@vaadin/grid'
import '@vaadin/grid/vaadin-grid-selection-column.js'
import type { Grid } from '@vaadin/grid'
import { contains, textAt, type Contender } from '../../tables/contender.js'
import { fields, type BenchRow } from '../../tables/data.js'

// The grid shows what it is given: sorting and filtering are the page's.
let grid: Grid<BenchRow>
let all: readonly BenchRow[] = []
let sorted = false
let wanted = ''

function compute(): void {
  const rows = wanted ? all.filter((row) => contains(row, wanted)) : [...all]
  if (sorted) rows.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  grid.items = rows
}

export const contender: Contender = {
  mount(place, rows) {
    grid = document.createElement('vaadin-grid') as unknown as Grid<BenchRow>
    grid.className = 'box'
    grid.append(document.createElement('vaadin-grid-selection-column'))
    for (const field of fields) {
      const column = document.createElement('vaadin-grid-column')
      Object.assign(column, { path: field, width: '110px', flexGrow: 0 })
      grid.append(column)
    }
    all = rows
    compute()
    place.append(grid)
  },
  sort() {
    sorted = true
    compute()
  },
  filter(text) {
    wanted = text.toLowerCase()
    compute()
  },
  update(rows) {
    all = rows
    compute()
  },
  selectAll() {
    grid.selectedItems = [...(grid.items ?? [])]
  },
  scroller: () => grid.shadowRoot!.querySelector('#table')!,
  firstName() {
    const body = grid.shadowRoot!.querySelector('#items')!
    const row = [...body.children].find((child) => (child as HTMLElement & { index: number }).index === 0)
    const slot = row?.querySelectorAll('td')[1]?.querySelector('slot')
    return slot?.assignedNodes()[0]?.textContent?.trim() ?? ''
  },
  filled: () => textAt(200, 400) !== '',
}
