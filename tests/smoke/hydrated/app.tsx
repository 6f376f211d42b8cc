import { useState } from 'react'
import { LiveTable } from '../../../widgets/react/live-table.js'
import { NumberInput } from '../../../widgets/react/number-input.js'
import { QuotaPie } from '../../../widgets/react/quota-pie.js'
import { Toaster } from '../../../widgets/react/toaster.js'

const rows = [{ id: '1', name: 'web-1' }]
const columns = [{ id: 'name', title: 'Name', value: (row: { name: string }) => row.name }]

/** A page that a server renders first. */
export function App() {
  const [count, setCount] = useState<number | null>(2)
  return (
    <main>
      <QuotaPie heading="Instances" used={count ?? 0} max={10} withoutLegend={false} id="pie" />
      <NumberInput label="Count" value={count} required onStratusChange={({ detail }) => setCount(detail.value)}>
        <span>Help</span>
      </NumberInput>
      <Toaster />
      <LiveTable label="Servers" rows={rows} columns={columns} withoutSelection />
    </main>
  )
}
