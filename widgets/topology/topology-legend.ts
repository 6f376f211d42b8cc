import { html } from 'lit'
import { t } from '../internal/localize.js'
import type { Topology } from './model/topology-model.js'

type Kinds = Topology['kinds']

/** What shapes and signs mean, beside the graph. What is in it comes when it is opened. */
export class TopologyLegend {
  #content: ((kinds: Kinds) => unknown) | undefined

  constructor(private readonly host: { requestUpdate(): void }) {}

  render(kinds: Kinds, hidden: boolean) {
    return html`<details class="legend" part="legend" @toggle=${this.#load} ?hidden=${hidden}>
      <summary>${t('Legend')}</summary>
      ${this.#content?.(kinds)}
    </details>`
  }

  #load = async (): Promise<void> => {
    this.#content ??= (await import('./draw/legend.js')).renderLegend
    this.host.requestUpdate()
  }
}
