import { css } from 'lit'

/** Tables of Horizon's markup. */
export const tableRules = css`
  .stratus-horizon {
    & .table_wrapper {
      position: relative;
      margin-block-end: var(--_space-5);
      overflow-x: auto;
      scrollbar-width: thin;
      container-type: inline-size;
    }
    /* The frame is the rows': what stands above them (the caption) is outside of it. */
    & .table {
      inline-size: 100%;
      border: 1px solid var(--_border);
      border-collapse: separate;
      border-radius: var(--_radius);
      border-spacing: 0;
      background: var(--_surface);
      font-variant-numeric: tabular-nums;
    }
    & .table > :first-of-type > tr:first-child > :first-child,
    & .table > thead > .table_column_header > :first-child {
      border-start-start-radius: var(--_radius);
    }
    & .table > :first-of-type > tr:first-child > :last-child,
    & .table > thead > .table_column_header > :last-child {
      border-start-end-radius: var(--_radius);
    }
    & .table > :last-child > tr:last-child {
      border-end-start-radius: var(--_radius);
      border-end-end-radius: var(--_radius);
    }
    & .table > :last-child > tr:last-child > :first-child {
      border-end-start-radius: var(--_radius);
    }
    & .table > :last-child > tr:last-child > :last-child {
      border-end-end-radius: var(--_radius);
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
      padding: 0 0 var(--_space-2);
      text-align: start;
    }
    & .table :is(th, td) {
      block-size: var(--_row-height);
      padding: var(--_space-1) var(--_space-3);
      border-block-end: 1px solid var(--_neutral-4);
      text-align: start;
      vertical-align: middle;
    }
    & .table th {
      border-block-end-color: var(--_border);
      color: var(--_text-muted);
      font-size: 13px;
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
    & .table tbody tr:last-child > td {
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
    & .table :is(.normal_column:is(.status_up, .status_down, .warning), .stratus-name) {
      white-space: nowrap;
    }
    & .stratus-scroll-hint {
      position: sticky;
      inset-inline-start: 0;
      inline-size: fit-content;
      margin: 0;
      padding: 0 0 var(--_space-2);
      color: var(--_text-muted);
      font-size: var(--_font-size-small);
    }
    /* Where the actions stay visible, the columns behind them fade out. */
    & .table_wrapper:has(.actions_column) > .stratus-scroll-hint {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      padding: 0;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & .stratus-more-after .actions_column::before {
      content: '' / '';
      position: absolute;
      inset-block: 0;
      inset-inline-end: 100%;
      inline-size: 40px;
      background: inherit;
      mask-image: linear-gradient(to left, #000, transparent);
      pointer-events: none;
    }
    & .stratus-more-after .actions_column:dir(rtl)::before {
      rotate: 180deg;
    }
    & .table td .dl-horizontal {
      margin: 0;
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
      text-align: end;
      white-space: nowrap;
    }
    & .table .multi_select_column > input {
      display: block;
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
      inset-inline-start: 0;
      inline-size: 100cqi;
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
      position: relative;
      flex: 1;
      margin: 0;
    }
    & .table_search.client .form-control {
      padding-inline-start: 32px;
    }
    /* A magnifying glass: its letter is of a font that is not here. */
    & .table_search.client .fa-search {
      position: absolute;
      inset-block-start: calc(50% - 7px);
      inset-inline-start: 10px;
      display: block;
      inline-size: 11px;
      block-size: 11px;
      border: 1.5px solid var(--_text-muted);
      border-radius: var(--_radius-full);
      pointer-events: none;
    }
    & .table_search.client .fa-search::after {
      content: '' / '';
      position: absolute;
      inset: 9px auto auto 7px;
      inline-size: 5px;
      block-size: 1.5px;
      background: var(--_text-muted);
      rotate: 45deg;
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
    & .btn-group > .btn:first-child:not(:only-child) {
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
      content: '' / '';
      display: block;
      inline-size: 7px;
      block-size: 7px;
      margin-block-start: -4px;
      border: solid currentcolor;
      border-width: 0 1.5px 1.5px 0;
      rotate: 45deg;
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
    & .progress-text:has(> .progress-bar-text) {
      display: flex;
      gap: var(--_space-1);
      align-items: baseline;
    }
    & .progress-text:has(> .progress-bar-text) > .progress {
      flex: 1;
    }
    & .progress-bar-text {
      display: inline;
    }
    & .progress-bar-text::before {
      content: '?';
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
    .stratus-horizon .progress-striped .progress-bar {
      animation: none;
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
    opacity: 0;
  }
  .stratus-sort:is(:hover, :focus-visible)::after {
    opacity: 0.6;
  }
  @media (hover: none) {
    .stratus-sort::after {
      opacity: 0.4;
    }
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
