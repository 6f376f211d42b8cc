import { css } from 'lit'

/** A drawing keeps its colours where others are the system's (forced colours): then those for the system's ground, dark or light, not for the page's. */
export const drawingStyles = css`
  @media (forced-colors: active) {
    :host {
      color-scheme: light dark;
    }
  }
`
