import { css } from 'lit'

/** Texts, layout and messages of Horizon's markup. */
export const pageRules = css`
  .stratus-horizon {
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
    & :where(.static_page) .row {
      grid-template-columns: minmax(0, 40rem) minmax(0, 16rem);
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
    & .quota_bar {
      margin-block-end: var(--_space-3);
    }
    & .quota-dynamic:has(> .d3_quota_bar) > :is(h3, h4) {
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
    & progress {
      inline-size: 100%;
      accent-color: var(--_accent);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .stratus-horizon .alert.stratus-leaving {
      transition: none;
    }
  }
  @media (max-width: 640px) {
    .stratus-horizon .row {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
