import { html, type TemplateResult } from 'lit'
import type { StratusActionMenu } from '../action-list/stratus-action-menu.js'
import type { Action } from '../internal/actions.js'
import { t } from '../internal/localize.js'
import { screenScale } from '../internal/screen-scale.js'
import type { NodeMenu } from './balloon/menu-entries.js'
import type { MenuEntry } from './model/menu-entry.js'
import type { Topology, TopologyNode } from './model/topology-model.js'

export interface TopologyMenuHost extends HTMLElement {
  readonly updateComplete: Promise<boolean>
  requestUpdate(): void
}

/** Where a menu opens: px from the window's left and top. */
export interface MenuPoint {
  readonly x: number
  readonly y: number
}

/** The menu of a node or of the ground: of the right button, of a long press and of the menu key. Loaded when it is asked for. */
export class TopologyMenu {
  #entries: readonly MenuEntry[] = []
  #label = ''
  /** What it acts on; none for the ground. */
  #nodes: readonly TopologyNode[] = []
  /** Only what was asked for last opens. */
  #asked = 0

  /** @param returnFocus - Where the focus goes when the menu has closed. */
  constructor(
    private readonly host: TopologyMenuHost,
    private readonly returnFocus: () => void,
  ) {}

  render(): TemplateResult {
    return html`<span class="menu-point" tabindex="-1" @focus=${this.returnFocus}></span>
      <stratus-action-menu
        .actions=${this.#entries.map(({ action }) => action)}
        label=${this.#label}
        @stratus-action=${({ detail }: CustomEvent<{ action: Action }>) =>
          this.#entries.find(({ action }) => action.id === detail.action.id)?.run?.()}
      ></stratus-action-menu>`
  }

  async openFor(nodes: readonly TopologyNode[], menu: NodeMenu, point: MenuPoint): Promise<void> {
    const asked = ++this.#asked
    this.#nodes = nodes
    const { nodeEntries } = await import('./balloon/menu-entries.js')
    if (asked !== this.#asked) return
    const [node] = nodes
    await this.#show(nodeEntries(nodes, menu), node && nodes.length === 1 ? node.name : t('Actions'), point)
  }

  async open(entries: readonly MenuEntry[], point: MenuPoint): Promise<void> {
    this.#asked++
    this.#nodes = []
    await this.#show(entries, t('Graph'), point)
  }

  /** A new answer is here: the menu of what is gone closes. */
  settle(model: Topology): void {
    if (this.#nodes.every(({ key }) => model.nodeOf(key))) return
    this.#asked++
    this.#nodes = []
    this.#menu?.hide()
  }

  /** Null until it is loaded. */
  get #menu(): StratusActionMenu | null {
    return this.host.shadowRoot?.querySelector<StratusActionMenu>('stratus-action-menu:defined') ?? null
  }

  async #show(entries: readonly MenuEntry[], label: string, { x, y }: MenuPoint): Promise<void> {
    const asked = this.#asked
    await import('../action-list/stratus-action-menu.define.js')
    if (asked !== this.#asked) return
    this.#entries = entries
    this.#label = label
    this.host.requestUpdate()
    await this.host.updateComplete
    const root = this.host.shadowRoot
    const anchor = root?.querySelector<HTMLElement>('.menu-point')
    if (anchor) {
      // In a page that zooms or scales the picture, its px are not the window's, and may begin elsewhere.
      const { left, top } = anchor.getBoundingClientRect()
      const scale = screenScale(this.host)
      anchor.style.setProperty('left', `${anchor.offsetLeft + (x - left) / scale}px`)
      anchor.style.setProperty('top', `${anchor.offsetTop + (y - top) / scale}px`)
    }
    await this.#menu?.updateComplete
    if (anchor && asked === this.#asked) await this.#menu?.show(anchor)
  }
}
