import { useRef, useState } from 'react'
import '@stratus/widgets/define/modal'
import type { StratusModal } from '@stratus/widgets'
import { LiveTable, type LiveTableProps } from '@stratus/widgets/react/live-table'
import { NumberInput } from '@stratus/widgets/react/number-input'
import { Cells } from './Cells.jsx'
// The modal is used as a tag.
import type {} from '@stratus/widgets/types/react'

interface Server {
  id: string
  name: string
  status: string
}

const columns: LiveTableProps<Server>['columns'] = [
  { id: 'name', title: 'Instance Name', field: 'name' },
  { id: 'status', title: 'Status', value: (server) => server.status },
]
const rowActions = () => [{ id: 'delete', label: 'Delete Instance' }]

export function App() {
  const modal = useRef<StratusModal>(null)
  const [count, setCount] = useState<number | null>(1)
  const [last, setLast] = useState('')
  const [rows, setRows] = useState<Server[]>([{ id: '1', name: 'web-1', status: 'Active' }])
  const add = () => setRows([...rows, { id: '2', name: 'web-2', status: 'Build' }])
  return (
    <>
      <NumberInput label="Instance Count" value={count} onStratusChange={({ detail }) => setCount(detail.value)} />
      <output id="count">{count}</output>
      <LiveTable
        label="Instances"
        columns={columns}
        rows={rows}
        rowActions={rowActions}
        onStratusRowAction={({ detail }) => setLast(`${detail.action.id} ${detail.row.name}`)}
      />
      <output id="last">{last}</output>
      <button onClick={add}>Add instance</button>
      <button onClick={() => (modal.current!.open = true)}>Edit</button>
      <stratus-modal
        ref={modal}
        heading="Edit Image"
        submit-label="Update"
        onstratus-after-close={({ detail }) => setLast(detail.reason)}
      >
        <p>The image is public.</p>
      </stratus-modal>
      <Cells />
    </>
  )
}
