import { t } from '@stratus/widgets'
import { useCallback } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { useLoad } from '../../../hooks/use-load.js'
import { useHost } from '../../../host.js'
import { Page } from '../../../layouts/Page.js'
import { paths } from '../../../paths.js'
import { DetailsSection } from '../../shared/DetailsSection.js'
import { Loaded } from '../../shared/Loaded.js'
import { nameOrId } from './network.js'
import { SubnetFacts } from './SubnetFacts.js'

/** The page of one subnet. The server has no call for one: it is asked for the list of those with this id. */
export function Component() {
  const { id = '' } = useParams()
  const { client } = useHost()
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await client.call('neutron.subnets.list', { query: { id }, signal, quiet: true })).items[0] ?? null,
    [client, id],
  )
  const { state, retry } = useLoad(load)
  const subnet = state.status === 'ready' ? state.data : null
  if (state.status === 'ready' && !subnet) return <Navigate to={paths.notFound()} replace />
  const networkId = subnet?.network_id
  return (
    <Page
      title={subnet ? nameOrId(subnet) : t('Subnet')}
      panel={paths.networks()}
      trail={
        networkId ? [{ label: t('Subnets'), href: paths.network(networkId, 'network_tabs__subnets_tab') }] : undefined
      }
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
