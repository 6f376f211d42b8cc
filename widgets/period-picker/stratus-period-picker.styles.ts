import { css } from 'lit'

export const periodPickerStyles = css`
  :host {
    display: block;
  }
  .fields {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--_space-2) var(--_space-3);
  }
  label {
    display: grid;
    gap: var(--_space-1);
    color: var(--_text-muted);
    font-size: var(--_font-size-small);
  }
  label .field {
    font-size: var(--_font-size);
  }
`
