import { ApiError, type AnswerOf } from '@stratus/api-client'
import { t, type Column } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { DetailsSection } from '../../../details/DetailsSection.js'
import { PartPage } from '../PartPage.js'
import { useHost } from '../../../host.js'
import { PartTable } from '../../../list/PartTable.js'
import { paths } from '../../../paths.js'
import { Loading } from '../../../ui/Loading.js'

type TemplateFunction = AnswerOf<'heat.templateVersions.functions'>['items'][number]

const byName = { column: 'id', direction: 'ascending' } as const

/** What templates of a version may compute with (T-TYPE-03). */
export function Component() {
  const { id = '' } = useParams()
  const { client } = useHost()
  const load = useCallback(
    async (signal: AbortSignal) => {
      try {
        return (await client.call('heat.templateVersions.functions', { params: { id }, signal, quiet: true })).items
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'server') throw error
        // Horizon says the same of a version that is not there and of one that cannot be read; its list tells them apart.
        const { items } = await client.call('heat.templateVersions.list', { signal, quiet: true })
        throw items.some((version) => version.id === id)
          ? error
          : new ApiError({ ...error, message: error.message, code: 'not-found' })
      }
    },
    [client, id],
  )
  const columns = useMemo<Column<TemplateFunction>[]>(
    () => [
      {
        id: 'id',
        title: t('Function'),
        rowHeader: true,
        value: (each) => each.id,
        cell: (each) => ({ text: each.id, mono: true }),
      },
      { id: 'description', title: t('Description'), value: ({ description }) => description },
    ],
    [],
  )
  return (
    <PartPage
      title={id}
      panel={paths.templateVersions()}
      failure={t('Unable to retrieve the template functions.')}
      load={load}
      waiting={<Loading lines={8} />}
    >
      {(functions) => (
        <DetailsSection title={t('Template Functions')}>
          <PartTable
            label={t('Template Functions')}
            name="functions"
            columns={columns}
            rows={functions}
            sort={byName}
          />
        </DetailsSection>
      )}
    </PartPage>
  )
}
