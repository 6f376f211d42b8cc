import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { copyable } from '../../../details/Copyable.js'
import { useHost } from '../../../host.js'
import { ListPage } from '../../../list/ListPage.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { remembered } from '../../../stores/row-memory.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { accessActions } from './actions.js'
import { endpointColumns, endpointFacets, endpointsOf, type Endpoint } from './endpoint.js'

const byName = { column: 'name', direction: 'ascending' } as const
const keyOf = ({ id }: Endpoint) => id
const nameOf = ({ name }: Endpoint) => name
const remember = remembered<Endpoint>('endpoints', ['id', 'name', 'type', 'service', 'region', 'url'])

/** Where the services are, and the files by which programs reach them (P-ACCESS-01). */
export function Component() {
  const { client } = useHost()
  const list = useResourceList<Endpoint>({
    load: useCallback(async () => endpointsOf(await client.catalog()), [client]),
    keyOf,
    remember,
  })
  const columns = useMemo(() => endpointColumns(), [])
  return (
    <ListPage<Endpoint>
      title={t('API Access')}
      name="project.api_access"
      list={list}
      columns={columns}
      defaultSort={byName}
      facets={endpointFacets}
      rowName={nameOf}
      actions={useActions(accessActions, list)}
      renderDrawer={({ type, service, region, url }) => (
        <DefinitionList
          items={[
            copyable(t('Service Endpoint'), url),
            copyable(t('Type'), type),
            copyable(t('Name'), service),
            copyable(t('Region'), region),
          ]}
        />
      )}
    />
  )
}
