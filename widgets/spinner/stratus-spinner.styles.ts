import { css } from 'lit'

export const spinnerStyles = css`
  :host {
    display: block;
  }
  .wait {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
    color: var(--_text-muted);
    animation: appear 0s 150ms both;
  }
  .wait > stratus-icon {
    flex: none;
  }
  @keyframes appear {
    from {
      visibility: hidden;
    }
  }
`
