import { Table } from 'antd'
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { contains, textAt, type Contender } from '../../tables/contender.js'
import { fields, type BenchRow } from '../../tables/data.js'

interface State {
  rows: readonly BenchRow[]
  wanted: string
  sorted: boolean
  selected: string[]
}
let place: HTMLElement
let state: State
let redraw = () => {}
const change = (part: Partial<State>) => {
  state = { ...state, ...part }
  flushSync(redraw)
}
const subscribe = (listener: () => void) => {
  redraw = listener
  return () => {}
}

function View() {
  const now = useSyncExternalStore(subscribe, () => state)
  const rows = now.wanted ? now.rows.filter((row) => contains(row, now.wanted)) : now.rows
  return (
    <Table<BenchRow>
      virtual
      rowKey="id"
      pagination={false}
      scroll={{ x: 1400, y: 700 }}
      dataSource={rows as BenchRow[]}
      rowSelection={{ selectedRowKeys: now.selected }}
      columns={fields.map((field) => ({
        title: field,
        dataIndex: field,
        width: 110,
        ...(field === 'name'
          ? {
              sorter: (a: BenchRow, b: BenchRow) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
              sortOrder: now.sorted ? ('ascend' as const) : null,
            }
          : {}),
      }))}
    />
  )
}

export const contender: Contender = {
  mount(target, rows) {
    place = target
    state = { rows, wanted: '', sorted: false, selected: [] }
    flushSync(() => createRoot(target).render(<View />))
  },
  sort: () => change({ sorted: true }),
  filter: (text) => change({ wanted: text.toLowerCase() }),
  update: (rows) => change({ rows }),
  selectAll: () => change({ selected: state.rows.map(({ id }) => id) }),
  scroller: () => place.querySelector('.ant-table-tbody-virtual-holder')!,
  firstName: () => place.querySelector('.ant-table-row .ant-table-cell:nth-child(2)')?.textContent?.trim() ?? '',
  filled: () => textAt(200, 400) !== '',
}
