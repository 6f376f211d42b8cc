import { css } from 'lit'

/**
 * Long lists: a row is a grid of its own with a fixed height, so that the browser lays out and paints only the rows that
 * scroll in. A table would lay out all of them each time.
 */
export const virtualStyles = css`
  .one-line:not(.cards) {
    &,
    & :is(thead, tbody, tfoot, tr.message, tr.details, tr.spacer, tr.spacer > td, tr.details > td, tr.message > td) {
      display: block;
    }
    &:not(.sideways) :is(thead, tfoot) > tr,
    &:not(.sideways) tr.row {
      display: grid;
      grid-template-columns: var(--_tracks);
    }
    & :is(th, tr.row > td, tfoot td) {
      display: block;
      box-sizing: border-box;
      min-inline-size: 0;
      align-content: center;
      /* Not inherited, as browsers have it for cells: moving a row would compute the style of each of its cells. */
      vertical-align: baseline;
    }
    & tbody.virtual {
      position: relative;
      contain: layout style;
    }
    & .virtual > :is(tr.row, tr.details) {
      position: absolute;
      inset-block-start: 0;
      inset-inline: 0;
    }
    & tr.row {
      contain: strict;
      block-size: var(--_row);
      /* Else each cell is laid out to find out how high the row is. */
      grid-template-rows: 100%;
      border-block-end: 1px solid var(--_neutral-4);
    }
    /* In a row that also contains its size, Firefox moves pinned cells away with the others. */
    &.sideways tr.row {
      contain: content;
    }
    & tr.row > td {
      block-size: auto;
      border: 0;
    }
    & tr.row > td.data {
      overflow: clip;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    & tfoot td[colspan='2'] {
      grid-column: span 2;
    }
  }
  /* On paper rows follow one another, as high as their texts. */
  @media print {
    .spacer {
      display: none !important;
    }
    tbody.virtual {
      block-size: auto !important;
    }
    .one-line:not(.cards, .sideways) .virtual > :is(tr.row, tr.details) {
      position: static;
      contain: none;
      block-size: auto;
      transform: none !important;
    }
    .one-line:not(.cards) .virtual > tr.row > td.data,
    .virtual .content {
      overflow: visible;
      white-space: normal;
      overflow-wrap: anywhere;
    }
    .one-line :is(.select, .expand, .actions) {
      visibility: hidden;
    }
  }
`
