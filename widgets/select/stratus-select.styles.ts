import { css } from 'lit'

export const selectStyles = css`
  :host {
    display: block;
  }
  select.field,
  .search > .field {
    inline-size: 100%;
    min-inline-size: 0;
  }
  .field:disabled {
    background: var(--_surface-sunken);
    color: var(--_text-disabled);
  }
  .search {
    position: relative;
  }
  .search > .field {
    padding-inline-end: calc(var(--_space-2) * 2 + 16px);
  }
  .search > stratus-icon {
    position: absolute;
    inset-block: 0;
    inset-inline-end: var(--_space-2);
    margin-block: auto;
    color: var(--_text-muted);
    pointer-events: none;
  }
  .list {
    position: fixed;
    inset: auto;
    margin: 0;
    max-inline-size: calc(100vw - 16px);
    padding: var(--_space-1);
    overflow-y: auto;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    box-shadow: var(--_shadow-float);
  }
  .heading,
  .note {
    padding: var(--_space-1) var(--_space-2);
    color: var(--_text-muted);
    font-size: var(--_font-size-small);
  }
  .option {
    padding: var(--_space-1) var(--_space-2);
    border-radius: var(--_radius-small);
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  .option[aria-selected='true'] {
    background: var(--_surface-selected);
    font-weight: var(--_weight-medium);
  }
  .option.active {
    outline: 2px solid var(--_focus);
    outline-offset: -2px;
  }
  .option:hover {
    background: var(--_surface-hover);
  }
  .option[aria-disabled='true'] {
    color: var(--_text-disabled);
    cursor: default;
  }
  .description {
    display: block;
    color: var(--_text-muted);
    font-size: var(--_font-size-small);
    font-weight: var(--_weight-normal);
  }
  @media (forced-colors: active) {
    .option[aria-selected='true'] {
      forced-color-adjust: none;
      background: SelectedItem;
      color: SelectedItemText;
    }
    .option[aria-selected='true'] .description {
      color: inherit;
    }
    .option[aria-disabled='true'] {
      color: GrayText;
    }
  }
`
