import { css } from 'lit'

/** Rows below others, and heads of groups. */
export const nestingStyles = css`
  tr.row > td.branch {
    position: relative;
    padding-inline-start: calc(var(--_space-3) + var(--_level) * 20px);
  }
  .toggle {
    position: absolute;
    inset-block-start: calc(50% - 13px);
    inset-inline-start: calc(var(--_space-2) + (var(--_level) - 1) * 20px);
  }
  tr.row[data-group] {
    background: var(--_surface-hover);
    font-weight: var(--_weight-medium);
  }
  /* A head may be longer than its column, where no sum stands beside it. */
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
  .cards .toggle {
    inset-inline-start: calc((var(--_level) - 1) * 20px - 4px);
  }
  .cards tr.row > td.data.branch[role='rowheader'] {
    position: relative;
    padding-inline-start: calc(var(--_space-1) + var(--_level) * 20px);
  }
`
