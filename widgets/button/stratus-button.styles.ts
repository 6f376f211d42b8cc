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
  .button[aria-busy='true'] {
    cursor: progress;
  }
`
