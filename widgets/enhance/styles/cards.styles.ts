import { css } from 'lit'

/** Rows of a table in a narrow place: each a card, its cells with the names of their columns. */
export const cardRules = css`
  .stratus-horizon .stratus-cards {
    overflow: visible;

    & .table {
      border: 0;
      background: none;
    }
    & .table,
    & .table :is(caption, tbody, tfoot, tfoot tr, tfoot td) {
      display: block;
      inline-size: auto;
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
    & .table_search:not(.client) {
      flex-wrap: wrap;
    }
    & .table_search > .themable-select,
    & .table_search > .themable-select > select {
      flex: 1 1 100%;
      inline-size: 100%;
      max-inline-size: none;
    }
    & .table_search > input {
      flex: 1;
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
    & .table :is(thead, tfoot) tr {
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
    & .table td .dl-horizontal {
      grid-template-columns: minmax(0, 1fr);
    }
    & .table td .dl-horizontal :is(dt, dd) {
      grid-column: 1;
    }
    & .table .empty td {
      text-align: start;
    }
    & .table tbody td.actions_column {
      position: static;
      inline-size: auto;
      padding-block-start: var(--_space-2);
      text-align: start;
    }
    & .table .actions_column .btn {
      min-block-size: var(--_control-height);
    }
  }
`
