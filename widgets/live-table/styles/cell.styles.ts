import { css } from 'lit'

/** What stands in cells: links, states, progress, details. */
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
  table:not(.one-line, .cards) .carrier {
    position: relative;
  }
  table:not(.one-line, .cards) tr.row td > .progress {
    inset-inline: calc(-1 * var(--_ahead)) auto;
    inline-size: var(--_wide);
  }
  tr.row td > .progress::-webkit-progress-bar {
    background: none;
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
