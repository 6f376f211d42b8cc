import { css } from 'lit'
import { controls } from '../internal/styles/control-rules.styles.js'

export const actionMenuStyles = css`
  :host {
    display: contents;
  }
  .menu {
    position: fixed;
    inset: auto;
    margin: 0;
    min-inline-size: 168px;
    max-inline-size: min(320px, calc(100vw - 16px));
    overflow-y: auto;
    padding: var(--_space-1);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    /* A shade at each end behind which there is more; the ends themselves cover it. */
    background:
      linear-gradient(var(--_surface) 40%, transparent) top / 100% 40px no-repeat local,
      linear-gradient(transparent, var(--_surface) 60%) bottom / 100% 40px no-repeat local,
      linear-gradient(var(--_border-control), transparent) top / 100% 12px no-repeat,
      linear-gradient(transparent, var(--_border-control)) bottom / 100% 12px no-repeat,
      var(--_surface);
    color: var(--_text);
    box-shadow: var(--_shadow-float);
  }
  .filter {
    ${controls.field}
    margin-block-end: var(--_space-1);
  }
  .item {
    display: grid;
    grid-template-columns: minmax(16px, auto) 1fr;
    align-items: center;
    column-gap: var(--_space-2);
    inline-size: 100%;
    min-block-size: 30px;
    padding: var(--_space-1) var(--_space-2);
    border: 0;
    border-radius: var(--_radius-small);
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  .item .label {
    grid-column: 2;
  }
  .item stratus-icon {
    grid-column: 1;
  }
  .item:not(.danger, [aria-disabled='true']) stratus-icon {
    color: var(--_text-muted);
  }
  .item[aria-checked='true'] stratus-icon {
    color: var(--_accent);
  }
  .menu:not(.with-icons) .item {
    grid-template-columns: 0 1fr;
    column-gap: 0;
  }
  .item:hover,
  .item:focus-visible {
    background: var(--_surface-hover);
  }
  .item:focus-visible {
    outline-offset: -2px;
  }
  .item.danger {
    color: var(--_danger-text);
  }
  .item.danger:hover,
  .item.danger:focus-visible {
    background: var(--_danger-ground);
  }
  .item[aria-disabled='true'] {
    color: var(--_text-disabled);
    cursor: default;
  }
  .section + .section {
    margin-block-start: var(--_space-1);
    padding-block-start: var(--_space-1);
    border-block-start: 1px solid var(--_border);
  }
  .heading {
    padding: var(--_space-1) var(--_space-2);
    color: var(--_text-muted);
    font-size: var(--_font-size-small);
  }
  .reason {
    grid-column: 2;
    color: var(--_text-muted);
    font-size: var(--_font-size-small);
  }
  @media (forced-colors: active) {
    .item[aria-disabled='true'] {
      color: GrayText;
    }
  }
`
