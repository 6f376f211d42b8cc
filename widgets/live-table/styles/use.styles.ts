import { css } from 'lit'

/** What the header and the rows show while they are used, and so not before they can be. */
export const useStyles = css`
  /* Of several columns: which one counts first. It stands above the arrow, so that it takes no width from the title. */
  .sort[data-rank]::before {
    content: attr(data-rank);
    order: 1;
    flex: none;
    inline-size: 9px;
    margin-inline-start: -10px;
    font-size: 10px;
    font-variant-numeric: tabular-nums;
    line-height: 1;
    text-align: center;
    translate: 0 -5px;
  }
  .end .sort[data-rank]::before {
    margin-inline: 0 -10px;
  }
  .sort[data-rank]::after {
    translate: 0 4px;
  }
  .grip {
    position: absolute;
    inset-block: 6px;
    inset-inline-end: -4px;
    z-index: 1;
    inline-size: 9px;
    cursor: col-resize;
    touch-action: none;
  }
  th:last-child .grip {
    inset-inline-end: 0;
  }
  .grip::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 4px;
    inline-size: 1px;
    background: transparent;
  }
  thead:hover .grip::after {
    background: var(--_neutral-6);
  }
  .grip:hover::after,
  .grip.held::after {
    inline-size: 2px;
    background: var(--_accent);
  }
  /* What keys lead to is not hidden by the bars above and below. */
  :is(tbody, .cards) :focus {
    scroll-margin-block: calc(var(--stratus-live-table-sticky-top, 0px) + 96px)
      calc(var(--stratus-live-table-sticky-bottom, 0px) + 56px);
  }
  /* Paper is light, is not touched, and cuts nothing short. */
  @media print {
    :host {
      color-scheme: light;
    }
    .toolbar,
    .footer :is(button, input, select),
    .filters,
    .grip,
    .filtered,
    table:not(.cards, :has(.virtual)) :is(.select, .expand, .actions),
    .cards :is(.select, .actions) {
      display: none !important;
    }
    .footer,
    thead {
      position: static !important;
    }
    tr {
      break-inside: avoid;
    }
    /* What a button holds is printed once, and a header is on each sheet. */
    .sort {
      display: contents !important;
    }
    table {
      table-layout: auto !important;
    }
    col {
      inline-size: auto !important;
    }
    tbody:not(.virtual) .content {
      overflow: visible;
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
`
