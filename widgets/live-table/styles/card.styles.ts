import { css } from 'lit'

/** Narrow: each row is a card. */
export const cardStyles = css`
  .cards,
  .cards :is(thead, tbody) {
    display: block;
  }
  .cards thead {
    position: static;
  }
  .cards thead tr {
    display: block;
    border-block-end: 1px solid var(--_border);
  }
  /* Not seen, until keys lead there. */
  .cards thead th:not(.select) {
    position: absolute;
    z-index: 1;
    background: var(--_surface);
  }
  .cards thead th:not(.select, :focus-within) {
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
  /* Where there are no rows, there is nothing to select. */
  .cards:has(tr.message) thead th.select {
    display: none;
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
  .cards tr.row:not(.selected, [data-group]) {
    background: none;
  }
  .cards tr.row > td {
    display: block;
    block-size: auto;
    border: 0;
  }
  .cards tr.row > [data-edge] {
    box-shadow: none;
  }
  .cards tr.row.transitional {
    box-shadow: inset var(--_edge) 0 0 var(--_info-fill);
  }
  .cards tr.row.danger {
    box-shadow: inset var(--_edge) 0 0 var(--_danger-fill);
  }
  .cards tr.row.warning {
    box-shadow: inset var(--_edge) 0 0 var(--_warning-fill);
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
  .cards tr.row > td.actions:not(:has(.button)) {
    display: none;
  }
  .cards tr.row > td.data {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: minmax(88px, 30%) minmax(0, 1fr);
    gap: var(--_space-2);
    padding-block: 2px;
  }
  .cards tr.row > td.data[role='rowheader'] {
    grid-column: 3;
    padding-inline-end: var(--_space-1);
    font-weight: var(--_weight-medium);
    grid-row: 1;
    display: block;
    align-self: center;
  }
  .cards tr.row > :is(.select, .expand) ~ td.data[role='rowheader'] {
    padding-inline-start: var(--_space-1);
  }
  /* No link in a text: what stands beside it is a mark of its own. */
  .cards .link:has(+ .badge) {
    display: inline-block;
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
  /* A block does not grow with what is in it, as a cell of a table does. */
  .cards tr.message:not(.failed) > td {
    block-size: auto;
    min-block-size: 96px;
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
