import { css } from 'lit'

export const numberInputStyles = css`
  :host {
    display: inline-block;
  }
  label {
    display: block;
    margin-block-end: var(--_space-1);
    font-weight: var(--_weight-medium);
  }
  .control {
    display: inline-flex;
  }
  .control .field {
    inline-size: var(--stratus-number-input-width, 96px);
    border-radius: 0;
    text-align: end;
  }
  .button {
    flex: none;
    border-color: var(--_border-control);
  }
  .less {
    /* The field is first in the document, as it is what gets the focus. */
    order: -1;
    border-start-end-radius: 0;
    border-end-end-radius: 0;
    border-inline-end: 0;
  }
  .more {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    border-inline-start: 0;
  }
  :focus-visible {
    position: relative;
  }
  .problem {
    margin-block-start: var(--_space-1);
  }
`
