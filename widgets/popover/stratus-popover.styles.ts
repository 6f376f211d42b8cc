import { css } from 'lit'

export const popoverStyles = css`
  :host {
    display: inline-flex;
    vertical-align: middle;
    max-inline-size: 100%;
  }
  .panel {
    position: fixed;
    inset: auto;
    inline-size: min(var(--stratus-popover-width, 400px), calc(100vw - 16px));
    margin: 0;
    padding: var(--_space-3);
    overflow-y: auto;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
    box-shadow: var(--_shadow-float);
    color: var(--_text);
    overflow-wrap: anywhere;
  }
  .panel:focus-visible {
    outline: none;
  }
`
