import { TabulatorFull as Tabulator } from 'tabulator-tables'
import 'tabulator-tables/dist/css/tabulator.min.css'
import { contains, textAt, type Contender } from '../../tables/contender.js'
import { fields, type BenchRow } from '../../tables/data.js'

let table: Tabulator
let box: HTMLElement

export const contender: Contender = {
  async mount(place, rows) {
    box = document.createElement('div')
    box.className = 'box'
    place.append(box)
    await new Promise<void>((done) => {
      table = new Tabulator(box, {
        data: rows as BenchRow[],
        index: 'id',
        height: '100%',
        rowHeight: 36,
        selectableRows: true,
        columns: [
          { formatter: 'rowSelection', width: 40 },
          ...fields.map((field) => ({ title: field, field, width: 110 })),
        ],
      } as never)
      table.on('tableBuilt', () => done())
    })
  },
  sort: () => void table.setSort('name', 'asc'),
  filter(text) {
    const wanted = text.toLowerCase()
    if (wanted) table.setFilter((row: BenchRow) => contains(row, wanted))
    else table.clearFilter(true)
  },
  update: async (_rows, changed) => {
    await table.updateData(changed as never)
    // It neither filters nor sorts anew by itself.
    table.refreshFilter()
    table.setSort('name', 'asc')
  },
  selectAll: () => void table.selectRow(),
  scroller: () => box.querySelector('.tabulator-tableholder')!,
  firstName: () => box.querySelector('.tabulator-row [tabulator-field=name]')?.textContent?.trim() ?? '',
  filled: () => textAt(200, 400) !== '',
}
