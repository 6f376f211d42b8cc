import { css } from 'lit'

export const errorStateStyles = css`
  :host {
    display: block;
  }
  .error {
    display: grid;
    justify-items: center;
    gap: var(--_space-3);
    padding: var(--_space-10) var(--_space-4);
    text-align: center;
    overflow-wrap: anywhere;
  }
  p {
    margin: 0;
  }
  .text {
    display: inline-flex;
    align-items: center;
    gap: var(--_space-2);
    font-weight: var(--_weight-medium);
  }
  .text > stratus-icon {
    flex: none;
    color: var(--_danger-fill);
  }
  .request {
    color: var(--_text-muted);
    font-family: var(--_font-mono);
    font-size: var(--_font-size-small);
  }
`
