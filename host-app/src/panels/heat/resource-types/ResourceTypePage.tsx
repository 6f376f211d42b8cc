import { t, type Column } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { DetailsSection } from '../../../details/DetailsSection.js'
import { PartPage } from '../PartPage.js'
import { useHost } from '../../../host.js'
import { PartTable } from '../../../list/PartTable.js'
import { paths } from '../../../paths.js'
import { yesNo } from '../../../ui/yes-no.js'
import { readSchema, type SchemaField } from './heat-schema.js'
import { Loading } from '../../../ui/Loading.js'

const byName = { column: 'id', direction: 'ascending' } as const

const nameColumn: Column<SchemaField> = {
  id: 'id',
  title: '',
  rowHeader: true,
  value: ({ id }) => id,
  cell: ({ id }) => ({ text: id, mono: true }),
}

const columnsOf = (title: string, more: readonly Column<SchemaField>[] = []): Column<SchemaField>[] => [
  { ...nameColumn, title },
  { id: 'type', title: t('Type'), value: ({ type }) => type },
  ...more,
  { id: 'description', title: t('Description'), priority: 2, value: ({ description }) => description },
]

/** What a kind of resource takes and tells (T-TYPE-02). */
export function Component() {
  const { id = '' } = useParams()
  const { client } = useHost()
  const load = useCallback(
    async (signal: AbortSignal) => {
      const told = await client.call('heat.resourceTypes.get', { params: { id }, signal, quiet: true })
      const [properties, attributes] = await Promise.all([readSchema(told.properties), readSchema(told.attributes)])
      return { properties, attributes }
    },
    [client, id],
  )
  const properties = useMemo(
    () =>
      columnsOf(t('Property'), [
        { id: 'required', title: t('Required'), value: ({ required }) => yesNo(required) },
        { id: 'update', title: t('Update allowed'), priority: 3, value: ({ updateAllowed }) => yesNo(updateAllowed) },
        { id: 'fallback', title: t('Default'), priority: 3, value: ({ fallback }) => fallback },
        { id: 'constraints', title: t('Constraints'), priority: 2, value: ({ constraints }) => constraints.join(', ') },
      ]),
    [],
  )
  const attributes = useMemo(() => columnsOf(t('Attribute')), [])
  return (
    <PartPage
      title={id}
      panel={paths.heatTypes()}
      failure={t('Unable to retrieve the resource type.')}
      load={load}
      waiting={<Loading lines={8} />}
    >
      {(type) => (
        <>
          <DetailsSection title={t('Properties')}>
            <PartTable
              label={t('Properties')}
              name="properties"
              columns={properties}
              rows={type.properties}
              sort={byName}
              empty={t('It takes no properties.')}
              many={type.properties.length > 20}
            />
          </DetailsSection>
          <DetailsSection title={t('Attributes')}>
            <PartTable
              label={t('Attributes')}
              name="attributes"
              columns={attributes}
              rows={type.attributes}
              sort={byName}
              empty={t('It tells no attributes.')}
            />
          </DetailsSection>
        </>
      )}
    </PartPage>
  )
}
