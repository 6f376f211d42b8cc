import { css } from 'lit'

/** Tables of classic markup. */
export const tableRules = css`
  .stratus-classic {
    & .table_wrapper {
      position: relative;
      margin-block-end: var(--_space-5);
      overflow-x: auto;
      scrollbar-width: thin;
      container-type: inline-size;
      border: 1px solid var(--_border);
      border-radius: var(--_radius);
      background: var(--_surface);
    }
    & .table {
      inline-size: 100%;
      border-collapse: collapse;
      font-variant-numeric: tabular-nums;
    }
    & form > .table {
      border: 1px solid var(--_border);
      background: var(--_surface);
    }
    & .table td .close {
      min-inline-size: 24px;
      min-block-size: 24px;
      border: 0;
      border-radius: var(--_radius);
      background: none;
      color: var(--_text-muted);
      font: inherit;
      font-size: var(--_font-size-large);
      cursor: pointer;
    }
    & .table td .close:hover {
      background: var(--_surface-hover);
      color: var(--_danger-text);
    }
    & .table td.error .form-control {
      border-color: var(--_danger-fill);
    }
    & .table caption {
      padding: var(--_space-3);
      text-align: start;
    }
    & .table :is(th, td) {
      block-size: var(--_row-height);
      padding: var(--_space-1) var(--_space-3);
      border-block-end: 1px solid var(--_border);
      text-align: start;
      vertical-align: middle;
    }
    & .table th {
      color: var(--_text-muted);
      font-weight: var(--_weight-medium);
    }
    & .table .table-title {
      display: block;
      margin-block-end: var(--_space-2);
      font-weight: var(--_weight-bold);
    }
    & .table caption:not(:has(.table_actions > *, .table-title)) {
      display: none;
    }
    & .table tr:last-child > td {
      border-block-end: 0;
    }
    & .table :is(tbody, thead) tr:last-child > :is(td, th) {
      border-block-end: 1px solid var(--_border);
    }
    & .table > tbody:last-child > tr:last-child > td {
      border-block-end: 0;
    }
    & .table .stratus-id {
      min-inline-size: 18ch;
      font-family: var(--_font-mono);
      font-size: var(--_font-size-small);
      overflow-wrap: anywhere;
    }
    & .table .normal_column:is(.status_up, .status_down, .warning) {
      white-space: nowrap;
    }
    & .stratus-scroll-hint {
      position: sticky;
      inset-inline-start: 0;
      inline-size: fit-content;
      margin: 0;
      padding: var(--_space-2) var(--_space-3) 0;
      color: var(--_text-muted);
      font-size: var(--_font-size-small);
    }
    & .stratus-more-after .actions_column {
      border-inline-start: 1px solid var(--_border);
      box-shadow: -6px 0 6px -6px var(--_text-muted);
      clip-path: inset(0 0 0 -6px);
    }
    & .table tbody tr:hover {
      background: var(--_surface-hover);
    }
    & .table tr:has(.table-row-multi-select:checked) {
      background: var(--_surface-selected);
    }
    & .table .word-break {
      min-inline-size: 10ch;
      overflow-wrap: break-word;
    }
    & .table td:not(.anchor, .actions_column) a {
      text-decoration: underline;
    }
    & .table .multi_select_column,
    & .table .actions_column {
      inline-size: 1px;
    }
    & .table .actions_column {
      position: sticky;
      inset-inline-end: 0;
      background: inherit;
      white-space: nowrap;
    }
    & .table tr {
      background: var(--_surface);
    }
    & .table td ul:not(.dropdown-menu) {
      margin: 0;
      padding: 0;
      list-style: none;
    }
    & .table .empty td {
      padding: var(--_space-6);
      color: var(--_text-muted);
      text-align: center;
    }
    & .table_actions {
      position: sticky;
      inset-inline-start: var(--_space-3);
      inline-size: calc(100cqi - 2 * var(--_space-3));
      display: flex;
      flex-wrap: wrap;
      gap: var(--_space-2);
      align-items: center;
      justify-content: flex-end;
    }
    & .table_search {
      display: flex;
      flex: 1 1 14rem;
      gap: var(--_space-2);
      max-inline-size: 24rem;
      margin-inline-end: auto;
    }
    & .table_search:not(.client) {
      max-inline-size: 34rem;
    }
    & .table_search :is(select, .themable-select) {
      flex: none;
      inline-size: auto;
      max-inline-size: 14rem;
    }
    & .table_search .form-group {
      flex: 1;
      margin: 0;
    }
    & .table_count {
      color: var(--_text-muted);
      font-size: var(--_font-size-small);
    }
    /* The number of an only page. */
    & .table_count + span:not([class]):last-child {
      display: none;
    }
    & thead tr:has(.table_count) {
      display: none;
    }
    & .btn-group {
      display: inline-flex;
    }
    & .btn-group > .btn:first-child:not(:last-of-type) {
      border-start-end-radius: 0;
      border-end-end-radius: 0;
    }
    & .btn-group > .dropdown-toggle {
      min-inline-size: var(--_control-height-small);
      margin-inline-start: -1px;
      padding: 0 var(--_space-1);
      border-start-start-radius: 0;
      border-end-start-radius: 0;
    }
    & .dropdown-toggle .fa-caret-down,
    & .table_actions_menu .fa-caret-down {
      display: inline;
    }
    & .fa-caret-down::before {
      content: '▾' / '';
    }
    & .dropdown-menu {
      display: none;
    }
    & .table_filter {
      flex-wrap: wrap;
    }
    & .table_filter .active {
      background: var(--_accent-soft);
      color: var(--_accent);
    }
    & td.status_down {
      color: var(--_danger-text);
    }
    & td.status_up {
      color: var(--_success-text);
    }
    & td.warning {
      color: var(--_warning-text);
    }
    & .stratus-stale::after {
      content: ' ⚠' / '';
    }
    & .progress {
      block-size: 6px;
      min-inline-size: 64px;
      margin-block-end: var(--_space-1);
      overflow: hidden;
      border-radius: var(--_radius-full);
      background: var(--_neutral-5);
    }
    & .progress-bar {
      block-size: 100%;
      background: var(--_warning-fill);
    }
    & .progress-striped .progress-bar {
      background-image: repeating-linear-gradient(-45deg, rgb(255 255 255 / 35%) 0 8px, transparent 8px 16px);
      background-size: 200% 100%;
      animation: stratus-stripes 1.2s linear infinite;
    }
    & .wait {
      cursor: progress;
    }
  }
  @keyframes stratus-stripes {
    from {
      background-position-x: 0;
    }
    to {
      background-position-x: 22.6px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .stratus-classic .progress-striped .progress-bar {
      animation: none;
    }
  }
`

