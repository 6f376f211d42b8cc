import { useRef, useState } from 'preact/hooks'
import '@stratus/widgets/define/live-table'
import '@stratus/widgets/define/modal'
import type { Column, StratusModal } from '@stratus/widgets'
import type {} from '@stratus/widgets/types/preact'
// Printed in the documentation.
import { Count } from './count'

interface Server {
  id: string
  name: string
  status: string
}

const columns: Column<Server>[] = [
  { id: 'name', title: 'Instance Name', field: 'name' },
  { id: 'status', title: 'Status', value: (server) => server.status },
]
const rowActions = () => [{ id: 'delete', label: 'Delete Instance' }]

export function App() {
  const modal = useRef<StratusModal>(null)
  const [last, setLast] = useState('')
  const [rows, setRows] = useState<Server[]>([{ id: '1', name: 'web-1', status: 'Active' }])
  const add = () => setRows([...rows, { id: '2', name: 'web-2', status: 'Build' }])
  return (
    <>
      <Count />
      <stratus-live-table
        label="Instances"
        columns={columns}
        rows={rows}
        rowActions={rowActions}
        onstratus-row-action={({ detail }) => setLast(`${detail.action.id} ${(detail.row as Server).name}`)}
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
    </>
  )
}
