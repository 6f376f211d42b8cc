import { css } from 'lit'

/** What stands in cells: links, states, progress, actions, details. */
export const cellStyles = css`
  /*
   * '512 MB' and '2026-10-01 10:00' read the same way in right-to-left pages, and a long text loses its end, not its start;
   * only their place is the page's.
   */
  .plain,
  .text:not(.tone),
  .facts dd:not(:has(.tone)) {
    unicode-bidi: plaintext;
  }
  :is(td.data, .summary > td, .facts dd),
  :host(:dir(rtl)) :is(td.data, .summary > td).end {
    text-align: left;
  }
  :host(:dir(rtl)) :is(td.data, .summary > td, .facts dd),
  :is(td.data, .summary > td).end {
    text-align: right;
  }
  .link {
    color: var(--_accent);
    font-weight: var(--_weight-medium);
    text-decoration: none;
  }
  .link:focus-visible {
    outline-offset: -2px;
    border-radius: var(--_radius-small);
  }
  .link:hover {
    text-decoration: underline;
  }
  .text > stratus-icon {
    margin-inline-end: 6px;
    vertical-align: -3px;
  }
  .dot {
    display: inline-block;
    inline-size: 8px;
    block-size: 8px;
    margin-inline-end: 7px;
    border-radius: 50%;
    background: var(--_neutral-8);
  }
  .success > .dot {
    background: var(--_success-fill);
  }
  .info > .dot {
    background: var(--_info-fill);
  }
  .warning > .dot {
    background: var(--_warning-fill);
  }
  .danger > .dot {
    background: var(--_danger-fill);
  }
  .text.success > stratus-icon {
    color: var(--_success-text);
  }
  .text.info > stratus-icon {
    color: var(--_info-text);
  }
  .text.warning > stratus-icon {
    color: var(--_warning-text);
  }
  .text.danger {
    color: var(--_danger-text);
  }
  .badge {
    margin-inline-start: var(--_space-2);
    padding: 1px 6px;
    border: 1px solid var(--_border);
    border-radius: var(--_radius-full);
    color: var(--_text-muted);
    font-size: var(--_font-size-small);
  }
  .lines {
    margin: 0;
    padding-block: var(--_space-1);
    padding-inline: 0;
    list-style: none;
  }
  .lines li {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .progress {
    --_stripes: repeating-linear-gradient(
        -45deg,
        var(--_info-fill) 0 6px,
        color-mix(in oklab, var(--_info-fill), var(--_surface) 55%) 6px 12px
      )
      0 0 / 17px 17px;
    display: block;
    inline-size: 100%;
    block-size: 4px;
    border: 0;
    border-radius: var(--_radius-full);
    appearance: none;
    overflow: hidden;
    background: var(--_neutral-5);
  }
  .progress::-webkit-progress-bar {
    background: var(--_neutral-5);
  }
  .progress::-webkit-progress-value {
    background: var(--_stripes);
  }
  .progress::-moz-progress-bar {
    background: var(--_stripes);
  }
  /* Stripes run from left to right everywhere. */
  div.progress {
    direction: ltr;
  }
  .stripes {
    display: block;
    inline-size: calc(100% + 17px);
    block-size: 100%;
    margin-inline-start: -17px;
    background: var(--_stripes);
    /* Moves without being painted again; for two minutes, as what waits for ever does not move. */
    animation: stripes 0.9s linear 133;
  }
  @keyframes stripes {
    to {
      transform: translateX(17px);
    }
  }
  tr.row td > .progress {
    /* Above cells that have a button over their text. */
    z-index: 1;
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: 3px;
    border-radius: 0;
    background: none;
    pointer-events: none;
  }
  /* In Safari nothing can stand on the row of a table: there the first cell of data carries it. */
  table:not(.one-line, .cards) .transitional > .data {
    position: relative;
  }
  table:not(.one-line, .cards) tr.row td > .progress {
    inset-inline: calc(-1 * var(--_ahead)) auto;
    inline-size: var(--_wide);
  }
  tr.row td > .progress::-webkit-progress-bar {
    background: none;
  }
  .actions {
    padding-inline: var(--_space-1) var(--_space-2);
    text-align: end;
  }
  .split {
    display: inline-flex;
    max-inline-size: 100%;
    vertical-align: middle;
  }
  .split > .button {
    display: block;
    min-inline-size: 0;
    min-block-size: 0;
    block-size: var(--_control-height-small);
    overflow: hidden;
    text-overflow: ellipsis;
    unicode-bidi: plaintext;
    line-height: calc(var(--_control-height-small) - 2px);
  }
  .split > .more {
    display: inline-flex;
    flex: none;
    inline-size: var(--_control-height-small);
    padding: 0;
  }
  .split > * + * {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    margin-inline-start: -1px;
  }
  .split.pair > :first-child {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  .split > .quiet-danger:is(:hover, :focus-visible) {
    color: var(--_danger-text);
  }
  .split > [aria-disabled='true'] {
    color: var(--_text-disabled);
    background: none;
  }
  :host([density='compact']) .split > .button {
    block-size: 22px;
    line-height: 20px;
  }
  .split > .button {
    border-color: var(--_border);
    background: transparent;
  }
  tr.row:hover .split > .button,
  .split > .button:focus-visible,
  .split > .button[aria-expanded='true'] {
    border-color: var(--_neutral-6);
    background: var(--_surface);
  }
  tr.row:hover .split > .button:hover,
  .split > .button[aria-expanded='true'] {
    background: var(--_surface-active);
  }
  tr.row .split > .button[aria-disabled='true'] {
    background: transparent;
  }
  tr.details > td {
    padding: var(--_space-3) var(--_space-4) var(--_space-4);
    border-block-end: 1px solid var(--_border);
    background: var(--_surface-sunken);
  }
  .alert {
    float: inline-start;
    block-size: 1.45em;
    margin-inline-end: 6px;
    color: var(--_danger-text);
  }
  .row-error {
    display: flex;
    gap: var(--_space-2);
    margin: 0 0 var(--_space-3);
    color: var(--_danger-text);
    overflow-wrap: anywhere;
  }
  .row-error stratus-icon {
    flex: none;
    margin-block-start: 2px;
  }
  .facts {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
    gap: var(--_space-2) var(--_space-6);
    margin: 0;
  }
  .facts dt {
    color: var(--_text-muted);
    font-size: var(--_font-size-small);
  }
  .facts dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  @media (forced-colors: active) {
    .dot {
      border: 1px solid CanvasText;
    }
  }
`
