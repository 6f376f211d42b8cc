import { css } from 'lit'

export const iconStyles = css`
  :host {
    display: inline-block;
    flex: none;
    inline-size: var(--stratus-icon-size, 16px);
    block-size: var(--stratus-icon-size, 16px);
    vertical-align: -0.2em;
  }
  :host([hidden]) {
    display: none !important;
  }
  svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  :host(:dir(rtl)) .mirrored {
    transform: scaleX(-1);
  }
  .turning {
    animation: turn 1.2s linear infinite;
  }
  @keyframes turn {
    to {
      transform: rotate(1turn);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .turning {
      animation: none;
    }
  }
`
