import { css, unsafeCSS } from 'lit'
import { controls } from '../../internal/styles/control-rules.styles.js'

const markup = css`
  .stratus-horizon {
    & .form-group {
      display: block;
      margin: 0 0 var(--_space-4);
    }
    & .form-group:last-child {
      margin-block-end: 0;
    }
    /* On a page; a modal is as wide as its form. */
    &:not(.stratus-horizon-modal) :is(.form-group, .form-group + .btn) {
      max-inline-size: 40rem;
    }
    & :is(.control-label, .form-group > label) {
      display: inline-block;
      margin-block-end: var(--_space-1);
      font-weight: var(--_weight-medium);
    }
    & .hz-icon-required {
      display: inline;
    }
    & .hz-icon-required::before {
      content: '*';
      color: var(--_danger-text);
    }
    & :is(.form-control, input:not([type]), select, textarea),
    & input:is([type='text'], [type='number'], [type='password'], [type='email'], [type='url'], [type='search']),
    & input:is([type='tel'], [type='date'], [type='time'], [type='datetime-local']) {
      display: block;
      inline-size: 100%;
    }
    & textarea {
      padding-block: var(--_space-2);
      resize: vertical;
    }
    & select[multiple] {
      min-block-size: 72px;
      padding: var(--_space-1);
    }
    & :is(input, select, textarea):is(:disabled, [readonly]) {
      background: var(--_surface-sunken);
      color: var(--_text-muted);
    }
    & input:is([type='checkbox'], [type='radio']) {
      flex: none;
    }
    & .themable-checkbox,
    & .checkbox label {
      display: flex;
      gap: var(--_space-2);
      align-items: center;
    }
    & .themable-checkbox .control-label {
      margin: 0;
    }
    & ul:has(> li > .themable-checkbox) {
      padding: 0;
      list-style: none;
    }
    & .input-group {
      display: flex;
      gap: var(--_space-2);
      align-items: start;
    }
    & .input-group > :first-child {
      flex: 1;
      min-inline-size: 0;
    }
    /* The two buttons stand around the number. */
    & .themable-spinner:has(.spinner-up) {
      gap: 0;
    }
    & .themable-spinner :is(.input-group-btn-vertical, .input-group-btn-vertical-container, .btn-container) {
      display: contents;
    }
    & .themable-spinner:has(.spinner-up) input {
      border-radius: 0;
      appearance: textfield;
      text-align: end;
    }
    & .themable-spinner:has(.spinner-up) input::-webkit-inner-spin-button {
      appearance: none;
    }
    & .themable-spinner .spinner-down {
      order: -1;
      border-start-end-radius: 0;
      border-end-end-radius: 0;
      border-inline-end: 0;
    }
    & .themable-spinner .spinner-up {
      border-start-start-radius: 0;
      border-end-start-radius: 0;
      border-inline-start: 0;
    }
    & .spinner-down::before {
      content: '−' / '';
    }
    & .spinner-up::before {
      content: '+' / '';
    }
    & input:has(+ .stratus-reveal) {
      display: inline-block;
      inline-size: calc(100% - var(--_control-height) - var(--_space-1));
      vertical-align: top;
    }
    & .stratus-reveal {
      inline-size: var(--_control-height);
      padding: 0;
      margin-inline-start: var(--_space-1);
      vertical-align: top;
    }
    & .input-group-btn .fa-plus {
      display: inline;
    }
    & .input-group-btn .fa-plus::before {
      content: '+';
    }
    & .stratus-hint {
      margin: var(--_space-1) 0 0;
      color: var(--_text-muted);
      font-size: var(--_font-size-small);
    }
    & .help-block {
      display: block;
      margin-block-start: var(--_space-1);
      color: var(--_text-muted);
      font-size: var(--_font-size-small);
    }
    & .has-error .help-block {
      color: var(--_danger-text);
    }
  }
`

const details = css`
  :is(.stratus-horizon .btn, .stratus-horizon-button)[hidden] {
    display: none;
  }
  .stratus-horizon .btn-danger {
    color: var(--_danger-text);
  }
  .stratus-horizon .btn-sm {
    min-block-size: var(--_control-height-small);
    padding: 0 var(--_space-2);
  }
`

const typed = ['text', 'number', 'password', 'email', 'url', 'search', 'tel', 'date', 'time', 'datetime-local']
const field = `.stratus-horizon :is(.form-control, input:not([type]), select, textarea),
.stratus-horizon input:is(${typed.map((type) => `[type='${type}']`).join()})`
const primary =
  ':is(.stratus-horizon .btn-primary, .stratus-horizon .table_actions .btn:is(.btn-launch, :has(> .fa-plus))):not(.disabled)'

/** Fields and buttons of Horizon's markup. */
export const formRules = css`
  ${unsafeCSS(field)} {
    ${controls.field}
  }
  .stratus-horizon :is(input, select, textarea)[aria-invalid='true'] {
    border-color: var(--_danger-fill);
  }
  @media (forced-colors: active) {
    .stratus-horizon :is(input, select, textarea)[aria-invalid='true'] {
      border: 2px dashed;
    }
    .stratus-horizon .has-error .help-block {
      padding-inline-start: var(--_space-2);
      border-inline-start: 3px solid;
    }
  }
  ${markup}
  .stratus-horizon input:is([type='checkbox'], [type='radio']) {
    inline-size: 16px;
    block-size: 16px;
    margin: 0;
    accent-color: var(--_accent);
  }
  :is(.stratus-horizon .btn, .stratus-horizon-button) {
    ${controls.button}
  }
  :is(.stratus-horizon .btn, .stratus-horizon-button):hover {
    background: var(--_surface-hover);
  }
  ${unsafeCSS(primary)} {
    border-color: transparent;
    background: var(--_accent);
    color: var(--_on-accent);
  }
  ${unsafeCSS(primary)}:hover {
    background: var(--_accent-hover);
  }
  ${details}
  .stratus-horizon .btn:is(:disabled, .disabled, [aria-disabled='true']) {
    cursor: default;
    ${controls.disabled}
  }
`
