import { css } from 'lit'

export const tooltipStyles = css`
  :host {
    display: inline-block;
    max-inline-size: 100%;
  }
  .tip {
    position: fixed;
    inset: auto;
    max-inline-size: min(36ch, calc(100vw - 16px));
    margin: 0;
    padding: var(--_space-1) var(--_space-2);
    overflow-y: auto;
    border: 1px solid var(--_border);
    border-radius: var(--_radius-small);
    background: var(--_surface);
    box-shadow: var(--_shadow-float);
    color: var(--_text);
    font-size: var(--_font-size-small);
    overflow-wrap: anywhere;
  }
`
