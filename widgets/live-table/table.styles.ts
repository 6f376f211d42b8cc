import { css } from 'lit'

/** Header, rows, cells, details. */
export const tableStyles = css`
  table {
    inline-size: 100%;
    table-layout: fixed;
    border-collapse: separate;
    border-spacing: 0;
  }
  col.select {
    inline-size: 40px;
  }
  col.expand {
    inline-size: 34px;
  }
  th,
  td {
    padding: 0 var(--_space-3);
    text-align: start;
    font-weight: var(--_weight-normal);
    overflow-wrap: normal;
  }
  .end {
    text-align: end;
  }
  thead th {
    position: sticky;
    inset-block-start: calc(var(--_top) + var(--_toolbar-size, 0px));
    z-index: 2;
    block-size: 34px;
    border-block-end: 1px solid var(--_border);
    background: var(--_surface);
    color: var(--_text-muted);
    font-size: 13px;
    font-weight: var(--_weight-medium);
    white-space: nowrap;
  }
  thead tr:first-child th:first-child {
    border-start-start-radius: var(--_radius);
  }
  thead tr:first-child th:last-child {
    border-start-end-radius: var(--_radius);
  }
  .sort,
  .title {
    display: inline-flex;
    align-items: center;
    gap: var(--_space-1);
    max-inline-size: 100%;
    min-block-size: 26px;
    overflow: hidden;
    vertical-align: middle;
  }
  /* The arrow lies in the cell's padding, so that it takes no width from the columns. */
  .sort {
    gap: 1px;
    max-inline-size: calc(100% + var(--_space-1) + var(--_space-3));
    margin-inline: calc(-1 * var(--_space-1)) calc(-1 * var(--_space-3));
    padding-block: 0;
    padding-inline: var(--_space-1) 0;
    border: 0;
    border-radius: var(--_radius-small);
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .end .sort {
    flex-direction: row-reverse;
    margin-inline: calc(-1 * var(--_space-3)) calc(-1 * var(--_space-1));
    padding-inline: 0 var(--_space-1);
  }
  .sort:focus-visible {
    outline-offset: -2px;
  }
  .sort span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .sort stratus-icon {
    flex: none;
    --stratus-icon-size: 12px;
    opacity: 0;
  }
  .sort:hover stratus-icon,
  .sort:focus-visible stratus-icon {
    opacity: 0.6;
  }
  .sort.active {
    color: var(--_text);
  }
  .sort.active stratus-icon {
    opacity: 1;
  }
  .grip {
    position: absolute;
    inset-block: 6px;
    inset-inline-end: -4px;
    z-index: 1;
    inline-size: 9px;
    cursor: col-resize;
    touch-action: none;
  }
  th:last-child .grip {
    inset-inline-end: 0;
  }
  .grip::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 4px;
    inline-size: 1px;
    background: transparent;
  }
  thead:hover .grip::after {
    background: var(--_neutral-6);
  }
  .grip:hover::after,
  .grip.held::after {
    inline-size: 2px;
    background: var(--_accent);
  }
  tr.row {
    position: relative;
  }
  tr.row > td {
    block-size: var(--_row);
    border-block-end: 1px solid var(--_neutral-4);
    background: var(--_surface);
  }
  tr.row:hover > td {
    background: var(--_surface-hover);
  }
  tr.row.selected > td {
    background: var(--_surface-selected);
  }
  tr.row.danger {
    --_edge-color: var(--_danger-fill);
  }
  tr.row.warning {
    --_edge-color: var(--_warning-fill);
  }
  tr.row:is(.danger, .warning) > td:first-child {
    box-shadow: inset var(--_edge) 0 0 var(--_edge-color);
  }
  .select,
  .expand {
    padding-inline: var(--_space-3) 0;
    text-align: center;
  }
  td.select input,
  th.select input {
    display: block;
    cursor: pointer;
  }
  .expand {
    padding-inline: var(--_space-1);
  }
  .expander {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    inline-size: 26px;
    block-size: 26px;
    padding: 0;
    border: 0;
    border-radius: var(--_radius-small);
    background: none;
    color: var(--_text-muted);
    vertical-align: middle;
    cursor: pointer;
  }
  .expander:hover {
    background: var(--_surface-active);
    color: var(--_text);
  }
  .chevron {
    inline-size: 16px;
    block-size: 16px;
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .expander .chevron {
    transition: rotate var(--_duration);
  }
  :host(:dir(rtl)) .expander .chevron {
    rotate: 180deg;
  }
  .expander[aria-expanded='true'] .chevron,
  :host(:dir(rtl)) .expander[aria-expanded='true'] .chevron {
    rotate: 90deg;
  }
  .expander.error {
    color: var(--_danger-text);
  }
  .card-label,
  .select-all-label {
    display: none;
  }
  .content {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .one-line tr.row > td {
    padding-block: 0;
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
  .stripes {
    display: block;
    inline-size: calc(100% + 17px);
    block-size: 100%;
    margin-inline-start: -17px;
    background: var(--_stripes);
    /* Moves without being painted again. */
    animation: stripes 0.9s linear infinite;
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
  .split > .quiet-danger {
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
  tr.message > td {
    block-size: 96px;
    padding: var(--_space-6) var(--_space-4);
    color: var(--_text-muted);
    text-align: center;
  }
  tr.message ::slotted([slot='empty']) {
    margin-block-start: var(--_space-3);
  }
  tr.message.failed > td {
    block-size: auto;
    padding: 0;
  }
  tr.spacer > td {
    padding: 0;
    border: 0;
  }
  tbody.virtual {
    overflow-anchor: none;
  }
  tr.skeleton {
    animation: appear 200ms 150ms both;
  }
  .bone {
    block-size: 10px;
    inline-size: 62%;
    border-radius: var(--_radius-full);
    background: var(--_neutral-4);
  }
  tr.skeleton:nth-child(2n) .bone {
    inline-size: 48%;
  }
  tr.skeleton:nth-child(3n) .bone {
    inline-size: 74%;
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  tfoot td {
    block-size: var(--_row);
    border-block-start: 1px solid var(--_border);
    font-weight: var(--_weight-bold);
  }
  @media (forced-colors: active) {
    tr.row.selected > td {
      border-block-end-color: Highlight;
    }
    .dot {
      border: 1px solid CanvasText;
    }
    .sort.active,
    .category[aria-pressed='true'] {
      color: Highlight;
    }
  }
`

