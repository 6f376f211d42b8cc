import { css } from 'lit'

export const textFieldStyles = css`
  :host {
    display: block;
  }
  .row {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
    min-inline-size: 0;
  }
  .row > .with-button,
  .row > .field {
    flex: 1 1 auto;
    inline-size: 100%;
    min-inline-size: 0;
  }
  textarea.field {
    padding-block: var(--_space-2);
    resize: vertical;
  }
  .foot {
    display: flex;
    justify-content: space-between;
    gap: var(--_space-3);
  }
  .counter {
    margin-inline-start: auto;
  }
  .field:disabled {
    background: var(--_surface-sunken);
    color: var(--_text-disabled);
  }
`
