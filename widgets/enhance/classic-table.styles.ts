import { css } from 'lit'

/** Tables of classic markup. */
export const tableRules = css`
  .stratus-classic {
    & .table_wrapper {
      overflow-x: auto;
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
      white-space: nowrap;
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
    & .table_search .form-group {
      flex: 1;
      margin: 0;
    }
    & .table_count {
      color: var(--_text-muted);
      font-size: var(--_font-size-small);
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
