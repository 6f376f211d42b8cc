import { ApiError } from '@stratus/api-client'
import { t, type TransferLabels } from '@stratus/widgets'
import { TransferTable } from '@stratus/widgets/react/transfer-table'
import { useMemo, useState, type ReactNode } from 'react'
import { errorMessage } from '../../../../stores/error-messages.js'
import { translateFacets } from '../../../../list/translate-facets.js'
import type { ListName } from '../model/launch-lists.js'
import type { LaunchTable } from './launch-table.js'
import { useLaunchState } from '../model/LaunchContext.js'
import { SlowAnswer } from '../parts/SlowAnswer.js'
import { useLaunchList } from '../model/use-launch-list.js'

interface Item {
  readonly id: string
}

interface ChoiceTableProps<R extends Item> {
  table: LaunchTable<R>
  /** Which of the wizard's lists it is: says whether it is here, waited for or failed. */
  list: ListName
  available: readonly R[]
  allocated: readonly R[]
  onChange(allocated: readonly R[]): void
  /** At least so many, for the step to be complete. */
  min?: number
  /** Why a row cannot be chosen. */
  reason?(row: R): string | undefined
  /** What an opened row shows; without it rows do not open. */
  renderDrawer?(row: R): ReactNode
  /** At the end of the line 'Available'. */
  actions?: ReactNode
}

const noActions = null

/** One of the wizard's lists to choose from: its table, its state, and its drawers drawn by React. */
export function ChoiceTable<R extends Item>({
  table,
  list,
  available,
  allocated,
  onChange,
  min = 0,
  reason,
  renderDrawer,
  actions = noActions,
}: ChoiceTableProps<R>) {
  const { state, error, slow, retry } = useLaunchList(list)
  const gone = useLaunchState().gone[list]
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const columns = useMemo(() => table.columns(), [table])
  const facets = useMemo(() => translateFacets(table.facets), [table])
  const labels = useMemo(() => translated(table.labels), [table])
  const rows = useMemo(() => new Map([...available, ...allocated].map((row) => [row.id, row])), [available, allocated])

  return (
    <>
      {gone ? (
        <p className="launch-error" role="alert">
          {gone}
        </p>
      ) : null}
      {slow ? <SlowAnswer retry={retry} /> : null}
      <TransferTable<R>
        available={available}
        allocated={allocated}
        columns={columns}
        facets={facets}
        facetFields={table.facetFields}
        rowName={table.rowName}
        texts={labels}
        maxAllocation={table.max}
        minAllocation={min}
        ordered={table.ordered ?? false}
        reason={reason}
        state={state}
        error={error === undefined ? undefined : tableError(error)}
        slottedDetails={renderDrawer !== undefined}
        withoutDetails={renderDrawer === undefined}
        onStratusTransfer={({ detail, target }) => {
          onChange(detail.allocated)
          // As a field of a form says it: the modal asks before it is thrown away.
          target?.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
        }}
        onStratusRowExpand={({ detail: { list: side, row, expanded } }) => {
          const slot = `${side}-details-${row.id}`
          setOpened((before) => {
            const next = new Set(before)
            if (expanded) next.add(slot)
            else next.delete(slot)
            return next
          })
        }}
        onStratusRetry={retry}
      >
        {actions ? <div slot="available-actions">{actions}</div> : null}
        {renderDrawer
          ? [...opened].map((slot) => {
              const row = rows.get(slot.replace(/^(?:allocated|available)-details-/, ''))
              return row ? (
                <div key={slot} slot={slot} className="launch-drawer">
                  {renderDrawer(row)}
                </div>
              ) : null
            })
          : null}
      </TransferTable>
    </>
  )
}

function translated(labels: Partial<TransferLabels>): Partial<TransferLabels> {
  return Object.fromEntries(Object.entries(labels).map(([name, text]) => [name, t(text)]))
}

function tableError(error: unknown) {
  return { message: errorMessage(error), requestId: error instanceof ApiError ? error.requestId : null }
}
