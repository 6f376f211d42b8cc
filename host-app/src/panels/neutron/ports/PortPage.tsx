import { createLiveItem } from '@stratus/api-client/live'
import { t } from '@stratus/widgets'
import { ErrorState } from '@stratus/widgets/react/error-state'
import { useMemo } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { afterAction } from '../../../actions/action-result.js'
import { useActions } from '../../../actions/use-actions.js'
import { ItemActions } from '../../../details/ItemActions.js'
import { StaleNote } from '../../../details/StaleNote.js'
import { useHost } from '../../../host.js'
import { Gone } from '../../../layouts/Gone.js'
import { Page } from '../../../layouts/Page.js'
import { useSession } from '../../../hooks/use-session.js'
import { useStore } from '../../../hooks/use-store.js'
import { areaOf, paths, resourceTypes } from '../../../paths.js'
import { errorMessage } from '../../../stores/error-messages.js'
import { whatAndWhy } from '../../../stores/what-and-why.js'
import { nameOrId } from '../networks/network.js'
import type { PortItem } from '../networks/network-parts.js'
import { portActions } from '../networks/part-actions.js'
import { PortFacts } from './PortFacts.js'
import { Loading } from '../../../ui/Loading.js'

/** The page of one port (P-TRK-06). The server has no call for one: it is asked for the list of those with this id. */
export function Component() {
  const { id = '' } = useParams()
  const area = areaOf(useLocation().pathname)
  const { changes, client } = useHost()
  const { project_id: projectId } = useSession()
  const navigate = useNavigate()
  const source = useMemo(
    () =>
      createLiveItem<PortItem | null>({
        async load(signal) {
          const { items } = await client.call('neutron.ports.list', { query: { id }, signal, quiet: true })
          return items[0] ? { ...items[0], own: items[0].project_id === projectId } : null
        },
        changes: changes.of(resourceTypes.port),
      }),
    [changes, client, id, projectId],
  )
  const { data: port, status, stale, updatedAt, error } = useStore(source.$state)
  const refresh = () => void source.refresh()
  const siblings =
    port?.network_id && area === 'project' ? paths.network(port.network_id, 'network_tabs__ports_tab') : null
  const actions = useActions(portActions, {
    rows: port ? [port] : [],
    refresh,
    settle(result) {
      if (result && afterAction(result) === 'index') void navigate(siblings ?? paths.networks(area))
      else if (result?.updated.length) refresh()
    },
  })
  if (status === 'ready' && !port) return <Gone />
  return (
    <Page
      title={port ? nameOrId(port) : t('Port')}
      panel={paths.networks(area)}
      withoutPin={!port}
      trail={siblings ? [{ label: t('Ports'), href: siblings }] : undefined}
      actions={port && area === 'project' ? <ItemActions item={port} actions={actions} /> : null}
    >
      {stale && port ? <StaleNote at={updatedAt} reason={errorMessage(error)} onRetry={refresh} /> : null}
      {port ? (
        <PortFacts port={port} area={area} />
      ) : status === 'failed' ? (
        <ErrorState {...whatAndWhy(t('Unable to retrieve the ports.'), error)} retry onStratusRetry={refresh} />
      ) : (
        <Loading />
      )}
    </Page>
  )
}
