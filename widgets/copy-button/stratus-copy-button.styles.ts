import { css } from 'lit'

export const copyButtonStyles = css`
  :host {
    position: relative;
    display: inline-flex;
    vertical-align: middle;
    max-inline-size: 100%;
  }
  .button {
    max-inline-size: 100%;
    white-space: normal;
  }
`
