import { t } from '@stratus/widgets'
import { Tabs } from '@stratus/widgets/react/tabs'
import { useCallback, useMemo, type ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { useFollowedActions } from '../../../actions/use-details-actions.js'
import { DetailsSection } from '../../../details/DetailsSection.js'
import { ItemOfList } from '../../../details/ItemOfList.js'
import type { ResourceList } from '../../../list/use-resource-list.js'
import { useLoad } from '../../../hooks/use-load.js'
import { useTab } from '../../../hooks/use-tab.js'
import { useHost } from '../../../host.js'
import { Page } from '../../../layouts/Page.js'
import { paths } from '../../../paths.js'
import { PageActions } from '../../../ui/PageActions.js'
import { StatusWord } from '../../../ui/StatusWord.js'
import { stateLook } from '../../../list/state-look.js'
import { allProjects } from '../../keystone/projects/project-list.js'
import { AgentsTab } from './AgentsTab.js'
import { anyNetworkActions, type AnyNetwork } from './any-network.js'
import { AnyNetworkFacts } from './AnyNetworkFacts.js'
import { nameOrId } from './network.js'
import { PortsTab } from './PortsTab.js'
import { SubnetsTab } from './SubnetsTab.js'
import { useAnyNetworks } from './use-any-networks.js'

/** Named as Horizon's, whose links carry them. */
const tabs = {
  overview: 'network_tabs__overview',
  subnets: 'network_tabs__subnets_tab',
  ports: 'network_tabs__ports_tab',
  agents: 'network_tabs__agents_tab',
}
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
  const { offeredFor } = actions
  const offered = useMemo(() => offeredFor(network), [offeredFor, network])
  const [active, open] = useTab([tabs.overview, tabs.subnets, tabs.ports, tabs.agents])
  // Administrators do with the parts of any project's network what its project does with them.
  const parts = { id: network.id, own: true, project_id: useProjectId(network.project) }
  const name = nameOrId(network)
  return (
    <Page
      title={name}
      panel={index}
      status={<StatusWord look={stateLook(network)} />}
      actions={
        <PageActions
          actions={offered}
          busy={actions.busy.has(network.id)}
          onAction={(id) => actions.run(id, [network])}
        />
      }
    >
      {note}
      <Tabs
        label={t('Details of the network')}
        tabs={[
          { id: tabs.overview, label: t('Overview') },
          { id: tabs.subnets, label: t('Subnets') },
          { id: tabs.ports, label: t('Ports') },
          { id: tabs.agents, label: t('DHCP Agents') },
        ]}
        active={active}
        onStratusTabChange={({ detail }) => open(detail.tab)}
      >
        <div slot={tabs.overview} className="details-sections">
          <DetailsSection title={t('Network Overview')}>
            <AnyNetworkFacts network={network} />
          </DetailsSection>
        </div>
        <div slot={tabs.subnets}>
          {active === tabs.subnets ? (
            <SubnetsTab key={network.subnets.join(' ')} network={parts} create={null} />
          ) : null}
        </div>
        <div slot={tabs.ports}>
          {active === tabs.ports ? (
            <PortsTab
              network={parts}
              version={actions.acted}
              area="admin"
              mayCreate={false}
              full={undefined}
              onCount={nothing}
            />
          ) : null}
        </div>
        <div slot={tabs.agents}>{active === tabs.agents ? <AgentsTab network={network.id} /> : null}</div>
      </Tabs>
    </Page>
  )
}

/** The id of the project that a list has told the name of; null while it is not known, or of two. */
function useProjectId(name: string | null): string | null {
  const { client } = useHost()
  const { state } = useLoad(useCallback((signal: AbortSignal) => allProjects(client, signal), [client]))
  const called = state.status === 'ready' ? state.data.filter((project) => project.name === name) : []
  return called.length === 1 ? (called[0]?.id ?? null) : null
}
