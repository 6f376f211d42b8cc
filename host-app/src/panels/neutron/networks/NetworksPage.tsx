import { t } from '@stratus/widgets'
import { useMemo } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { useHost } from '../../../host.js'
import { atWebroot, paths } from '../../../paths.js'
import { ListPage } from '../../../list/ListPage.js'
import { countOf } from '../../../list/use-resource-list.js'
import { useNetworkReasons } from '../use-network-reasons.js'
import { networkColumns, networkFacets, type NetworkItem } from './network.js'
import { NetworkFacts } from './NetworkFacts.js'
import { useNetworks } from './use-networks.js'
import { networkActions } from './actions.js'

const byName = { column: 'name', direction: 'ascending' } as const
const labelOf = ({ label }: NetworkItem) => label

/** The networks panel of a project. */
export function Component() {
  const { webroot } = useHost()
  const list = useNetworks()
  const full = useNetworkReasons(countOf(list))
  const fullNetworks = full('Networks')
  const fullPorts = full('Ports')
  const columns = useMemo(() => networkColumns(({ id }) => atWebroot(webroot, paths.network(id))), [webroot])
  return (
    <ListPage<NetworkItem>
      title={t('Networks')}
      name="project.networks"
      list={list}
      columns={columns}
      defaultSort={byName}
      facets={networkFacets}
      rowName={labelOf}
      actions={useActions(networkActions, list, {
        create: fullNetworks && t(fullNetworks),
        port: fullPorts && t(fullPorts),
      })}
      renderDrawer={(network) => <NetworkFacts network={network} />}
    />
  )
}
