import { formatGibibytes, t, type Column } from '@stratus/widgets'
import { statusLook } from './status.js'

interface Stored {
  readonly description: string | null
  /** In GiB. */
  readonly size: number | null
  readonly status: string | null
}

/** Columns that volumes and their snapshots have alike, in this order: description, size, status. */
export function storedColumns<Row extends Stored>(): Column<Row>[] {
  return [
    { id: 'description', title: t('Description'), priority: 3, value: ({ description }) => description },
    {
      id: 'size',
      title: t('Size'),
      type: 'number',
      value: ({ size }) => size,
      cell: ({ size }) => formatGibibytes(size),
    },
    {
      id: 'status',
      title: t('Status'),
      whole: true,
      value: ({ status }) => statusLook(status).text,
      cell: ({ status }) => statusLook(status),
    },
  ]
}
