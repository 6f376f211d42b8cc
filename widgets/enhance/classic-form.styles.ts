import { css } from 'lit'

/** Forms, buttons, tabs and messages of classic markup. */
export const formRules = css`
  .stratus-classic {
    & *,
    & *::before,
    & *::after {
      box-sizing: border-box;
    }
    & :focus-visible {
      outline: 2px solid var(--_focus);
      outline-offset: 1px;
    }
    & [hidden],
    & .hide,
    & .hidden {
      display: none !important;
    }
    & .sr-only {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    & a {
      color: var(--_accent);
      text-underline-offset: 2px;
    }
    & h1,
    & h2,
    & h3,
    & h4 {
      margin: 0 0 var(--_space-2);
      font-size: var(--_font-size-large);
      font-weight: var(--_weight-bold);
      line-height: 1.3;
    }
    & h4 {
      font-size: var(--_font-size);
    }
    & :is(h2, h3):not(:first-child) {
      margin-block-start: var(--_space-5);
    }
    & p {
      margin: 0 0 var(--_space-3);
    }
    & .form-inline {
      display: flex;
      flex-wrap: wrap;
      gap: var(--_space-3);
      align-items: end;
      margin-block-end: var(--_space-4);
    }
    & .form-inline > :is(h3, h4) {
      flex-basis: 100%;
      margin: 0;
    }
    & .form-inline > .form-group {
      min-inline-size: 12rem;
      margin: 0;
    }
    & form > .table_wrapper + .btn,
    & form > .table + .btn {
      margin-block-start: var(--_space-4);
    }
    & fieldset {
      min-inline-size: 0;
      margin: 0;
      padding: 0;
      border: 0;
    }
    & .fa {
      display: none;
    }
    & .row {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 16rem);
      gap: var(--_space-4) var(--_space-6);
      align-items: start;
    }
    & .row.stratus-alone,
    & .row:not(:has(> :nth-child(2))) {
      grid-template-columns: minmax(0, 1fr);
    }
    & :is(.row, .quota-dynamic):has(> .d3_quota_bar) {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(260px, 1fr));
      gap: var(--_space-4) var(--_space-6);
      margin-block-end: var(--_space-5);
    }
    & .quota-dynamic > :is(h3, h4) {
      grid-column: 1 / -1;
      margin: 0;
    }
    & .breadcrumb {
      display: flex;
      flex-wrap: wrap;
      gap: var(--_space-2);
      margin: 0 0 var(--_space-2);
      padding: 0;
      color: var(--_text-muted);
      font-size: var(--_font-size-small);
      list-style: none;
    }
    & .breadcrumb > li + li::before {
      content: '/' / '';
      margin-inline-end: var(--_space-2);
    }
    & .page-header h1 {
      font-size: var(--_font-size-title);
    }
    & .dl-horizontal {
      display: grid;
      grid-template-columns: minmax(8rem, max-content) minmax(0, 1fr);
      gap: var(--_space-1) var(--_space-5);
      margin: 0 0 var(--_space-5);
    }
    /* A term may have several descriptions: an output of a stack has its text and its value. */
    & .dl-horizontal dt {
      grid-column: 1;
      color: var(--_text-muted);
    }
    & .dl-horizontal dd {
      grid-column: 2;
      margin: 0;
      overflow-wrap: anywhere;
    }
    & :is(.left + .right, .modal-body + form) {
      margin-block-start: var(--_space-5);
    }
    & .modal-footer {
      display: flex;
      flex-wrap: wrap;
      gap: var(--_space-2);
      margin-block-start: var(--_space-4);
    }
    & .row > .col-sm-12 {
      grid-column: 1 / -1;
    }
    & .row > .col-sm-6:nth-of-type(2) {
      color: var(--_text-muted);
    }
    & .form-group {
      display: block;
      margin: 0 0 var(--_space-4);
    }
    & .form-group:last-child {
      margin-block-end: 0;
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
    &
      :is(
        .form-control,
        input[type='text'],
        input[type='number'],
        input[type='password'],
        input[type='email'],
        select,
        textarea
      ) {
      display: block;
      inline-size: 100%;
      min-block-size: var(--_control-height);
      padding: 0 var(--_space-2);
      border: 1px solid var(--_border-control);
      border-radius: var(--_radius);
      background: var(--_surface);
      color: var(--_text);
      font: inherit;
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
    & :is(input, select, textarea)[aria-invalid='true'] {
      border-color: var(--_danger-fill);
    }
    & input:is([type='checkbox'], [type='radio']) {
      flex: none;
      inline-size: 16px;
      block-size: 16px;
      margin: 0;
      accent-color: var(--_accent);
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
    & .themable-spinner .input-group-btn-vertical {
      display: none;
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
    & .alert {
      position: relative;
      margin-block-end: var(--_space-3);
      padding: var(--_space-2) var(--_space-3);
      border: 1px solid var(--_info-border);
      border-radius: var(--_radius);
      background: var(--_info-ground);
      overflow-wrap: anywhere;
    }
    & .alert.stratus-leaving {
      opacity: 0;
      transition: opacity var(--stratus-fade);
    }
    & .alert p {
      margin: 0;
    }
    & .alert-danger {
      border-color: var(--_danger-border);
      background: var(--_danger-ground);
      color: var(--_danger-text);
    }
    & .alert-warning {
      border-color: var(--_warning-border);
      background: var(--_warning-ground);
      color: var(--_warning-text);
    }
    & .alert-success {
      border-color: var(--_success-border);
      background: var(--_success-ground);
      color: var(--_success-text);
    }
    & .alert .close {
      float: inline-end;
      min-inline-size: 24px;
      text-align: center;
      text-decoration: none;
      color: inherit;
    }
    & .alert .close .fa-times,
    & .alert .close:empty {
      display: inline;
    }
    & .alert .close .fa-times::before {
      content: '×';
    }
    & .nav-tabs,
    & .nav-pills {
      display: flex;
      flex-wrap: wrap;
      gap: var(--_space-1);
      margin: 0 0 var(--_space-4);
      padding: 0;
      border-block-end: 1px solid var(--_border);
      list-style: none;
    }
    & :is(.nav-tabs, .nav-pills) > li > a {
      display: block;
      padding: var(--_space-2) var(--_space-3);
      margin-block-end: -1px;
      border-block-end: 2px solid transparent;
      color: var(--_text-muted);
      text-decoration: none;
      cursor: pointer;
    }
    & :is(.nav-tabs, .nav-pills) > li > a[aria-selected='true'] {
      border-block-end-color: var(--_accent);
      color: var(--_text);
      font-weight: var(--_weight-medium);
    }
    & :is(.nav-tabs, .nav-pills) > li.disabled > a {
      color: var(--_text-disabled);
      cursor: default;
    }
    & .wizard-tabs {
      counter-reset: step;
    }
    & .wizard-tabs > li > a::before {
      content: counter(step);
      counter-increment: step;
      display: inline-grid;
      place-content: center;
      inline-size: 20px;
      block-size: 20px;
      margin-inline-end: var(--_space-2);
      border: 1px solid var(--_border-control);
      border-radius: var(--_radius-full);
      font-size: var(--_font-size-small);
    }
    & .wizard-tabs > li.done > a::before {
      border-color: transparent;
      background: var(--_accent-soft);
      color: var(--_accent);
    }
    & .wizard-tabs > li.done:not(.active) > a::before {
      content: '✓' / '';
      counter-increment: step;
    }
    & progress {
      inline-size: 100%;
      accent-color: var(--_accent);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .stratus-classic .alert.stratus-leaving {
      transition: none;
    }
  }
  @media (max-width: 640px) {
    .stratus-classic .row {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  :is(.stratus-classic .btn, .stratus-classic-button) {
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
  :is(.stratus-classic .btn, .stratus-classic-button):hover {
    background: var(--_surface-hover);
  }
  :is(.stratus-classic .btn, .stratus-classic-button)[hidden] {
    display: none;
  }
  .stratus-classic .btn-primary {
    border-color: transparent;
    background: var(--_accent);
    color: var(--_on-accent);
  }
  .stratus-classic .btn-primary:hover {
    background: var(--_accent-hover);
  }
  .stratus-classic .btn-danger {
    color: var(--_danger-text);
  }
  .stratus-classic .btn-sm {
    min-block-size: var(--_control-height-small);
    padding: 0 var(--_space-2);
  }
  .stratus-classic .btn:is(:disabled, .disabled, [aria-disabled='true']) {
    border-color: var(--_border);
    background: var(--_surface-sunken);
    color: var(--_text-disabled);
    cursor: default;
  }
`
