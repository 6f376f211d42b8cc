import { t } from '@stratus/widgets'
import { Tabs } from '@stratus/widgets/react/tabs'
import { useMemo, useState, type ReactNode } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { afterAction, type ActionResult } from '../../../actions/action-result.js'
import { Page } from '../../../layouts/Page.js'
import { paths } from '../../../paths.js'
import { Button } from '../../../ui/Button.js'
import { DetailsSection } from '../../../details/DetailsSection.js'
import { ItemOfList } from '../../../details/ItemOfList.js'
import { PageActions } from '../../../details/PageActions.js'
import { actionsOf, noGates, whileFull, type OpenGates } from '../../shared/resource-actions.js'
import { useOpenGates } from '../../shared/use-open-gates.js'
import { useNetworkReasons } from '../use-network-reasons.js'
import { gatedParts, networkActions } from './actions.js'
import type { NetworkItem } from './network.js'
import { NetworkFacts } from './NetworkFacts.js'
import { PortsTab } from './PortsTab.js'
import { SubnetsTab } from './SubnetsTab.js'
import { useNetworkActions } from './use-network-actions.js'
import { useNetworks } from './use-networks.js'

/** Named as Horizon's, whose links carry them. */
const tabs = {
  overview: 'network_tabs__overview',
  subnets: 'network_tabs__subnets_tab',
  ports: 'network_tabs__ports_tab',
}

/** The page of one network: what is known of it, its subnets, its ports. */
export function Component() {
  const { id = '' } = useParams()
  const list = useNetworks()
  const navigate = useNavigate()
  const onResult = (result: ActionResult | null): void => {
    if (result && afterAction(result) === 'index') void navigate(paths.networks())
    else list.settle(result)
  }
  return (
    <ItemOfList
      list={list}
      id={id}
      title={t('Network')}
      panel={paths.networks()}
      failure={t('Unable to retrieve the networks.')}
    >
      {(network, note) => (
        <Network key={id} network={network} note={note} onResult={onResult} refresh={() => void list.refresh()} />
      )}
    </ItemOfList>
  )
}

interface NetworkProps {
  network: NetworkItem
  note: ReactNode
  onResult(result: ActionResult | null): void
  refresh(): void
}

function Network({ network, note, onResult, refresh }: NetworkProps) {
  const gates = useOpenGates(gatedParts) ?? noGates
  const [query, setQuery] = useSearchParams()
  const actions = useNetworkActions({ mayShare: gates.has('share'), onResult, refresh })
  // Asked again when ports come and go on their tab.
  const [ports, setPorts] = useState(0)
  const full = useNetworkReasons(ports)('Ports')
  const offered = useMemo(
    () => actionsOf(whileFull(networkActions, 'port', full), network, gates),
    [network, gates, full],
  )
  const wanted = query.get('tab')
  const active = Object.values(tabs).find((tab) => tab === wanted) ?? tabs.overview
  const button = (action: string, label: string) =>
    canDo(action, network, gates) ? (
      <Button icon="plus" onClick={() => actions.run(action, network)}>
        {label}
      </Button>
    ) : null
  return (
    <Page
      title={network.label}
      panel={paths.networks()}
      actions={<PageActions actions={offered} onAction={(action) => actions.run(action, network)} />}
    >
      {note}
      <Tabs
        label={t('Details of the network')}
        tabs={[
          { id: tabs.overview, label: t('Overview') },
          { id: tabs.subnets, label: t('Subnets') },
          { id: tabs.ports, label: t('Ports') },
        ]}
        active={active}
        onStratusTabChange={({ detail }) =>
          setQuery(detail.tab === tabs.overview ? {} : { tab: detail.tab }, { replace: true })
        }
      >
        <div slot={tabs.overview} className="details-sections">
          <DetailsSection title={t('Network Overview')}>
            <NetworkFacts network={network} />
          </DetailsSection>
        </div>
        <div slot={tabs.subnets}>
          {active === tabs.subnets ? (
            <SubnetsTab
              key={network.subnet_ids.join(' ')}
              network={network}
              create={button('subnet', t('Create Subnet'))}
            />
          ) : null}
        </div>
        <div slot={tabs.ports}>
          {active === tabs.ports ? (
            <PortsTab
              network={network}
              mayCreate={canDo('port', network, gates)}
              full={full && t(full)}
              onCount={setPorts}
            />
          ) : null}
        </div>
      </Tabs>
      {actions.dialogs}
    </Page>
  )
}

function canDo(id: string, network: NetworkItem, gates: OpenGates): boolean {
  const action = networkActions.find((one) => one.id === id)
  return action !== undefined && gates.has(id) && action.rule.unavailable(network) === null
}
