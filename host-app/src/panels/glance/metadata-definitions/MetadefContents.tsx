import type { AnswerOf } from '@stratus/api-client'
import { t, type Column } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { PageActionButtons } from '../../../actions/PageActionButton.js'
import { useActions } from '../../../actions/use-actions.js'
import { DetailsSection } from '../../../details/DetailsSection.js'
import { useOnChange } from '../../../hooks/use-on-change.js'
import { useHost } from '../../../host.js'
import { PartList } from '../../../list/PartList.js'
import { PartTable } from '../../../list/PartTable.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { Time } from '../../../ui/Time.js'
import { associationsOf, datesOf, definitionsOf, tagsOf, type AssociationRow } from './contents-model.js'
import type { Metadef } from './metadef.js'
import { propertyActions, type PropertyRow } from './property-actions.js'
import './metadata-definitions.css'

const byId = { column: 'id', direction: 'ascending' } as const
const byProperty = { column: 'property', direction: 'ascending' } as const
const byObject = { column: 'object', direction: 'ascending', thenBy: [byProperty] } as const

interface Whole {
  readonly id: string
  readonly contents: AnswerOf<'glance.metadefs.get'>['contents']
}

const keyOf = ({ id }: Whole) => id

const typeColumns = (): Column<AssociationRow>[] => [
  { id: 'id', title: t('Resource Type'), rowHeader: true, value: (row) => row.id },
  { id: 'prefix', title: t('Prefix'), value: ({ prefix }) => prefix },
  { id: 'target', title: t('Properties Target'), priority: 2, value: ({ target }) => target },
]

const propertyColumns = (hasObjects: boolean): Column<PropertyRow>[] => [
  {
    id: 'property',
    title: t('Property'),
    rowHeader: true,
    whole: true,
    value: ({ property }) => property,
    cell: ({ property }) => ({ text: property, mono: true }),
  },
  ...(hasObjects ? [{ id: 'object', title: t('Object'), value: ({ object }: PropertyRow) => object }] : []),
  { id: 'title', title: t('Title'), value: ({ title }) => title },
  { id: 'type', title: t('Type'), value: ({ type }) => type },
  { id: 'limits', title: t('Constraints'), priority: 2, value: ({ limits }) => limits },
  { id: 'description', title: t('Description'), priority: 3, value: ({ description }) => description },
]

interface MetadefContentsProps {
  namespace: Metadef
  /** Another one when it may hold something else. */
  version: number
}

/** What is in a namespace (A-METADEF-02, A-METADEF-04). */
export function MetadefContents({ namespace: { id, isProtected }, version }: MetadefContentsProps) {
  const { client } = useHost()
  const load = useCallback(
    async (signal: AbortSignal) => [
      { id, contents: (await client.call('glance.metadefs.get', { params: { id }, signal, quiet: true })).contents },
    ],
    [client, id],
  )
  const types = useMemo(() => typeColumns(), [])
  const read = useResourceList<Whole>({ load, keyOf })
  useOnChange(version, () => void read.refresh())
  const contents = read.rows[0]?.contents
  const rows = useMemo(
    () => (contents ? definitionsOf(contents).map((one): PropertyRow => ({ ...one, isProtected })) : []),
    [contents, isProtected],
  )
  const hasObjects = rows.some(({ object }) => object)
  const list = { ...read, rows }
  const actions = useActions(
    useMemo(() => propertyActions(id), [id]),
    list,
  )
  const buttons = (button: string) => <PageActionButtons buttons={actions.page.filter((one) => one.id === button)} />
  const tags = contents ? tagsOf(contents) : []
  return (
    <>
      <DetailsSection title={t('Properties')}>
        <PartList<PropertyRow>
          label={t('Properties')}
          name="metadata_defs.properties"
          list={list}
          columns={useMemo(() => propertyColumns(hasObjects), [hasObjects])}
          defaultSort={hasObjects ? byObject : byProperty}
          rowName={({ name }) => name}
          actions={actions}
          create={buttons('create')}
        />
      </DetailsSection>
      {contents ? (
        <>
          <DetailsSection title={t('Information')}>
            <DefinitionList
              items={datesOf(contents).map(([label, at]) => ({ label: t(label), value: <Time at={at} /> }))}
            />
          </DetailsSection>
          <DetailsSection title={t('Tags')}>
            <div className="metadef-tags">
              <p className={tags.length ? undefined : 'muted'}>
                {tags.length ? tags.join(', ') : t('It has no tags.')}
              </p>
              {buttons('tags')}
            </div>
          </DetailsSection>
          <DetailsSection title={t('Resource Types')}>
            <PartTable
              label={t('Resource Types')}
              name="types"
              columns={types}
              rows={associationsOf(contents)}
              sort={byId}
              empty={t('It is for no resource type yet.')}
            />
          </DetailsSection>
        </>
      ) : null}
    </>
  )
}
