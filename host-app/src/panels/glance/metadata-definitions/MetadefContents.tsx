import { t, type Column } from '@stratus/widgets'
import { Skeleton } from '@stratus/widgets/react/skeleton'
import { useCallback, useMemo } from 'react'
import { DetailsSection } from '../../../details/DetailsSection.js'
import { useLoad } from '../../../hooks/use-load.js'
import { useHost } from '../../../host.js'
import { PartTable } from '../../../list/PartTable.js'
import { factsOf } from '../../../stores/error-messages.js'
import { ErrorState } from '@stratus/widgets/react/error-state'
import { associationsOf, definitionsOf, type AssociationRow, type DefinitionRow } from './contents-model.js'

const byId = { column: 'id', direction: 'ascending' } as const

/** What is in a namespace (A-METADEF-02). */
export function MetadefContents({ id }: { id: string }) {
  const { client } = useHost()
  const { state, retry } = useLoad(
    useCallback(
      async (signal: AbortSignal) =>
        (await client.call('glance.metadefs.get', { params: { id }, signal, quiet: true })).contents,
      [client, id],
    ),
  )
  const types = useMemo<Column<AssociationRow>[]>(
    () => [
      { id: 'id', title: t('Resource Type'), rowHeader: true, value: (row) => row.id },
      { id: 'prefix', title: t('Prefix'), value: ({ prefix }) => prefix },
      { id: 'target', title: t('Properties Target'), priority: 2, value: ({ target }) => target },
    ],
    [],
  )
  const definitions = useMemo<Column<DefinitionRow>[]>(
    () => [
      {
        id: 'id',
        title: t('Property'),
        rowHeader: true,
        value: (row) => row.id,
        cell: (row) => ({ text: row.id, mono: true }),
      },
      { id: 'title', title: t('Title'), value: ({ title }) => title },
      { id: 'type', title: t('Type'), value: ({ type }) => type },
      { id: 'object', title: t('Object'), priority: 3, value: ({ object }) => object },
      { id: 'limits', title: t('Constraints'), priority: 2, value: ({ limits }) => limits },
      { id: 'description', title: t('Description'), priority: 3, value: ({ description }) => description },
    ],
    [],
  )
  if (state.status === 'failed')
    return (
      <ErrorState
        text={t('Unable to retrieve the namespace.')}
        {...factsOf(state.error)}
        retry
        onStratusRetry={retry}
      />
    )
  if (state.status === 'pending') return <Skeleton label={t('Loading')} lines={6} />
  const rows = definitionsOf(state.data)
  return (
    <>
      <DetailsSection title={t('Resource Types')}>
        <PartTable
          label={t('Resource Types')}
          name="types"
          columns={types}
          rows={associationsOf(state.data)}
          sort={byId}
          empty={t('It is for no resource type yet.')}
        />
      </DetailsSection>
      <DetailsSection title={t('Properties')}>
        <PartTable
          label={t('Properties')}
          name="properties"
          columns={definitions}
          rows={rows}
          sort={byId}
          empty={t('It has no properties.')}
          many={rows.length > 20}
        />
      </DetailsSection>
    </>
  )
}
