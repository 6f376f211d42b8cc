import { css } from 'lit'

/** Rows that are not here: bars in their place, or why they do not come. */
export const endlessStyles = css`
  tr.awaited > :is(.select, .expand, .actions) > * {
    display: none;
  }
  tr.awaited:not(.missing) > td.data {
    color: transparent;
    background: linear-gradient(var(--_neutral-3) 0 0) no-repeat var(--_space-3) 50% / 55% 9px;
  }
  tr.awaited:not(.missing):nth-child(3n) > td.data {
    background-size: 40% 9px;
  }
  .one-line:not(.cards) tr.awaited.missing > td:not([role='rowheader']) {
    display: none;
  }
  .one-line:not(.cards) tr.awaited.missing > td[role='rowheader'] {
    display: flex;
    grid-column: 1 / -1;
    align-items: center;
  }
  tr.awaited .failure {
    flex: 1;
    flex-wrap: nowrap;
    padding: 0;
    border: 0;
    background: none;
  }
  tr.awaited .failure .what {
    flex: 0 1 auto;
  }
`
