import { css } from 'lit'

export const menuButtonStyles = css`
  :host {
    display: inline-block;
    max-inline-size: 100%;
  }
  .button {
    inline-size: 100%;
    white-space: normal;
  }
`
