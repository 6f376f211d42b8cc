import { html, isServer, nothing, type PropertyValues } from 'lit'
import { property, state } from 'lit/decorators.js'
import { typeAhead } from '../internal/type-ahead-model.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import { drawingStyles } from '../internal/styles/drawing.styles.js'
import { t, tn } from '../internal/localize.js'
import { sanitizeHtml } from '../internal/sanitize.js'
import { StratusElement } from '../internal/stratus-element.js'
import { stackStep } from './stack-keys.js'
import { layoutStack, type StackLayout } from './stack-layout.js'
import {
  readStackTopology,
  stackTone,
  statusWords,
  type StackPart,
  type StackResource,
  type StackTopology,
} from './stack-model.js'
import { renderPicture } from './stack-picture.js'
import type { StackViewName, StratusStackTopologyEventMap } from './stratus-stack-topology.events.js'
import { stackTopologyStyles } from './stratus-stack-topology.styles.js'

/** @texts */
const views: Readonly<Record<StackViewName, string>> = { picture: 'Picture', list: 'List' }
const toneIcons = { success: 'success', progress: 'progress', danger: 'danger', neutral: 'circle' } as const
/** Letters typed within this time (ms) belong together. */
const typingPause = 500
/** More changes than this are told as a number. */
const mostToldChanges = 3

/**
 * The resources of an orchestration stack and which of them needs which, as a picture or as a list, with what the
 * server says of each in a box beside it. The data come by property; whoever owns them asks again (3 s while something is in
 * progress, else 30 s). A change recolours in place.
 *
 * Keyboard: the picture is one tab stop; Right and Left follow links, Up and Down go through a column, Home and End to the first
 * and last, letters find a name, Enter keeps a resource chosen, Escape lets it go.
 *
 * Not for networks (`stratus-topology`): it draws resources of a stack and what needs what.
 *
 * @element stratus-stack-topology
 * @event {CustomEvent<{name: string | null}>} stratus-select - Fact: the user chose a resource, or the stack itself (null).
 * @event {CustomEvent<{view: StackViewName}>} stratus-view - Fact: the user chose the picture or the list.
 * @csspart picture - The drawing.
 * @csspart node - One resource in it.
 * @csspart info - The box with what the server says.
 * @csspart list - The table of resources.
 * @cssproperty [--stratus-stack-topology-height=70vh] - Most height of the picture; it scrolls beyond.
 */
export class StratusStackTopology extends StratusElement<StratusStackTopologyEventMap> {
  static override styles = [StratusElement.styles, controlStyles, drawingStyles, stackTopologyStyles]
  protected static override readonly choices = { view: ['picture', 'list'] }

  #topology: StackTopology = readStackTopology(undefined)
  #layout: StackLayout = layoutStack([])
  #typed = ''
  #typedAt = 0

  @state() private current = ''
  @state() private pointed: string | null = null
  @state() private focused: string | null = null
  @state() private broken: ReadonlySet<string> = new Set()
  @state() private announcement = ''

  /** The answer of `project/stacks/get_d3_data/{stack_id}/` (`nodes` and `stack`); undefined while it is awaited. */
  @property({ attribute: false }) data: unknown

  /** `picture` or `list`. */
  @property({ reflect: true }) view: StackViewName = 'picture'

  /** Name of the chosen resource; null = the stack itself. */
  @property() selected: string | null = null

  /** True while something is in progress: ask again in 3 s, else in 30 s. */
  get inProgress(): boolean {
    return this.#topology.inProgress
  }

