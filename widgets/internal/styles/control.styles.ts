import { css } from 'lit'
import { boxStyles } from './box.styles.js'
import { controls } from './control-rules.styles.js'

const buttonStates = css`
  /* Only under the pointer: a button that becomes enabled must not pass through unreadable colours. */
  .button:hover {
    background: var(--_surface-hover);
    transition: background var(--_duration);
  }
  .button:active,
  .button[aria-expanded='true'] {
    background: var(--_surface-active);
  }
`

const variants = css`
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
`

const more = css`
  .button.small {
    min-block-size: var(--_control-height-small);
    padding: 0 var(--_space-2);
  }
  .button.quiet {
    border-color: transparent;
    background: transparent;
  }
  .button.quiet:hover {
    background: var(--_surface-hover);
  }
  .button.icon {
    inline-size: var(--_control-height);
    padding: 0;
  }
  .button.icon.small {
    inline-size: var(--_control-height-small);
  }
  .field::placeholder {
    color: var(--_text-muted);
    opacity: 1;
  }
  .field[aria-invalid='true'] {
    border-color: var(--_danger-fill);
  }
  /* Where colours are the system's, so is the one that says what is chosen. */
  @media (forced-colors: active) {
    .button.button:is([aria-pressed='true'], [aria-selected='true']) {
      forced-color-adjust: none;
      border-color: SelectedItem;
      background: SelectedItem;
      color: SelectedItemText;
    }
  }
`

/** Buttons and text fields inside elements: `class="button primary|danger|quiet|icon"`, `class="field"`. */
export const controlStyles = css`
  .button {
    ${controls.button}
  }
  ${buttonStates}
  .button:is(:disabled, [aria-disabled='true']) {
    cursor: default;
    ${controls.disabled}
  }
  ${variants}
  .button:is(.primary, .danger):is(:disabled, [aria-disabled='true']) {
    ${controls.disabled}
  }
  .field {
    ${controls.field}
  }
  ${more}
  ${boxStyles}
`
