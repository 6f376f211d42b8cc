import { css } from 'lit'

export const periodPickerStyles = css`
  :host {
    display: block;
  }
  .fields {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: var(--_space-2) var(--_space-3);
  }
  label {
    display: grid;
    gap: var(--_space-1);
    font-weight: var(--_weight-medium);
  }
`
