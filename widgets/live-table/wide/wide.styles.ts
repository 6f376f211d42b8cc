import { css } from 'lit'

/**
 * Columns keep their widths. Headers, rows and sums are boxes that scroll by themselves, and together: in one box around them the
 * headers could not stop where the page's scrolling leaves them.
 */
export const wideStyles = css`
  .sideways:not(.cards) {
    --_shade: color-mix(in srgb, var(--_text) 18%, transparent);
    --_aside: 1px;
    &[data-over-start] {
      --_over-start: var(--_aside) 0 0 var(--_border), calc(var(--_aside) * 7) 0 7px -5px var(--_shade);
    }
    &[data-over-end] {
      --_over-end: calc(var(--_aside) * -1) 0 0 var(--_border), calc(var(--_aside) * -7) 0 7px -5px var(--_shade);
    }
    &,
    & :is(thead, tbody, tfoot) {
      display: block;
    }
    & :is(thead, tbody, tfoot) {
      overflow: auto hidden;
      scrollbar-width: none;
    }
    & tfoot {
      overflow: hidden;
    }
    /* Their pinned cells go below the head when the page scrolls. */
    & :is(tbody, tfoot) {
      isolation: isolate;
    }
    & :is(thead, tbody, tfoot):focus {
      outline: none;
    }
    & tr {
      inline-size: var(--_wide);
    }
    & :is(thead, tfoot) > tr {
      background: var(--_surface);
    }
    & :is(thead, tfoot) > tr,
    & tr.row {
      display: flex;
    }
    & :is(thead, tfoot) > tr > *,
    & tr.row > td {
      flex: none;
      display: block;
      box-sizing: border-box;
      block-size: auto;
      align-content: center;
      background: inherit;
      box-shadow: var(--_tone, 0 0 transparent), var(--_over, 0 0 transparent);
    }
    & thead th {
      min-block-size: 34px;
    }
    &:not(.one-line) tr.row > td,
    & tfoot td {
      min-block-size: var(--_row);
    }
    /* What spans the table stays in sight. */
    & :is(tr.details, tr.message) {
      display: block;
    }
    & :is(tr.details, tr.message) > td {
      display: block;
      box-sizing: border-box;
      position: sticky;
      inset-inline-start: 0;
      inline-size: var(--_seen);
    }
    & tr.message > td {
      block-size: auto;
      min-block-size: 96px;
    }
    /* Why a page of rows did not come. */
    & tr.awaited.missing > td[role='rowheader'] {
      position: sticky;
      inset-inline-start: var(--_ahead);
      inline-size: calc(var(--_seen) - var(--_ahead));
    }
    /* The head of a group is named at the start of what is seen. */
    & tr.row[data-group] > td.branch {
      position: sticky;
      inset-inline-start: var(--_inset, var(--_pinned-start));
      z-index: 1;
    }
    /* What the arrow keys lead to is not hidden by pinned columns. */
    & :focus {
      scroll-margin-inline: var(--_pinned-start) var(--_pinned-end);
    }
    & tr.row td > .progress {
      inset-inline: 0;
      inline-size: auto;
    }
    & :where(.carrier) {
      position: relative;
    }
  }
  /* Where no shadow is drawn. */
  @media (forced-colors: active) {
    .sideways[data-over-start] {
      --_edge-start: 1px solid;
    }
    .sideways[data-over-end] {
      --_edge-end: 1px solid;
    }
  }
  :host(:dir(rtl)) .sideways:not(.cards) {
    --_aside: -1px;
  }
  .sideways-bar {
    flex: 1 1 100%;
    overflow: auto hidden;
    margin-inline: calc(-1 * var(--_space-3));
    margin-block-start: calc(-1 * var(--_space-1));
    scrollbar-width: thin;
    scrollbar-color: var(--_neutral-7) transparent;
  }
  /* Of a table without a footer. */
  .footer:not(:has(> :not(.sideways-bar))) {
    min-block-size: 0;
    padding-block-end: 0;
  }
  .sideways-bar > div {
    inline-size: var(--_wide);
    block-size: 1px;
  }
  /* Paper does not scroll: a row takes as many lines as its columns need, each value below its title. */
  @media print {
    .sideways-bar,
    .sideways:not(.cards) :is(thead, .select, .expand, .actions, .lead) {
      display: none !important;
    }
    .sideways:not(.cards) {
      & :is(tbody, tfoot) {
        overflow: visible;
      }
      & tbody {
        block-size: auto !important;
      }
      & :is(tfoot > tr, tr.row) {
        flex-wrap: wrap;
        inline-size: auto;
        block-size: auto !important;
        padding-block: var(--_space-2);
        position: static !important;
        transform: none !important;
        contain: none;
        break-inside: avoid;
        border-block-end: 1px solid var(--_border);
      }
      & :is(tfoot > tr, tr.row) > td {
        min-block-size: 0;
        min-inline-size: 96px;
        align-content: start;
        overflow: visible;
        border: 0;
        white-space: normal;
        overflow-wrap: anywhere;
      }
      & tr.row > td.data::before,
      & tfoot .card-label {
        display: block;
        color: var(--_text-muted);
        font-size: 11px;
        font-weight: var(--_weight-normal);
      }
      & .content {
        overflow: visible;
        white-space: normal;
      }
      & :is(tr.details, tr.message) {
        position: static !important;
        transform: none !important;
        inline-size: auto;
      }
      & :is(tr.details, tr.message) > td {
        position: static;
        inline-size: auto;
      }
    }
  }
`
