import { t } from '@stratus/widgets'
import { useMemo } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { useHost } from '../../../host.js'
import { ListPage } from '../../../list/ListPage.js'
import { useListState } from '../../../list/use-list-state.js'
import { atWebroot, paths } from '../../../paths.js'
import { anyNetworkActions, anyNetworkColumns, anyNetworkFacets, type AnyNetwork } from './any-network.js'
import { AnyNetworkFacts } from './AnyNetworkFacts.js'
import { nameOrId } from './network.js'
import { useAnyNetworks } from './use-any-networks.js'

const facetNames = anyNetworkFacets.map(({ name }) => name)
const byName = { column: 'name', direction: 'ascending' } as const

/** The networks of all projects, for administrators (A-PAGE-07). */
export function Component() {
  const { webroot } = useHost()
  const [{ terms }] = useListState(facetNames)
  const list = useAnyNetworks(terms)
  const columns = useMemo(
    () => anyNetworkColumns(list.rows, ({ id }) => atWebroot(webroot, paths.anyNetwork(id))),
    [list.rows, webroot],
  )
  return (
    <ListPage<AnyNetwork>
      title={t('Networks')}
      name="admin.networks"
      list={list}
      columns={columns}
      defaultSort={byName}
      facets={anyNetworkFacets}
      rowName={nameOrId}
      actions={useActions(anyNetworkActions, list)}
      renderDrawer={(network) => <AnyNetworkFacts network={network} />}
    />
  )
}
