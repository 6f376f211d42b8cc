import { t, type Column } from '@stratus/widgets'
import { TransferTable } from '@stratus/widgets/react/transfer-table'
import { useCallback, useMemo } from 'react'
import { useLoad } from '../../../hooks/use-load.js'
import { useHost } from '../../../host.js'
import { Loaded } from '../../../layouts/Loaded.js'
import { idColumn } from '../../../list/id-column.js'

interface Project {
  readonly id: string
  readonly name: string | null
}

interface FlavorAccessProps {
  /** Ids of the chosen projects. */
  value: readonly string[]
  onChange(ids: readonly string[]): void
}

const nameOf = ({ name, id }: Project) => name ?? id

/** The projects that may use a flavor that is not public. */
export function FlavorAccess({ value, onChange }: FlavorAccessProps) {
  const { client } = useHost()
  const { state, retry } = useLoad(
    useCallback(
      async (signal: AbortSignal): Promise<readonly Project[]> =>
        (await client.call('keystone.projects.list', { query: {}, signal, quiet: true })).items,
      [client],
    ),
  )
  const columns = useMemo<Column<Project>[]>(
    () => [{ id: 'name', title: t('Project'), rowHeader: true, value: nameOf }, idColumn({ priority: 2 })],
    [],
  )
  const labels = useMemo(
    () => ({
      allocated: t('May use it'),
      availableHelp: t('Select one or more'),
      noneAllocated: t('Select projects from Available items below'),
    }),
    [],
  )
  return (
    <Loaded state={state} retry={retry} failure={t('Unable to retrieve the projects.')}>
      {(projects) => (
        <TransferTable<Project>
          columns={columns}
          available={projects}
          // A project that nobody lists any more still has its access until it is taken away.
          allocated={value.map((id) => projects.find((project) => project.id === id) ?? { id, name: null })}
          maxAllocation={-1}
          withoutDetails
          texts={labels}
          rowName={nameOf}
          onStratusTransfer={(event) => onChange(event.detail.allocated.map(({ id }) => id))}
        />
      )}
    </Loaded>
  )
}
