import { css } from 'lit'

export const buttonStyles = css`
  :host {
    display: inline-flex;
    vertical-align: middle;
    max-inline-size: 100%;
  }
  .button {
    inline-size: 100%;
    white-space: normal;
  }
  /* A box of its own: one that the browser makes is as wide as its longest word. */
  .words {
    display: block;
    min-inline-size: 0;
    overflow-wrap: break-word;
  }
  .button[aria-busy='true'] {
    cursor: progress;
  }
`
