import { html, nothing, type TemplateResult } from 'lit'
import { t } from '../internal/localize.js'
import { breadcrumb, type Tree } from './namespace-tree.js'

/** What the selected item means. */
export function renderAbout(tree: Tree): TemplateResult {
  const node = tree.selected === undefined ? undefined : tree.nodes.get(tree.selected)
  return html`<div class="about" role="region" aria-live="polite" aria-label=${t('Description')}>
    ${
      node
        ? html`<p class="crumb">${breadcrumb(tree, node)}</p>
            ${node.leaf === undefined ? nothing : html`<p class="name">${node.leaf}</p>`}
            <p>${node.description}</p>`
        : html`<p class="crumb">${t('Click each item to get its description here.')}</p>`
    }
  </div>`
}
