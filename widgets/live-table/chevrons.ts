import { html } from 'lit'

/**
 * The two arrows that stand in every row, as plain SVG: an element with a shadow root each would make scrolling through long
 * lists several times as expensive.
 */
export const chevronDown = html`<svg class="chevron" viewBox="0 0 16 16" aria-hidden="true">
  <path d="M4 6l4 4 4-4" />
</svg>`

/** Points to the end of the line; turned round by the styles in right-to-left pages. */
export const chevronEnd = html`<svg class="chevron" viewBox="0 0 16 16" aria-hidden="true">
  <path d="M6 4l4 4-4 4" />
</svg>`
