import { readStackRows } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useHost } from '../../../host.js'
import { atWebroot, paths } from '../../../paths.js'
import { ListPage } from '../../shared/ListPage.js'
import { noGates } from '../../shared/resource-actions.js'
import { useResourceList } from '../../shared/use-resource-list.js'
import { stackColumns, stackFacets, type Stack } from './stack.js'

const byName = { column: 'name', direction: 'ascending' } as const
const keyOf = ({ id }: Stack) => id
const rowName = ({ name }: Stack) => name
const transitionOf = ({ updating, status }: Stack) => (updating ? status : null)
const nothing = () => undefined

/** The stacks of the project, read from Horizon's own page: no JSON lists them. */
export function Component() {
  const { client, webroot } = useHost()
  const list = useResourceList<Stack>({
    load: useCallback(
      async (signal: AbortSignal) => {
        const { html } = await client.fetchHtml('project/stacks/', { signal, quiet: true })
        return readStackRows(html)
      },
      [client],
    ),
    keyOf,
    transitionOf,
  })
  const columns = useMemo(() => stackColumns(({ id }) => atWebroot(webroot, paths.stack(id))), [webroot])
  return (
    <ListPage<Stack>
      title={t('Stacks')}
      name="project.stacks"
      list={list}
      columns={columns}
      defaultSort={byName}
      facets={stackFacets}
      rowName={rowName}
      actions={[]}
      gates={noGates}
      onAction={nothing}
      noMatch={t('No stack matches the search.')}
      dialogs={null}
    />
  )
}
