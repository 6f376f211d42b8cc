import { t } from '@stratus/widgets'
import { useState, type ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { useFollowedActions } from '../../../actions/use-details-actions.js'
import { Page } from '../../../layouts/Page.js'
import { paths } from '../../../paths.js'
import { Button } from '../../../ui/Button.js'
import { DetailsSection } from '../../../details/DetailsSection.js'
import { DetailsTabs } from '../../../details/DetailsTabs.js'
import { ItemActions } from '../../../details/ItemActions.js'
import { ItemOfList } from '../../../details/ItemOfList.js'
import type { ResourceList } from '../../../list/use-resource-list.js'
import { StatusWord } from '../../../ui/StatusWord.js'
import { statusLook } from '../trunks/trunk.js'
import { useNetworkReasons } from '../use-network-reasons.js'
import { networkActions } from './actions.js'
import type { NetworkItem } from './network.js'
import { NetworkFacts } from './NetworkFacts.js'
import { PortsTab } from './PortsTab.js'
import { SubnetsTab } from './SubnetsTab.js'
import { useNetworks } from './use-networks.js'

/** The page of one network: what is known of it, its subnets, its ports. */
export function Component() {
  const { id = '' } = useParams()
  const list = useNetworks()
  return (
    <ItemOfList
      list={list}
      id={id}
      title={t('Network')}
      panel={paths.networks()}
      failure={t('Unable to retrieve the networks.')}
    >
      {(network, note) => <Network key={id} network={network} note={note} list={list} />}
    </ItemOfList>
  )
}

interface NetworkProps {
  network: NetworkItem
  note: ReactNode
  list: ResourceList<NetworkItem>
}

function Network({ network, note, list }: NetworkProps) {
  // Asked again when ports come and go on their tab.
  const [ports, setPorts] = useState(0)
  const full = useNetworkReasons(ports)('Ports')
  const actions = useFollowedActions(networkActions, network, list, paths.networks(), { port: full && t(full) })
  /** Whether the network takes it from this user, whatever the quota says. */
  const takes = (id: string): boolean => {
    const action = networkActions.items.find((known) => known.id === id)
    return actions.gates.has(id) && (action?.unavailable?.(network) ?? null) === null
  }
  return (
    <Page
      title={network.label}
      panel={paths.networks()}
      status={<StatusWord look={statusLook(network.status)} />}
      actions={<ItemActions item={network} actions={actions} />}
    >
      {note}
      <DetailsTabs
        label={t('Details of the network')}
        tabs={[
          {
            id: 'network_tabs__overview',
            label: t('Overview'),
            renderContent: () => (
              <div className="details-sections">
                <DetailsSection title={t('Network Overview')}>
                  <NetworkFacts network={network} />
                </DetailsSection>
              </div>
            ),
          },
          {
            id: 'network_tabs__subnets_tab',
            label: t('Subnets'),
            renderContent: () => (
              <SubnetsTab
                key={network.subnet_ids.join(' ')}
                network={network}
                create={
                  takes('subnet') ? (
                    <Button icon="plus" onClick={() => actions.run('subnet', [network])}>
                      {t('Create Subnet')}
                    </Button>
                  ) : null
                }
              />
            ),
          },
          {
            id: 'network_tabs__ports_tab',
            label: t('Ports'),
            renderContent: () => (
              <PortsTab
                network={network}
                version={actions.acted}
                mayCreate={takes('port')}
                full={full && t(full)}
                onCount={setPorts}
              />
            ),
          },
        ]}
      />
    </Page>
  )
}
