import { css } from 'lit'

export const menuButtonStyles = css`
  :host {
    display: inline-flex;
    vertical-align: middle;
    max-inline-size: 100%;
  }
  .button {
    inline-size: 100%;
    white-space: normal;
  }
  .label {
    min-inline-size: 0;
    overflow-wrap: break-word;
  }
`
