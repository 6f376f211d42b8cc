import { AllCommunityModule, createGrid, ModuleRegistry, type GridApi } from 'ag-grid-community'
import { textAt, type Contender } from '../../tables/contender.js'
import { fields, type BenchRow } from '../../tables/data.js'

ModuleRegistry.registerModules([AllCommunityModule])
let api: GridApi<BenchRow>
let box: HTMLElement

export const contender: Contender = {
  async mount(place, rows) {
    box = document.createElement('div')
    box.className = 'box'
    place.append(box)
    await new Promise<void>((done) => {
      api = createGrid<BenchRow>(box, {
        rowData: rows as BenchRow[],
        rowHeight: 36,
        getRowId: ({ data }) => data.id,
        rowSelection: { mode: 'multiRow' },
        columnDefs: fields.map((field) => ({ field, width: 110 })) as never,
        animateRows: false,
        onFirstDataRendered: () => done(),
      })
    })
  },
  sort: () => api.applyColumnState({ state: [{ colId: 'name', sort: 'asc' }] }),
  filter: (text) => api.setGridOption('quickFilterText', text),
  update: (_rows, changed) => void api.applyTransaction({ update: changed as BenchRow[] }),
  selectAll: () => api.selectAll(),
  scroller: () => box.querySelector('.ag-grid-viewport')!,
  firstName: () => box.querySelector('.ag-row[row-index="0"] [col-id=name]')?.textContent?.trim() ?? '',
  filled: () => textAt(300, 400) !== '',
}