/** Rows of a table in a narrow place: each a card, its cells with the names of their columns. */
export const cardRules = css`
  .stratus-classic .stratus-cards {
    overflow: visible;
    border: 0;
    background: none;

    & .table,
    & .table :is(caption, tbody, tfoot, tfoot tr, tfoot td) {
      display: block;
      inline-size: auto;
    }
    & .table caption {
      padding: 0 0 var(--_space-3);
    }
    & .table_actions {
      position: static;
      inline-size: auto;
      justify-content: start;
    }
    & .table_search {
      flex: 1 1 100%;
      max-inline-size: none;
    }
    & .table thead,
    & .table thead tr.table_column_header {
      display: block;
    }
    & .table thead th:not(.multi_select_column) {
      display: none;
    }
    & .table thead th.multi_select_column {
      display: flex;
      gap: var(--_space-2);
      align-items: center;
      inline-size: auto;
      border: 0;
    }
    & .table thead tr {
      background: none;
    }
    & .table tbody tr:not([hidden]) {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      margin-block-end: var(--_space-3);
      padding: var(--_space-2) 0;
      border: 1px solid var(--_border);
      border-radius: var(--_radius);
    }
    & .table tbody td:not(.hide, .hidden) {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: minmax(6rem, 34%) minmax(0, 1fr);
      gap: var(--_space-3);
      align-items: baseline;
      block-size: auto;
      min-inline-size: 0;
      border: 0;
      overflow-wrap: anywhere;
      white-space: normal;
    }
    & .table tbody td[data-label]::before {
      content: attr(data-label);
      color: var(--_text-muted);
      font-family: var(--_font-sans);
      font-size: var(--_font-size-small);
      font-weight: var(--_weight-normal);
    }
    & .table tbody td:not([data-label]) {
      display: block;
    }
    & .table tbody tr > td.multi_select_column {
      grid-column: 1;
      grid-row: 1;
      inline-size: auto;
      padding-inline-end: 0;
    }
    & .table thead th.multi_select_column::after {
      content: attr(data-label) / '';
    }
    & .table tbody tr > td.anchor:not(td.anchor ~ td),
    & .table tbody tr:not(:has(> td.anchor)) > td.multi_select_column + td {
      display: block;
      grid-column: 2;
      grid-row: 1;
      font-weight: var(--_weight-medium);
    }
    & .table tbody tr:not(:has(> td.multi_select_column)) > td.anchor:not(td.anchor ~ td) {
      grid-column: 1 / -1;
    }
    & .table tbody tr > td.anchor:not(td.anchor ~ td)::before,
    & .table tbody tr:not(:has(> td.anchor)) > td.multi_select_column + td::before {
      content: none;
    }
    & .table tbody td.stratus-nothing:not(.multi_select_column, .actions_column) {
      display: none;
    }
    & .table .empty td {
      text-align: start;
    }
    & .table tbody td.actions_column {
      position: static;
      inline-size: auto;
      padding-block-start: var(--_space-2);
    }
    & .table .actions_column .btn {
      min-block-size: var(--_control-height);
    }
  }
`

/** Headers that sort, whatever the page looks like: they take its letters and colours. */
export const sortRules = css`
  :where(.stratus-sort) {
    display: inline-flex;
    gap: 4px;
    align-items: center;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  .stratus-sort::after {
    content: '↕' / '';
    opacity: 0.4;
  }
  [aria-sort='ascending'] > .stratus-sort::after {
    content: '↑' / '';
    opacity: 1;
  }
  [aria-sort='descending'] > .stratus-sort::after {
    content: '↓' / '';
    opacity: 1;
  }
`
