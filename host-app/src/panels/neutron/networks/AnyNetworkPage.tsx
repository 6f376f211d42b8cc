import { t } from '@stratus/widgets'
import { useCallback, type ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { useFollowedActions } from '../../../actions/use-details-actions.js'
import { DetailsSection } from '../../../details/DetailsSection.js'
import { DetailsTabs } from '../../../details/DetailsTabs.js'
import { ItemActions } from '../../../details/ItemActions.js'
import { ItemOfList } from '../../../details/ItemOfList.js'
import type { ResourceList } from '../../../list/use-resource-list.js'
import { useLoad } from '../../../hooks/use-load.js'
import { useHost } from '../../../host.js'
import { Loaded } from '../../../layouts/Loaded.js'
import { Page } from '../../../layouts/Page.js'
import { paths } from '../../../paths.js'
import { StatusWord } from '../../../ui/StatusWord.js'
import { stateLook } from '../../../list/state-look.js'
import { AgentsTab } from './AgentsTab.js'
import { anyNetworkActions, type AnyNetwork } from './any-network.js'
import { AnyNetworkFacts, CarrierFacts } from './AnyNetworkFacts.js'
import { nameOrId } from './network.js'
import { PortsTab } from './PortsTab.js'
import { SubnetsTab } from './SubnetsTab.js'
import { useAnyNetworks } from './use-any-networks.js'

const index = paths.networks('admin')
const nothing = () => undefined

/** The page of one network of any project, for administrators: its subnets, its ports, and what hands out its addresses. */
export function Component() {
  const { id = '' } = useParams()
  const list = useAnyNetworks()
  return (
    <ItemOfList list={list} id={id} title={t('Network')} panel={index} failure={t('Unable to retrieve the networks.')}>
      {(network, note) => <Network key={id} network={network} note={note} list={list} />}
    </ItemOfList>
  )
}

interface NetworkProps {
  network: AnyNetwork
  note: ReactNode
  list: ResourceList<AnyNetwork>
}

function Network({ network, note, list }: NetworkProps) {
  const actions = useFollowedActions(anyNetworkActions, network, list, index)
  const { client } = useHost()
  const { id } = network
  const { state, retry } = useLoad(
    useCallback(
      (signal: AbortSignal) => client.call('neutron.anyNetworks.get', { params: { id }, signal, quiet: true }),
      [client, id],
    ),
    actions.acted,
  )
  // Administrators do with the parts of any project's network what its project does with them.
  const details = state.status === 'ready' ? state.data : null
  const parts = { id, own: true, project_id: details?.project_id ?? null }
  const name = nameOrId(network)
  return (
    <Page
      title={name}
      panel={index}
      status={<StatusWord look={stateLook(network)} />}
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
                  <AnyNetworkFacts network={network} details={details} />
                </DetailsSection>
                <DetailsSection title={t('Provider Network')}>
                  <Loaded state={state} retry={retry} failure={t('Unable to retrieve the network.')}>
                    {(details) => <CarrierFacts details={details} />}
                  </Loaded>
                </DetailsSection>
              </div>
            ),
          },
          {
            id: 'network_tabs__subnets_tab',
            label: t('Subnets'),
            renderContent: () => <SubnetsTab key={network.subnets.join(' ')} network={parts} create={null} />,
          },
          {
            id: 'network_tabs__ports_tab',
            label: t('Ports'),
            renderContent: () => (
              <PortsTab
                network={parts}
                version={actions.acted}
                area="admin"
                mayCreate={false}
                full={undefined}
                onCount={nothing}
              />
            ),
          },
          {
            id: 'network_tabs__agents_tab',
            label: t('DHCP Agents'),
            renderContent: () => <AgentsTab network={network.id} />,
          },
        ]}
      />
    </Page>
  )
}
