import { css } from 'lit'

export const sideNavStyles = css`
  :host {
    display: block;
    inline-size: var(--stratus-side-nav-width, 232px);
  }
  :host([collapsed]) {
    inline-size: auto;
  }
  :host([narrow]) {
    inline-size: auto;
  }
  .toggle {
    margin: var(--_space-2);
  }
  nav {
    padding: var(--_space-2);
    color: var(--_text);
  }
  :host([collapsed]:not([narrow])) nav {
    display: none;
  }
  nav[popover] {
    inset: 0 auto 0 0;
    inline-size: min(288px, 86vw);
    block-size: 100dvh;
    max-block-size: none;
    margin: 0;
    border: 0;
    border-inline-end: 1px solid var(--_border);
    background: var(--_surface);
    box-shadow: var(--_shadow-float);
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  nav[popover]:dir(rtl) {
    inset: 0 0 0 auto;
  }
  nav[popover]:popover-open {
    animation: slide var(--_duration) ease-out;
  }
  nav::backdrop {
    background: var(--_scrim);
  }
  @keyframes slide {
    from {
      transform: translateX(-24px);
      opacity: 0;
    }
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .head {
    display: flex;
    justify-content: flex-end;
  }
  button.fold {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
    inline-size: 100%;
    padding: 0 var(--_space-2);
    border: 0;
    border-radius: var(--_radius);
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  button.fold:hover,
  a:hover {
    background: var(--_surface-hover);
  }
  .fold stratus-icon {
    --stratus-icon-size: 14px;
    color: var(--_text-muted);
    transition: rotate var(--_duration);
  }
  .fold[aria-expanded='true'] stratus-icon {
    rotate: 90deg;
  }
  .fold[aria-expanded='true'] stratus-icon:dir(rtl) {
    rotate: -90deg;
  }
  .dashboard > .fold {
    min-block-size: 32px;
    font-weight: var(--_weight-bold);
  }
  .group > .fold {
    min-block-size: 26px;
    margin-block-start: var(--_space-1);
    color: var(--_text-muted);
    font-size: var(--_font-size-small);
    font-weight: var(--_weight-medium);
  }
  .dashboard {
    padding-block-end: var(--_space-1);
  }
  .dashboard + .dashboard {
    padding-block-start: var(--_space-1);
    border-block-start: 1px solid var(--_border);
  }
  a {
    position: relative;
    display: flex;
    align-items: center;
    min-block-size: 30px;
    padding: 2px var(--_space-2) 2px 30px;
    border-radius: var(--_radius);
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:dir(rtl) {
    padding: 2px 30px 2px var(--_space-2);
  }
  a[aria-current] {
    background: var(--_accent-soft);
    color: var(--_accent);
    font-weight: var(--_weight-medium);
  }
  a[aria-current]::before {
    content: '';
    position: absolute;
    inset-block: 7px;
    inset-inline-start: 12px;
    inline-size: 3px;
    border-radius: 2px;
    background: currentColor;
  }
  @media (forced-colors: active) {
    a[aria-current] {
      forced-color-adjust: none;
      background: SelectedItem;
      color: SelectedItemText;
    }
  }
  @media (pointer: coarse) {
    a,
    .group > .fold {
      min-block-size: 40px;
    }
  }
`
