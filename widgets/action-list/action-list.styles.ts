import { css } from 'lit'

export const actionListStyles = css`
  :host {
    display: inline-flex;
    max-inline-size: 100%;
  }
  .list {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space-2);
    min-inline-size: 0;
  }
  .split {
    flex-wrap: nowrap;
    gap: 0;
  }
  .split > .button + .button {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    margin-inline-start: -1px;
  }
  .split > .button:has(+ .button) {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  .split > .button.danger + .button.danger {
    border-inline-start-color: var(--_on-danger);
  }
  .more.small {
    inline-size: var(--_control-height-small);
    padding: 0;
  }
`
