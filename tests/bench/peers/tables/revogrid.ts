import { defineCustomElements } from '@revolist/revogrid/loader'
import { contains, textAt, type Contender } from '../../tables/contender.js'
import { fields, type BenchRow } from '../../tables/data.js'

let grid: HTMLRevoGridElement
let all: readonly BenchRow[] = []

const settle = () => new Promise((done) => setTimeout(done))

export const contender: Contender = {
  async mount(place, rows) {
    await defineCustomElements()
    grid = document.createElement('revo-grid')
    grid.className = 'box'
    grid.rowSize = 36
    grid.range = true
    grid.filter = true
    grid.columns = fields.map((prop) => ({ prop, name: prop, size: 110, sortable: true }))
    all = rows
    grid.source = [...rows]
    place.append(grid)
    await settle()
  },
  async sort() {
    await grid.updateColumnSorting({ prop: 'name', name: 'name' } as never, 'asc' as never, false)
  },
  async filter(text) {
    const wanted = text.toLowerCase()
    grid.source = wanted ? all.filter((row) => contains(row, wanted)) : [...all]
    await settle()
  },
  async update(rows) {
    all = rows
    grid.source = [...rows]
    await settle()
  },
  async selectAll() {
    await grid.setCellsFocus({ x: 0, y: 0 }, { x: fields.length - 1, y: all.length - 1 })
  },
  scroller: () => grid.querySelector('revogr-viewport-scroll .vertical-inner') ?? grid,
  firstName: () =>
    grid.querySelector('revogr-data [data-rgrow="0"] .rgCell, revogr-data .rgRow .rgCell')?.textContent?.trim() ?? '',
  filled: () => textAt(200, 400) !== '',
}
