import { css } from 'lit'

/** Buttons and text fields inside elements: `class="button primary|danger|quiet|icon"`, `class="field"`. */
export const controlStyles = css`
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--_space-2);
    min-block-size: var(--_control-height);
    padding: 0 var(--_space-3);
    border: 1px solid var(--_neutral-6);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    font: inherit;
    font-weight: var(--_weight-medium);
    white-space: nowrap;
    text-decoration: none;
    cursor: pointer;
  }
  /* Only under the pointer: a button that becomes enabled must not pass through unreadable colours. */
  .button:hover {
    background: var(--_surface-hover);
    transition: background var(--_duration);
  }
  .button:active,
  .button[aria-expanded='true'] {
    background: var(--_surface-active);
  }
  .button:disabled,
  .button[aria-disabled='true'] {
    color: var(--_text-disabled);
    background: var(--_surface-sunken);
    border-color: var(--_border);
    cursor: default;
  }
  .button.primary {
    border-color: transparent;
    background: var(--_accent);
    color: var(--_on-accent);
  }
  .button.primary:hover {
    background: var(--_accent-hover);
  }
  .button.danger {
    border-color: transparent;
    background: var(--_danger-fill);
    color: var(--_on-danger);
  }
  .button.danger:hover {
    background: color-mix(in oklab, var(--_danger-fill), var(--_text) 14%);
  }
  .button.primary:disabled,
  .button.danger:disabled,
  .button.primary[aria-disabled='true'],
  .button.danger[aria-disabled='true'] {
    border-color: var(--_border);
    background: var(--_surface-sunken);
    color: var(--_text-disabled);
  }
  .button.quiet {
    border-color: transparent;
    background: transparent;
  }
  .button.quiet:hover {
    background: var(--_surface-hover);
  }
  .button.small {
    min-block-size: var(--_control-height-small);
    padding: 0 var(--_space-2);
  }
  .button.icon {
    inline-size: var(--_control-height);
    padding: 0;
  }
  .button.icon.small {
    inline-size: var(--_control-height-small);
  }
  .field {
    min-block-size: var(--_control-height);
    padding: 0 var(--_space-2);
    border: 1px solid var(--_border-control);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    font: inherit;
  }
  .field::placeholder {
    color: var(--_text-muted);
    opacity: 1;
  }
  .field[aria-invalid='true'] {
    border-color: var(--_danger-fill);
  }
  input[type='checkbox'],
  input[type='radio'] {
    inline-size: 16px;
    block-size: 16px;
    margin: 0;
    accent-color: var(--_accent);
  }
  /* Where colours are the system's, so is the one that says what is chosen. */
  @media (forced-colors: active) {
    .button:is([aria-pressed='true'], [aria-selected='true']) {
      forced-color-adjust: none;
      border-color: SelectedItem;
      background: SelectedItem;
      color: SelectedItemText;
    }
  }
`