/** Narrow: each row is a card. */
export const cardStyles = css`
  .cards,
  .cards :is(thead, tbody) {
    display: block;
  }
  .cards thead tr {
    display: block;
    border-block-end: 1px solid var(--_border);
  }
  .cards thead th:not(.select) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .cards thead th.select {
    position: static;
    display: flex;
    align-items: center;
    gap: var(--_space-2);
    block-size: 40px;
    border-block-end: 0;
  }
  .cards .select-all-label {
    display: inline;
  }
  .cards tr.row,
  .cards tr.details,
  .cards tr.message {
    display: block;
  }
  .cards tr.row {
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr) auto;
    padding-block: var(--_space-2);
    border-block-end: 1px solid var(--_border);
  }
  .cards tr.row > td,
  .cards tr.row:hover > td {
    display: block;
    block-size: auto;
    border: 0;
    background: none;
    box-shadow: none;
  }
  .cards tr.row.selected {
    background: var(--_surface-selected);
  }
  .cards tr.row:is(.danger, .warning) {
    box-shadow: inset var(--_edge) 0 0 var(--_edge-color);
  }
  .cards tr.row:is(.danger, .warning) > td:first-child {
    box-shadow: none;
  }
  .cards tr.row > td.select {
    grid-column: 1;
    grid-row: 1;
    align-self: center;
  }
  .cards tr.row > td.expand {
    grid-column: 2;
    grid-row: 1;
    align-self: center;
  }
  .cards tr.row > td.actions {
    grid-column: 4;
    grid-row: 1;
    align-self: center;
  }
  .cards tr.row > td.data {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: minmax(88px, 30%) minmax(0, 1fr);
    gap: var(--_space-2);
    padding-block: 2px;
    text-align: start;
  }
  .cards tr.row > td.data[role='rowheader'] {
    grid-column: 3;
    padding-inline: var(--_space-1);
    font-weight: var(--_weight-medium);
    grid-row: 1;
    display: block;
    align-self: center;
  }
  .cards .data :is(.content, .content .text, .lines li) {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  /* Too little room for a name beside its actions. */
  @media (width < 380px) {
    .cards tr.row > td.data[role='rowheader'] {
      grid-column: 3 / -1;
    }
    .cards tr.row > td.actions {
      grid-column: 1 / -1;
      grid-row: auto;
      padding-block: var(--_space-1);
    }
  }
  .cards .card-label {
    display: block;
    color: var(--_text-muted);
  }
  .cards [role='rowheader'] .card-label {
    display: none;
  }
  .cards tr.details > td,
  .cards tr.message > td,
  .cards tr.spacer,
  .cards tr.spacer > td {
    display: block;
  }
  .cards tfoot,
  .cards tfoot tr {
    display: block;
  }
  .cards tfoot td {
    display: flex;
    justify-content: space-between;
    gap: var(--_space-3);
    block-size: auto;
    padding-block: var(--_space-1);
    border: 0;
  }
  .cards tfoot td:empty {
    display: none;
  }
`
