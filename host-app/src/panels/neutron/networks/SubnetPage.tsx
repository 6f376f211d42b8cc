import { t } from '@stratus/widgets'
import { useCallback } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { afterAction } from '../../../actions/action-result.js'
import { useActions } from '../../../actions/use-actions.js'
import { useNews } from '../../../hooks/use-news.js'
import { useLoad } from '../../../hooks/use-load.js'
import { useHost } from '../../../host.js'
import { Gone } from '../../../layouts/Gone.js'
import { Page } from '../../../layouts/Page.js'
import { useSession } from '../../../hooks/use-session.js'
import { paths } from '../../../paths.js'
import { DetailsSection } from '../../../details/DetailsSection.js'
import { ItemActions } from '../../../details/ItemActions.js'
import { Loaded } from '../../../layouts/Loaded.js'
import { nameOrId } from './network.js'
import type { SubnetItem } from './network-parts.js'
import { subnetActions } from './part-actions.js'
import { SubnetFacts } from './SubnetFacts.js'

/** The page of one subnet. The server has no call for one: it is asked for the list of those with this id. */
export function Component() {
  const { id = '' } = useParams()
  const { client } = useHost()
  const { project_id: projectId } = useSession()
  const navigate = useNavigate()
  const load = useCallback(
    async (signal: AbortSignal): Promise<SubnetItem | null> => {
      const { items } = await client.call('neutron.subnets.list', { query: { id }, signal, quiet: true })
      return items[0] ? { ...items[0], own: items[0].project_id === projectId } : null
    },
    [client, id, projectId],
  )
  const { state, retry } = useLoad(load, useNews())
  const subnet = state.status === 'ready' ? state.data : null
  const networkId = subnet?.network_id
  const siblings = networkId ? paths.network(networkId, 'network_tabs__subnets_tab') : paths.networks()
  const actions = useActions(subnetActions, {
    rows: subnet ? [subnet] : [],
    refresh: retry,
    settle(result) {
      if (result && afterAction(result) === 'index') void navigate(siblings)
      else if (result?.updated.length) retry()
    },
  })
  if (state.status === 'ready' && !subnet) return <Gone />
  return (
    <Page
      title={subnet ? nameOrId(subnet) : t('Subnet')}
      panel={paths.networks()}
      withoutPin={!subnet}
      trail={networkId ? [{ label: t('Subnets'), href: siblings }] : undefined}
      actions={subnet ? <ItemActions item={subnet} actions={actions} /> : null}
    >
      <Loaded state={state} retry={retry} failure={t('Unable to retrieve the subnets.')}>
        {(found) =>
          found ? (
            <div className="details-sections">
              <DetailsSection title={t('Subnet Overview')}>
                <SubnetFacts subnet={found} />
              </DetailsSection>
            </div>
          ) : null
        }
      </Loaded>
    </Page>
  )
}
