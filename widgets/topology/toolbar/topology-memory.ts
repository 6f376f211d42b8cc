import { readCookie, writeCookie } from '../../internal/cookies.js'
import { rememberedTab, withShownTab } from '../../internal/tab-cookie.js'

export type TopologyViewName = 'graph' | 'flat' | 'outline'

/** Ids of the views in the cookie `tabs`: those of Horizon's page, and one more. */
const tabs = { flat: 'topology', graph: 'graph', outline: 'outline' } as const satisfies Record<
  TopologyViewName,
  string
>
const group = 'topology_tabs'

export const viewNames = Object.keys(tabs) as readonly TopologyViewName[]

/** The cookies in which Horizon's page remembers how a user looks at the topology. */
export const topologyMemory = {
  get view(): TopologyViewName | undefined {
    const remembered = rememberedTab(readCookie('tabs'), group, Object.values(tabs))
    return viewNames.find((view) => tabs[view] === remembered)
  },
  set view(view: TopologyViewName) {
    writeCookie('tabs', withShownTab(readCookie('tabs'), group, tabs[view]))
  },
  /** Undefined = nobody has chosen. */
  get labels(): boolean | undefined {
    const remembered = readCookie('show_labels')
    return remembered ? remembered === 'true' : undefined
  },
  set labels(shown: boolean) {
    writeCookie('show_labels', String(shown))
  },
  get collapsed(): boolean {
    return readCookie('are_networks_collapsed') === 'true'
  },
  set collapsed(collapsed: boolean) {
    writeCookie('are_networks_collapsed', String(collapsed))
  },
}
