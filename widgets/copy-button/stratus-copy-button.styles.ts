import { css } from 'lit'

export const copyButtonStyles = css`
  :host {
    position: relative;
    display: inline-block;
    max-inline-size: 100%;
  }
  .button {
    max-inline-size: 100%;
    white-space: normal;
  }
`
