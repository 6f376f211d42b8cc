import { stackIntervals, topologyInterval } from '../../../api-client/live/live-topology.js'
import type { Poller } from '../../../api-client/live/poller.js'
import type {
  TopologyActionsEventMap,
  TopologyMessagesEventMap,
} from '../../topology/stratus-topology-balloon.events.js'
import type { Behaviour, Context } from '../core/context.js'
import { pollJson } from '../answers/live-json.js'
import { jsonOf, ownAddress } from '../core/attributes.js'
import { openLink } from '../modals/modal-links.js'
import { silence, topologyScripts } from '../core/conflicting-scripts.js'

/** Horizon's own drawings and their tools: ours take their place. */
const drawings = '#topology_tabs, .tab-content:has(#topologyCanvasContainer, #flatTopologyCanvasContainer)'

/** Hides what is replaced; the answer shows it again. */
function cover(elements: Iterable<HTMLElement>): () => void {
  const covered = [...elements].filter((each) => !each.hidden)
  for (const each of covered) each.hidden = true
  return () => covered.forEach((each) => (each.hidden = false))
}

/** The network topology page: both drawings become one element, read every 10 s; its forms open in a modal. */
export const networkTopology: Behaviour = {
  name: 'network-topology',
  selector: '#networktopology[data-networktopology]',
  attach(container, context) {
    const address = ownAddress(container.dataset.networktopology)
    if (!address) return undefined
    const topology = document.createElement('stratus-topology')
    topology.className = 'stratus-picture'
    topology.base = new URL(address).pathname.replace(/json$/, '')
    topology.state = 'loading'
    topology.clock = context.clock
    const restoreScripts = silence(topologyScripts)
    const within = container.parentElement ?? container.ownerDocument.body
    const uncover = cover(within.querySelectorAll<HTMLElement>(drawings))
    within.querySelector(drawings)?.before(topology)
    if (!topology.isConnected) container.before(topology)
    void import('../../topology/stratus-topology.define.js')
    const poller = pollJson(context, {
      url: () => `${address}?${Date.now()}`,
      take: (answer) => Object.assign(topology, { model: answer, state: 'ready' }),
      fail: (failure) => (topology.state = failure),
      delay: () => topologyInterval,
      container: topology,
    })
    topology.addEventListener('stratus-topology-reload', () => void poller.refresh())
    topology.addEventListener('stratus-topology-action', (event) =>
      openForm(event as TopologyActionsEventMap['stratus-topology-action'], context),
    )
    topology.addEventListener('stratus-topology-message', (event) => {
      event.preventDefault()
      const { type, message } = (event as TopologyMessagesEventMap['stratus-topology-message']).detail
      context.toast({ type, text: message })
    })
    return () => {
      poller.stop()
      topology.remove()
      uncover()
      restoreScripts()
    }
  },
}

/** What adds something is a form; everything else is a page. */
function openForm(event: TopologyActionsEventMap['stratus-topology-action'], context: Context): void {
  const { action, href } = event.detail
  if (action === 'details' || action === 'console') return
  event.preventDefault()
  const link = document.createElement('a')
  link.href = href
  void openLink(link, context)
}

/** The topology of a stack (T-STACK-03): what the page says at first, then what the server says every 3 or 30 s. */
export const stackTopology: Behaviour = {
  name: 'stack-topology',
  selector: '#heat_resource_topology',
  attach(container, context) {
    const frame = container.parentElement ?? container
    const id = frame.querySelector<HTMLElement>('[data-stack_id]')?.dataset.stack_id
    if (!id) return undefined
    const topology = document.createElement('stratus-stack-topology')
    topology.className = 'stratus-picture'
    const first = jsonOf(frame.querySelector<HTMLElement>('[data-d3_data]')?.dataset.d3_data)
    const uncover = cover([container, ...frame.querySelectorAll<HTMLElement>('#info_box, #stack_box')])
    container.before(topology)
    const url = `${webrootOf(location.pathname)}project/stacks/get_d3_data/${encodeURIComponent(id)}/`
    const show = (data: unknown): Promise<unknown> => {
      topology.data = data
      // Only then it knows whether something is in progress.
      return topology.updateComplete
    }
    const poll = (): Poller =>
      pollJson(context, {
        url: () => url,
        take: show,
        // What is on screen stays; a stack that nobody has seen yet has no resources.
        fail: () => (topology.data ??= {}),
        container: topology,
        delay: () => (topology.inProgress ? stackIntervals.inProgress : stackIntervals.otherwise),
        ...(first !== undefined && { first: 'given' }),
      })
    let poller: Poller | undefined
    let ended = false
    void import('../../stack-topology/stratus-stack-topology.define.js')
      .then(() => show(first))
      .then(() => (ended ? undefined : (poller = poll())))
    return () => {
      ended = true
      poller?.stop()
      topology.remove()
      uncover()
    }
  },
}

/** What lies before a page's own path: Horizon's stacks are below `project/`. */
export function webrootOf(path: string): string {
  return /^(.*?\/)project\/stacks(\/|$)/.exec(path)?.[1] ?? '/'
}
