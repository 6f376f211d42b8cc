import { t } from '@stratus/widgets'
import { useCallback } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { afterAction } from '../../../actions/action-result.js'
import { useActions } from '../../../actions/use-actions.js'
import { useLoad } from '../../../hooks/use-load.js'
import { useHost } from '../../../host.js'
import { Gone } from '../../../layouts/Gone.js'
import { Page } from '../../../layouts/Page.js'
import { useSession } from '../../../hooks/use-session.js'
import { areaOf, paths } from '../../../paths.js'
import { Loaded } from '../../../layouts/Loaded.js'
import { PageActions } from '../../../ui/PageActions.js'
import { nameOrId } from '../networks/network.js'
import type { PortItem } from '../networks/network-parts.js'
import { portActions } from '../networks/part-actions.js'
import { PortFacts } from './PortFacts.js'

/** The page of one port (P-TRK-06). The server has no call for one: it is asked for the list of those with this id. */
export function Component() {
  const { id = '' } = useParams()
  const area = areaOf(useLocation().pathname)
  const { client } = useHost()
  const { project_id: projectId } = useSession()
  const navigate = useNavigate()
  const load = useCallback(
    async (signal: AbortSignal): Promise<PortItem | null> => {
      const { items } = await client.call('neutron.ports.list', { query: { id }, signal, quiet: true })
      return items[0] ? { ...items[0], own: items[0].project_id === projectId } : null
    },
    [client, id, projectId],
  )
  const { state, retry } = useLoad(load)
  const port = state.status === 'ready' ? state.data : null
  const siblings =
    port?.network_id && area === 'project' ? paths.network(port.network_id, 'network_tabs__ports_tab') : null
  const actions = useActions(portActions, {
    rows: port ? [port] : [],
    refresh: retry,
    settle(result) {
      if (result && afterAction(result) === 'index') void navigate(siblings ?? paths.networks(area))
      else if (result?.updated.length) retry()
    },
  })
  if (state.status === 'ready' && !port) return <Gone />
  return (
    <Page
      title={port ? nameOrId(port) : t('Port')}
      panel={paths.networks(area)}
      withoutPin={!port}
      trail={siblings ? [{ label: t('Ports'), href: siblings }] : undefined}
      actions={
        port && area === 'project' ? (
          <PageActions
            actions={actions.offeredFor(port)}
            busy={actions.busy.has(port.id)}
            onAction={(id) => actions.run(id, [port])}
          />
        ) : null
      }
    >
      <Loaded state={state} retry={retry} failure={t('Unable to retrieve the ports.')}>
        {(found) => (found ? <PortFacts port={found} area={area} /> : null)}
      </Loaded>
    </Page>
  )
}
