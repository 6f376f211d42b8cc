import { css } from 'lit'

export const skeletonStyles = css`
  :host {
    display: block;
  }
  .lines {
    display: grid;
    gap: var(--_space-3);
    padding-block: var(--_space-2);
    animation: appear 0s 150ms both;
  }
  span {
    block-size: 14px;
    border-radius: var(--_radius-small);
    background: var(--_surface-active);
  }
  span:nth-child(3n + 1) {
    inline-size: 72%;
  }
  span:nth-child(3n + 2) {
    inline-size: 88%;
  }
  span:nth-child(3n) {
    inline-size: 54%;
  }
  @keyframes appear {
    from {
      visibility: hidden;
    }
  }
  @media (forced-colors: active) {
    span {
      border: 1px solid GrayText;
    }
  }
`
