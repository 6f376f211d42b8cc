import { html } from 'lit'
import { property } from 'lit/decorators.js'
import { t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import type { Crumb, StratusBreadcrumbsEventMap } from './stratus-breadcrumbs.events.js'
import { breadcrumbsStyles } from './stratus-breadcrumbs.styles.js'

const isCrumb = (value: unknown): value is Crumb =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Crumb>).label === 'string'

/**
 * The way to this page. The last is the page itself, and no link.
 *
 * Keyboard: Tab and Enter, as of any link.
 *
 * Not for the steps of a task (`stratus-wizard`), or for pages beside each other (`stratus-tabs`).
 *
 * @element stratus-breadcrumbs
 * @event {CustomEvent<{crumb: Crumb}>} stratus-navigate - Request: a link was pressed; after preventDefault the page goes there itself.
 * @csspart link - Each link.
 */
export class StratusBreadcrumbs extends StratusElement<StratusBreadcrumbsEventMap> {
  static override styles = [StratusElement.styles, breadcrumbsStyles]

  /** The way, from the outermost to the page itself; as an attribute: JSON. */
  @property({ type: Array }) crumbs: readonly Crumb[] = []

  override render() {
    const crumbs = this.#crumbs
    const here = crumbs.length - 1
    return html`<nav aria-label=${t('Breadcrumb')} ?hidden=${!crumbs.length}>
      <ol>
        ${crumbs.map((crumb, index) =>
          index === here
            ? html`<li aria-current="page"><bdi>${crumb.label}</bdi></li>`
            : html`<li>${crumb.href ? this.#renderLink(crumb, crumb.href) : html`<bdi>${crumb.label}</bdi>`}</li>`,
        )}
      </ol>
    </nav>`
  }

  get #crumbs(): readonly Crumb[] {
    const given: unknown = this.crumbs
    const crumbs = Array.isArray(given) ? given.filter(isCrumb) : []
    if (!Array.isArray(given) || crumbs.length < given.length)
      this.warn('crumbs must be an array of objects with the text `label`; others are left out.')
    return crumbs
  }

  #renderLink(crumb: Crumb, href: string) {
    return html`<a part="link" href=${href} @click=${(event: MouseEvent) => this.#follow(event, crumb)}
      ><bdi>${crumb.label}</bdi></a
    >`
  }

  /** In another tab, the browser opens it. */
  #follow(event: MouseEvent, crumb: Crumb): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    if (!this.emit('stratus-navigate', { crumb }, { cancelable: true })) event.preventDefault()
  }
}
