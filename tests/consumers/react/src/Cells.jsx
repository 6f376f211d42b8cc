import { useState } from 'react'
import { LiveTable } from '@stratus/widgets/react/live-table'

const columns = [
  { id: 'name', title: 'Name', field: 'name' },
  { id: 'status', title: 'Status', field: 'status', slotted: true },
]
const Badge = ({ status }) => <b className="badge">{status}</b>

/* printed */

export const Cells = () => <Servers rows={rows} />
const rows = [{ id: '1', name: 'db-1', status: 'Paused' }]
