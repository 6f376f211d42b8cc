import { css, html, nothing } from 'lit'

/** The icon of a kind of nodes; decoration unless it has a label. */
export function renderKindIcon(icon: string, label = '') {
  return html`<svg
    class="kind-icon"
    viewBox="0 0 24 24"
    role=${label ? 'img' : nothing}
    aria-label=${label || nothing}
    aria-hidden=${label ? nothing : 'true'}
  >
    <path d=${icon}></path>
  </svg>`
}

export const kindIconStyles = css`
  .kind-icon {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
    vertical-align: -0.2em;
  }
`
