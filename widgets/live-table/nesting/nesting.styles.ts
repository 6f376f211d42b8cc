import { css } from 'lit'

/** Rows below others, and heads of groups. */
export const nestingStyles = css`
  tr.row > td.branch {
    padding-inline-start: calc(var(--_space-3) + var(--_level) * 20px);
  }
  /* In the cell's padding, without a place in its text. The cell itself is not what the bar of a row on its way is placed by. */
  .toggle {
    float: inline-start;
    margin-block: -3px;
    margin-inline: -24px -2px;
  }
  tr.row[data-group] {
    background: var(--_surface-hover);
    font-weight: var(--_weight-medium);
  }
  /* A head may be longer than its column, where no sum stands beside it: it lies over the cells that follow. */
  tr.row[data-group] > td.branch {
    position: relative;
  }
  tr.row[data-group] > td.data.branch:not(:has(+ td.data :is(.number, .text))),
  tr.row[data-group] > td.data.branch:not(:has(+ td.data :is(.number, .text))) .content {
    overflow: visible;
  }
  tr[data-group] > :is(.select, .expand, .actions) > * {
    display: none;
  }
  .cards tr.row[data-group] > td.data:not(.branch):not(:has(.number, .text)) {
    display: none;
  }
  .cards tr.row[aria-level] > td.data.branch[role='rowheader'] {
    padding-inline-start: calc(var(--_space-1) + var(--_level) * 20px);
  }
`
