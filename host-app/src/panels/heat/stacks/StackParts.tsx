import type { StackEvent, StackResource } from '@stratus/api-client'
import { t, type Column } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useLoad } from '../../../hooks/use-load.js'
import { useHost } from '../../../host.js'
import { Loaded } from '../../../layouts/Loaded.js'
import { ageCell } from '../../../list/age-cell.js'
import { PartTable } from '../../../list/PartTable.js'
import { eventLook, statusLook } from './stack.js'

/** A page tells how long ago in words. */
const momentCell = (text: string | null) =>
  text && !Number.isNaN(Date.parse(text)) ? ageCell(text) : { text: text ?? '' }

interface StackPartsProps {
  id: string
  /** Another one when the stack, or what it is made of, has changed: then they are read again. */
  version: unknown
}

const byName = { column: 'name', direction: 'ascending' } as const

/** What a stack is made of. */
export function StackResources({ id, version }: StackPartsProps) {
  const { client } = useHost()
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await client.call('heat.stacks.resources', { params: { id }, signal, quiet: true })).items,
    [client, id],
  )
  const { state, retry } = useLoad(load, version)
  const columns = useMemo(
    (): Column<StackResource>[] => [
      { id: 'name', title: t('Stack Resource'), rowHeader: true, value: ({ name }) => name },
      { id: 'type', title: t('Type'), value: ({ type }) => type },
      { id: 'status', title: t('Status'), value: ({ status }) => status, cell: statusLook },
      { id: 'resource', title: t('Resource'), priority: 3, value: ({ resource }) => resource },
      {
        id: 'updated',
        title: t('Last Updated'),
        priority: 2,
        value: ({ updated }) => updated,
        cell: ({ updated }) => momentCell(updated),
      },
      { id: 'reason', title: t('Status Reason'), priority: 2, value: ({ reason }) => reason },
    ],
    [],
  )
  return (
    <Loaded state={state} retry={retry} failure={t('Unable to retrieve the resources of the stack.')}>
      {(rows) => <PartTable name="resources" label={t('Resources')} columns={columns} rows={rows} sort={byName} many />}
    </Loaded>
  )
}

/** What has become of it, and when; the newest first, as they are told. */
export function StackEvents({ id, version }: StackPartsProps) {
  const { client } = useHost()
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await client.call('heat.stacks.events', { params: { id }, signal, quiet: true })).items,
    [client, id],
  )
  const { state, retry } = useLoad(load, version)
  const columns = useMemo(
    (): Column<StackEvent>[] => [
      { id: 'name', title: t('Stack Resource'), rowHeader: true, value: ({ name }) => name },
      { id: 'status', title: t('Status'), value: ({ status }) => status, cell: eventLook },
      { id: 'time', title: t('Time'), value: ({ time }) => time, cell: ({ time }) => momentCell(time) },
      { id: 'reason', title: t('Status Reason'), value: ({ reason }) => reason },
      { id: 'resource', title: t('Resource'), priority: 3, value: ({ resource }) => resource },
    ],
    [],
  )
  return (
    <Loaded state={state} retry={retry} failure={t('Unable to retrieve the events of the stack.')}>
      {(rows) => <PartTable name="events" label={t('Events')} columns={columns} rows={rows} sort={newest} many />}
    </Loaded>
  )
}

const newest = { column: 'time', direction: 'descending' } as const
