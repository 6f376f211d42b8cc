import { css } from 'lit'
import { controls, rule } from './control-rules.styles.js'

const buttonStates = css`
  /* Only under the pointer: a button that becomes enabled must not pass through unreadable colours. */
  .button:hover {
    transition: background var(--_duration);
  }
  .button:active,
  .button[aria-expanded='true'] {
    background: var(--_surface-active);
  }
  .button:disabled,
  .button[aria-disabled='true'] {
    cursor: default;
  }
`

const danger = css`
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

/** Buttons and text fields inside elements: `class="button primary|danger|quiet|icon"`, `class="field"`. */
export const controlStyles = css`
  ${rule('.button', controls.button)}
  ${rule('.button:hover', controls.hover)}
  ${buttonStates}
  ${rule(".button:is(:disabled, [aria-disabled='true'])", controls.disabled)}
  ${rule('.button.primary', controls.primary)}
  ${rule('.button.primary:hover', controls.primaryHover)}
  ${danger}
  ${rule(".button:is(.primary, .danger):is(:disabled, [aria-disabled='true'])", controls.disabled)}
  ${rule('.button.small', controls.small)}
  ${more}
  ${rule('.field', controls.field)}
  ${rule(".field[aria-invalid='true']", controls.invalid)}
  ${rule("input:is([type='checkbox'], [type='radio'])", controls.box)}
`