  override render() {
    if (this.data === undefined || this.data === null) return html`<p class="note" role="status">${t('Loading')}</p>`
    const { stack, nodes } = this.#topology
    const view = this.view === 'list' ? 'list' : 'picture'
    return html`
      <div class="head">
        ${stack ? this.#renderStack(stack) : nothing}
        <div class="views" role="group" aria-label=${t('View')}>
          ${(Object.keys(views) as StackViewName[]).map(
            (name) =>
              html`<button
                type="button"
                class="button small"
                aria-pressed=${name === view ? 'true' : 'false'}
                @click=${() => this.#show(name)}
              >
                ${t(views[name])}
              </button>`,
          )}
        </div>
      </div>
      ${
        nodes.length
          ? html`<div class="body">
              ${view === 'list' ? this.#renderList(nodes) : this.#renderScroll()} ${this.#renderInfo()}
            </div>`
          : html`<p class="note">${t('This stack has no resources.')}</p>`
      }
      <p class="visually-hidden" role="status">${this.announcement}</p>
    `
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('data')) return
    const before = this.#topology
    this.#topology = readStackTopology(this.data)
    const { nodes } = this.#topology
    if (!sameShape(before.nodes, nodes)) this.#layout = layoutStack(nodes)
    this.#announce(before.nodes, nodes)
    const has = (name: string | null) => nodes.some((node) => node.name === name)
    if (!has(this.current)) this.current = nodes[0]?.name ?? ''
    if (!has(this.pointed)) this.pointed = null
    if (!has(this.focused)) this.focused = null
  }

  #renderStack(stack: StackPart) {
    const { picture } = stack
    return html`<div class="stack">
      ${
        picture && !this.broken.has(picture.url)
          ? html`<img src=${picture.url} alt="" width="32" height="32" @error=${() => this.#break(picture.url)} />`
          : html`<stratus-icon name="stack"></stratus-icon>`
      }
      <strong>${stack.name || t('Stack')}</strong> ${this.#renderStatus(stack)}
    </div>`
  }

  #renderStatus(part: StackPart) {
    const tone = stackTone(part)
    return html`<span class="state ${tone}"
      ><stratus-icon name=${toneIcons[tone]}></stratus-icon>${statusWords(part.status)}</span
    >`
  }

  #renderScroll() {
    // A server draws no pictures.
    if (isServer) return html`<div class="scroll"></div>`
    return html`<div class="scroll" @keydown=${this.#keydown}>
      ${renderPicture(
        {
          topology: this.#topology,
          layout: this.#layout,
          current: this.current,
          selected: this.selected,
          lit: this.pointed ?? this.focused ?? this.selected,
          broken: this.broken,
          rtl: this.matches(':dir(rtl)'),
        },
        {
          point: (name) => (this.pointed = name),
          focus: (name) => {
            this.focused = name
            if (name !== null) this.current = name
          },
          choose: (name) => this.#choose(this.selected === name ? null : name),
          broken: (url) => this.#break(url),
        },
      )}
    </div>`
  }

  #renderList(nodes: readonly StackResource[]) {
    return html`<div class="scroll">
      <table part="list">
        <thead>
          <tr>
            <th scope="col">${t('Resource')}</th>
            <th scope="col">${t('Status')}</th>
            <th scope="col">${t('Required By')}</th>
          </tr>
        </thead>
        <tbody>
          ${nodes.map(
            (node) =>
              html`<tr class=${node.name === this.selected ? 'selected' : nothing}>
                <th scope="row">
                  <button
                    type="button"
                    class="name"
                    aria-pressed=${node.name === this.selected ? 'true' : 'false'}
                    @click=${() => this.#choose(node.name === this.selected ? null : node.name)}
                  >
                    ${node.name}
                  </button>
                </th>
                <td>${this.#renderStatus(node)}</td>
                <td>${node.requiredBy.length ? node.requiredBy.join(', ') : '–'}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`
  }

  #renderInfo() {
    const name = this.pointed ?? this.focused ?? this.selected
    const part = this.#topology.nodes.find((node) => node.name === name) ?? this.#topology.stack
    if (!part) return nothing
    // The server's box comes with the script: the sanitiser needs a document.
    const markup =
      part.infoBox && !isServer
        ? infoBox(part.infoBox)
        : html`<h2>${part.name}</h2>
            <p>${statusWords(part.status)}</p>`
    return html`<aside part="info" aria-label=${t('Details')} @error=${hideBrokenPicture}>${markup}</aside>`
  }

  #choose(name: string | null): void {
    this.selected = name
    this.emit('stratus-select', { name })
  }

  #break(url: string): void {
    this.broken = new Set([...this.broken, url])
  }

  #keydown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const { nodes } = this.#topology
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      this.#choose(this.selected === this.current ? null : this.current)
      return
    }
    if (event.key === 'Escape' && this.selected !== null) {
      event.preventDefault()
      this.#choose(null)
      return
    }
    const target = stackStep(event.key, this.current, nodes, this.#layout, this.matches(':dir(rtl)'))
    if (target !== undefined || /^(Arrow|Home|End)/.test(event.key)) event.preventDefault()
    if (target !== undefined) void this.#focus(target)
    else if (event.key.length === 1) this.#type(event)
  }

  #type(event: KeyboardEvent): void {
    this.#typed = event.timeStamp - this.#typedAt > typingPause ? event.key : this.#typed + event.key
    this.#typedAt = event.timeStamp
    const names = this.#topology.nodes.map(({ name }) => name)
    const found = names[typeAhead(names, names.indexOf(this.current), this.#typed)]
    if (found !== undefined) void this.#focus(found)
  }

  async #focus(name: string): Promise<void> {
    this.current = name
    await this.updateComplete
    const nodes = this.renderRoot.querySelectorAll<SVGGElement>('.node')
    const node = [...nodes].find(({ dataset }) => dataset.name === name)
    node?.focus()
    node?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  /** Says what changed since the last answer, in one go. */
  #announce(before: readonly StackResource[], after: readonly StackResource[]): void {
    if (!before.length) return
    const known = new Map(before.map((node) => [node.name, node.status]))
    const changed = after.filter(({ name, status }) => known.get(name) !== status)
    if (!changed.length) return
    this.announcement =
      changed.length > mostToldChanges
        ? tn('%s resource changed', '%s resources changed', changed.length)
        : changed.map(({ name, status }) => `${name}: ${statusWords(status)}`).join(', ')
  }

  #show(view: StackViewName): void {
    if (view === this.view) return
    this.view = view
    this.emit('stratus-view', { view })
  }
}

/** The server's box; its headings stand at the level that the page has here, its pictures say nothing that it does not. */
function infoBox(markup: string): DocumentFragment {
  const box = sanitizeHtml(markup)
  for (const picture of box.querySelectorAll('img')) picture.alt = ''
  for (const heading of box.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    heading.setAttribute('role', 'heading')
    heading.setAttribute('aria-level', '2')
  }
  return box
}

/** Unchanged names and links keep their places. */
function sameShape(before: readonly StackResource[], after: readonly StackResource[]): boolean {
  const shape = (nodes: readonly StackResource[]) =>
    JSON.stringify(nodes.map(({ name, requiredBy }) => [name, requiredBy]))
  return shape(before) === shape(after)
}

/** The server's box may show a picture that is not there. */
const hideBrokenPicture = {
  capture: true,
  handleEvent: ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.hidden = true
  },
}
