import { css } from 'lit'

export const emptyStateStyles = css`
  :host {
    display: grid;
    justify-items: center;
    gap: var(--_space-3);
    padding: var(--_space-10) var(--_space-4);
    color: var(--_text-muted);
    text-align: center;
    overflow-wrap: anywhere;
  }
  stratus-icon {
    --stratus-icon-size: 32px;
  }
  p {
    margin: 0;
  }
`
