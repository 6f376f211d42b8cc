import { css } from 'lit'

/** Shared by every element: type, box model, focus ring, text that only screen readers get. */
export const baseStyles = css`
  :host {
    box-sizing: border-box;
    color: var(--_text);
    font: var(--_weight-normal) var(--_font-size) / var(--_line-height) var(--_font-sans);
    font-variant-numeric: tabular-nums;
    letter-spacing: normal;
    word-spacing: normal;
    white-space: normal;
    text-align: start;
    text-transform: none;
    text-indent: 0;
    cursor: auto;
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  * {
    box-sizing: border-box;
  }
  :focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: 1px;
  }
  .visually-hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      /* Not merely short: without a duration nothing is in transition, inherited properties such as visibility least. */
      transition-duration: 0s !important;
    }
  }
`
