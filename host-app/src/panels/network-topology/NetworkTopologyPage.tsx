import { ApiError, type AnswerOf } from '@stratus/api-client'
import { createLiveTopology } from '@stratus/api-client/live'
import { t, type TopologyActionDetail } from '@stratus/widgets'
import { Topology } from '@stratus/widgets/react/topology'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageActionButtons } from '../../actions/PageActionButton.js'
import { useActions } from '../../actions/use-actions.js'
import { useLiveSource } from '../../hooks/use-live-source.js'
import { useSession } from '../../hooks/use-session.js'
import { useHost } from '../../host.js'
import { Page } from '../../layouts/Page.js'
import { atWebroot, paths, resourceTypes } from '../../paths.js'
import { Button } from '../../ui/Button.js'
import { useNetworkReasons } from '../neutron/use-network-reasons.js'
import { openConsole } from '../nova/instances/console-window.js'
import { useLaunch } from '../nova/launch/use-launch.js'
import { topologyStore } from '../../stores/browser-store.js'
import { whatAndWhy } from '../../stores/what-and-why.js'
import { sentences } from '../../stores/sentences.js'
import { deleteDevice } from './delete-device.js'
import { forbiddenDeeds } from './gates.js'
import { topologyActions, type TopologyItem } from './topology-actions.js'
import { useTopologyExtras } from './use-topology-extras.js'
import { readTopologyState, writeTopologyState, type TopologyPageState } from './url-state.js'

const nothing: readonly TopologyItem[] = []
const inWords = (reason: string | null | undefined) => (reason ? t(reason) : undefined)

const { instance, network, subnet, port, router } = resourceTypes
/** What the picture shows. */
const topologyTypes = [instance, network, subnet, port, router]

/** The network topology: graph, flat view and outline of what the server says, every 10 s where it does not watch the cloud. */
export function Component() {
  const { changes, client, toasts, webroot } = useHost()
  const { id: userId, project_id: projectId } = useSession()
  const places = useMemo(() => topologyStore(`${userId} ${projectId}`), [userId, projectId])
  const [query, setQuery] = useSearchParams()
  const state = useMemo(() => readTopologyState(query), [query])
  const source = useMemo(
    () =>
      createLiveTopology<AnswerOf<'horizon.topology'>>({
        load: (signal) => client.call('horizon.topology', { query: { _: Date.now() }, signal, quiet: true }),
        changes: changes.of(...topologyTypes),
      }),
    [changes, client],
  )
  const live = useLiveSource(source)
  const { model, decorate, again } = useTopologyExtras(live.data, projectId ?? '')
  const refresh = () => {
    void source.refresh()
    again()
  }
  const launcher = useLaunch(refresh)
  const { networks = [], routers = [] } = live.data ?? {}
  const full = useNetworkReasons(live.data ? networks.length + routers.length : undefined)
  const blocked = { network: inWords(full('Networks')), router: inWords(full('Routers')) }
  const actions = useActions(
    topologyActions,
    { rows: nothing, settle: refresh, refresh: async () => refresh() },
    blocked,
  )
  const { gates } = actions
  const shown = stateOf(live)
  const error = useMemo(() => failureOf(live.error), [live.error])
  const forbidden = useMemo(() => forbiddenDeeds(gates), [gates])
  const deleteTransport = useMemo(() => deleteDevice(client), [client])

  const base = atWebroot(webroot, paths.networkTopology())
  const remember = (change: Partial<TopologyPageState>) =>
    setQuery((before) => writeTopologyState(before, change), { replace: true })
  const act = (event: CustomEvent<TopologyActionDetail>) => {
    const { action, node, name } = event.detail
    if (action === 'details') return
    event.preventDefault()
    if (action === 'console') void openConsole(client, node, (type, text) => toasts.add(type, text))
    else actions.run(action, [{ id: node.id, name, label: name || node.id }])
  }

  return (
    <Page
      title={t('Network Topology')}
      actions={
        shown === 'no-access' ? null : (
          <>
            <PageActionButtons buttons={actions.page} />
            {gates.has('launch') ? (
              <Button kind="primary" icon="cloud" busy={launcher.busy} onClick={() => void launcher.open()}>
                {t('Launch Instance')}
              </Button>
            ) : null}
          </>
        )
      }
    >
      <Topology
        model={model}
        decorate={decorate}
        state={shown}
        error={error}
        view={state.view}
        layout={state.layout}
        selected={state.selected}
        neighbourhood={state.neighbourhood}
        search={state.search}
        store={places}
        base={base}
        forbidden={forbidden}
        deleteTransport={deleteTransport}
        onStratusTopologyViewChange={({ detail }) => remember({ view: detail.view })}
        onStratusTopologyLayout={({ detail }) => remember({ layout: detail.layout })}
        onStratusTopologyNeighbourhood={({ detail }) => remember({ neighbourhood: detail })}
        onStratusTopologySelect={({ detail }) => remember({ selected: detail })}
        onStratusTopologySearch={({ detail }) => remember({ search: detail })}
        onStratusTopologyAction={act}
        onStratusTopologyMessage={(event) => {
          event.preventDefault()
          toasts.add(event.detail.type, event.detail.message)
        }}
        onStratusTopologyReload={refresh}
      />
    </Page>
  )
}

function failureOf(error: unknown) {
  if (error === null) return undefined
  const { text, reason, requestId } = whatAndWhy(t('Unable to retrieve the network topology.'), error)
  return { message: sentences(text, reason), requestId }
}

/** A refusal is a state of the page, never a toast (DEC-11). */
function stateOf({ status, error }: { readonly status: string; readonly error: unknown }) {
  if (status !== 'failed') return status === 'ready' ? 'ready' : 'loading'
  return error instanceof ApiError && error.code === 'forbidden' ? 'no-access' : 'failed'
}
