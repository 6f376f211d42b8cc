import { html, isServer, nothing, type PropertyValues } from 'lit'
import { property, state } from 'lit/decorators.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import { readCookie, writeCookie } from '../internal/cookies.js'
import { cutStyles } from '../internal/styles/cut.styles.js'
import { t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import { headerSlotStyles } from './stratus-header-slot.styles.js'
import type { StratusHeaderSlotEventMap } from './stratus-header-slot.events.js'

const cookie = 'selected_header'

/** One part of the header that a server sends: what it says, and the id under which the choice of it is remembered. */
interface Section {
  readonly id: string
  readonly node: Node
  readonly name: string
}

/**
 * The header that a server adds to every page: its HTML, without anything that runs. Of several sections
 * (`.extensible-header-section`) one is shown, the others can be chosen; the choice is kept in the cookie `selected_header`.
 *
 * Keyboard: Tab goes through the links of the header and the buttons of the other sections.
 *
 * Not for HTML of strangers: it is cleaned, but it is meant for what the server's own plugins say.
 *
 * @element stratus-header-slot
 * @event {CustomEvent<{id: string}>} stratus-section-change - Fact: the user chose another section.
 * @csspart content - What is shown.
 */
export class StratusHeaderSlot extends StratusElement<StratusHeaderSlotEventMap> {
  static override styles = [StratusElement.styles, cutStyles, controlStyles, headerSlotStyles]

  @state() private whole: Node | undefined
  @state() private sections: readonly Section[] = []
  @state() private selected = ''

  /** The server's HTML; '' shows nothing. */
  @property({ attribute: false }) html = ''

  override render() {
    if (!this.html.trim()) return nothing
    const shown = this.sections.find(({ id }) => id === this.selected) ?? this.sections[0]
    if (!shown) return this.whole ? html`<div part="content">${this.whole}</div>` : nothing
    return html`<div class="sections">
      <div class="primary" part="content">${shown.node}</div>
      ${
        this.sections.length > 1
          ? html`<ul class="others" aria-label=${t('More')}>
              ${this.sections
                .filter((section) => section !== shown)
                .map(
                  ({ id, name }) =>
                    html`<li>
                      <button class="button small" type="button" @click=${() => this.#choose(id)}>
                        <span class="cut">${name}</span>
                      </button>
                    </li>`,
                )}
            </ul>`
          : nothing
      }
    </div>`
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // The sanitiser needs a document.
    if (isServer) return
    if (changed.has('html') && this.html.trim()) void this.#read(this.html)
  }

  /** The sanitiser is large and most clouds have no such header: it is loaded when there is something to read. */
  async #read(text: string): Promise<void> {
    const { sanitizeHtml } = await import('../internal/sanitize.js')
    if (text !== this.html) return
    const fragment = sanitizeHtml(text)
    this.selected = readCookie(cookie) ?? ''
    this.sections = [...fragment.querySelectorAll('.extensible-header-section')].map((node, index) => ({
      id: node.id || String(index),
      node,
      name:
        (node.querySelector('h1, h2, h3, h4, strong, a') ?? node).textContent.trim() || t('Section %s', [index + 1]),
    }))
    this.whole = fragment
  }

  #choose(id: string): void {
    this.selected = id
    writeCookie(cookie, id)
    this.emit('stratus-section-change', { id })
  }
}
