import { t } from '@stratus/widgets'
import { useMemo } from 'react'
import { useHost } from '../../../host.js'
import { atWebroot, paths } from '../../../paths.js'
import { CreateButton } from '../../../list/CommandButton.js'
import { ListPage } from '../../../list/ListPageById.js'
import { noGates, whileFull } from '../../shared/resource-actions.js'
import { useOpenGates } from '../../shared/use-open-gates.js'
import { countOf } from '../../../list/use-resource-list.js'
import { useNetworkReasons } from '../use-network-reasons.js'
import { gatedParts, networkActions, networkBatch } from './actions.js'
import { networkColumns, networkFacets, type NetworkItem } from './network.js'
import { NetworkFacts } from './NetworkFacts.js'
import { useNetworkActions } from './use-network-actions.js'
import { useNetworks } from './use-networks.js'

const byName = { column: 'name', direction: 'ascending' } as const
const labelOf = ({ label }: NetworkItem) => label

/** The networks panel of a project. */
export function Component() {
  const { webroot } = useHost()
  const gates = useOpenGates(gatedParts) ?? noGates
  const list = useNetworks()
  const actions = useNetworkActions({
    mayShare: gates.has('share'),
    onResult: list.settle,
    refresh: () => void list.refresh(),
  })
  const full = useNetworkReasons(countOf(list))
  const fullNetworks = full('Networks')
  const fullPorts = full('Ports')
  const offered = useMemo(() => whileFull(networkActions, 'port', fullPorts), [fullPorts])
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
      actions={offered}
      batch={networkBatch}
      gates={gates}
      onAction={actions.run}
      onBatch={(_, networks) => actions.remove(networks)}
      renderDrawer={(network) => <NetworkFacts network={network} />}
      create={
        <CreateButton
          gates={gates}
          unavailable={fullNetworks && t(fullNetworks)}
          command="networks.create"
          onClick={actions.create}
        >
          {t('Create Network')}
        </CreateButton>
      }
      noMatch={t('No network matches the search.')}
      dialogs={actions.dialogs}
    />
  )
}
