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
  /* A page's buttons rather stand below one another than beside the page. */
  .split {
    column-gap: 0;
  }
  :host([layout='row']) .list {
    flex-wrap: nowrap;
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
  /* Two that stand below one another on a phone are two buttons; only the menu stays joined. */
  @media (max-width: 560px) {
    .split {
      justify-content: flex-end;
      column-gap: var(--_space-2);
    }
    .split > .button + .more {
      margin-inline-start: calc(-1px - var(--_space-2));
    }
    .split > .button:has(+ .button:not(.more)) {
      border-radius: var(--_radius);
    }
    .split > .button + .button:not(.more) {
      margin: 0;
      border-start-start-radius: var(--_radius);
      border-end-start-radius: var(--_radius);
    }
  }
  /* Loud only when it is meant: what destroys asks first, and the question is red. */
  .quiet-danger:not([aria-disabled='true']):is(:hover, :focus-visible) {
    border-color: var(--_danger-border);
    color: var(--_danger-text);
  }
  .more.small {
    inline-size: var(--_control-height-small);
    padding: 0;
  }
`
