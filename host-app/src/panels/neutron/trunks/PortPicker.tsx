import { ApiError } from '@stratus/api-client'
import { t, type Column } from '@stratus/widgets'
import { TransferTable } from '@stratus/widgets/react/transfer-table'
import { useMemo, useState, type ReactNode } from 'react'
import type { LoadState } from '../../../hooks/use-load.js'
import { errorMessage } from '../../../stores/error-messages.js'
import { PortDrawer } from './PortDrawer.js'
import { portColumns, portName, type TrunkPort } from './trunk-ports.js'

interface PortPickerProps {
  ports: LoadState<readonly TrunkPort[]>
  retry(): void
  /** Those that may be chosen, in order. */
  candidates: readonly TrunkPort[]
  chosen: readonly TrunkPort[]
  onChange(ids: readonly string[]): void
  /** How many at most; -1: any number. */
  max: number
  min?: number
  help: string
  noneChosen: string
  /** More columns of the chosen ones; stable. */
  chosenColumns?: readonly Column<TrunkPort>[]
  /** What fills those columns' slots. */
  children?: ReactNode
}

/** Ports to choose from, with what is known of each. */
export function PortPicker(props: PortPickerProps) {
  const { ports, chosen, candidates, chosenColumns } = props
  const columns = useMemo(() => portColumns(), [])
  const allocatedColumns = useMemo(
    () => (chosenColumns ? [...columns, ...chosenColumns] : undefined),
    [columns, chosenColumns],
  )
  /** `<list>-details-<id>` of the rows that are open. */
  const [opened, setOpened] = useState<ReadonlyMap<string, TrunkPort>>(new Map())
  const labels = useMemo(
    () => ({ availableHelp: props.help, noneAllocated: props.noneChosen, noneAvailable: t('No available items') }),
    [props.help, props.noneChosen],
  )
  const failed = ports.status === 'failed' ? ports.error : null
  return (
    <TransferTable<TrunkPort>
      available={candidates}
      allocated={chosen}
      maxAllocation={props.max}
      minAllocation={props.min ?? 0}
      columns={columns}
      allocatedColumns={allocatedColumns}
      rowName={portName}
      texts={labels}
      state={ports.status === 'pending' ? 'loading' : failed ? 'failed' : 'ready'}
      error={
        failed
          ? { message: errorMessage(failed), requestId: failed instanceof ApiError ? failed.requestId : null }
          : undefined
      }
      slottedDetails
      onStratusTransfer={(event) => props.onChange(event.detail.allocated.map((row) => (row as TrunkPort).id))}
      onStratusRowExpand={({ detail: { list, row, expanded } }) => {
        const port = row as TrunkPort
        const slot = `${list}-details-${port.id}`
        setOpened(
          (before) => new Map([...before].filter(([key]) => key !== slot).concat(expanded ? [[slot, port]] : [])),
        )
      }}
      onStratusRetry={props.retry}
    >
      {[...opened].map(([slot, port]) => (
        <div key={slot} slot={slot}>
          <PortDrawer port={port} />
        </div>
      ))}
      {props.children}
    </TransferTable>
  )
}
