import { css } from 'lit'

export const toasterStyles = css`
  :host {
    display: block;
  }
  .stack {
    position: fixed;
    inset: var(--stratus-toaster-inset, 56px 16px auto auto);
    inline-size: min(408px, 100vw);
    max-block-size: calc(100vh - 40px);
    /* Room for the shadows, which would be cut at the scrolling edge; it lets the pointer through. */
    margin-block: -16px 0;
    margin-inline: 0 -16px;
    padding: 16px 16px 32px;
    border: 0;
    overflow: hidden auto;
    background: transparent;
    color: var(--_text);
    pointer-events: none;
  }
  .stack:dir(rtl) {
    inset: var(--stratus-toaster-inset, 56px auto auto 16px);
  }
  ul {
    display: grid;
    gap: var(--_space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .toast {
    pointer-events: auto;
    position: relative;
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: var(--_space-2);
    align-items: start;
    padding: var(--_space-2) var(--_space-2) var(--_space-2) var(--_space-3);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
    box-shadow: var(--_shadow-float);
  }
  .new {
    animation: arrive var(--_duration) ease-out;
  }
  @keyframes arrive {
    from {
      opacity: 0;
      transform: translateY(-8px);
    }
  }
  .toast > stratus-icon {
    margin-block-start: 5px;
    color: var(--tone);
  }
  .success {
    --tone: var(--_success-fill);
  }
  .info {
    --tone: var(--_info-fill);
  }
  .warning {
    --tone: var(--_warning-fill);
  }
  .danger {
    --tone: var(--_danger-fill);
  }
  .body {
    padding-block: 3px;
    overflow-wrap: anywhere;
  }
  .body a {
    color: var(--_accent);
  }
  details {
    margin-block-start: var(--_space-1);
    color: var(--_text-muted);
    font-size: var(--_font-size-small);
  }
  summary {
    inline-size: fit-content;
    color: var(--_accent);
    cursor: pointer;
  }
  .action {
    margin-block-start: var(--_space-2);
  }
  .countdown {
    position: absolute;
    inset: auto 0 0;
    block-size: 3px;
    border-radius: 0 0 var(--_radius) var(--_radius);
    background: var(--tone);
    transform-origin: left;
  }
  .countdown:dir(rtl) {
    transform-origin: right;
  }
  @media (forced-colors: active) {
    .countdown {
      background: CanvasText;
    }
    .toast > stratus-icon {
      color: CanvasText;
    }
  }
`
