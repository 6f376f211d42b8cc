import { css } from 'lit'

/** Header, rows, and what stands in their place. Cells are in `cell.styles.ts`. */
export const tableStyles = css`
  /* The two strokes of arrows: painted, as elements in each row would make scrolling several times as expensive. */
  .expander,
  .more,
  .sort {
    --_stroke:
      transparent calc(50% - 1px), currentcolor calc(50% - 0.6px) calc(50% + 0.6px), transparent calc(50% + 1px);
    --_fall: linear-gradient(to bottom left, var(--_stroke));
    --_rise: linear-gradient(to bottom right, var(--_stroke));
  }
  table {
    inline-size: 100%;
    table-layout: fixed;
    border-collapse: separate;
    border-spacing: 0;
  }
  th,
  td {
    padding: 0 var(--_space-3);
    text-align: start;
    font-weight: var(--_weight-normal);
    overflow-wrap: normal;
  }
  .end {
    text-align: end;
  }
  /* Below a toolbar of one line; for others the script tells the height. */
  thead {
    position: sticky;
    inset-block-start: calc(var(--_top) + 48px);
    z-index: 2;
  }
  thead th {
    position: relative;
    block-size: 34px;
    border-block-end: 1px solid var(--_border);
    background: var(--_surface);
    color: var(--_text-muted);
    font-size: 13px;
    font-weight: var(--_weight-medium);
    white-space: nowrap;
  }
  thead tr:first-child th:first-child {
    border-start-start-radius: var(--_radius);
  }
  thead tr:first-child th:last-child {
    border-start-end-radius: var(--_radius);
  }
  .sort,
  .title {
    display: inline-flex;
    align-items: center;
    gap: var(--_space-1);
    max-inline-size: 100%;
    min-block-size: 26px;
    overflow: hidden;
    vertical-align: middle;
  }
  /* The arrow lies in the cell's padding, so that it takes no width from the columns. */
  .sort {
    gap: 1px;
    max-inline-size: calc(100% + var(--_space-1) + var(--_space-3));
    margin-inline: calc(-1 * var(--_space-1)) calc(-1 * var(--_space-3));
    padding-block: 0;
    padding-inline: var(--_space-1) 0;
    border: 0;
    border-radius: var(--_radius-small);
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .end .sort {
    flex-direction: row-reverse;
    margin-inline: calc(-1 * var(--_space-3)) calc(-1 * var(--_space-1));
    padding-inline: 0 var(--_space-1);
  }
  :is(td, th):focus-visible {
    outline-offset: -2px;
  }
  .sort:focus-visible {
    outline-offset: -2px;
  }
  .sort span {
    overflow: hidden;
    text-overflow: ellipsis;
    unicode-bidi: plaintext;
  }
  .sort::after {
    margin-inline-start: 4px;
    color: color-mix(in srgb, currentcolor 60%, transparent);
    visibility: hidden;
  }
  .end .sort::after {
    margin-inline: 0 4px;
  }
  .sort:is(:hover, :focus-visible, .active)::after {
    visibility: visible;
  }
  .sort.active,
  .sort.active::after {
    color: var(--_text);
  }
  .sort:not(.active)::after {
    block-size: 13px;
    background:
      var(--_rise) 0 0 / 50% 5px no-repeat,
      var(--_fall) 100% 0 / 50% 5px no-repeat,
      var(--_fall) 0 100% / 50% 5px no-repeat,
      var(--_rise) 100% 100% / 50% 5px no-repeat;
  }
  /* What a row is like shows on itself and its edge: rules for each cell would compute the style of all whenever it changes. */
  tr.row {
    position: relative;
    background: var(--_surface);
  }
  tr.row:hover {
    background: var(--_surface-hover);
  }
  tr.row:is(.selected, .open) {
    background: var(--_surface-selected);
  }
  tr.row > td {
    block-size: var(--_row);
    border-block-end: 1px solid var(--_neutral-4);
  }
  .open > [data-edge] {
    --_edge-color: var(--_accent);
  }
  .transitional > [data-edge] {
    --_edge-color: var(--_info-fill);
  }
  .danger > [data-edge] {
    --_edge-color: var(--_danger-fill);
  }
  .warning > [data-edge] {
    --_edge-color: var(--_warning-fill);
  }
  :is(.transitional, .danger, .warning, .open) > [data-edge] {
    --_tone: inset var(--_edge) 0 0 var(--_edge-color);
    box-shadow: var(--_tone);
  }
  .select,
  .expand {
    padding-inline: var(--_space-3) 0;
    text-align: center;
  }
  td.select input,
  th.select input {
    display: block;
    cursor: pointer;
  }
  .expand {
    padding-inline: var(--_space-1);
  }
  .expander {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    inline-size: 26px;
    block-size: 26px;
    padding: 0;
    border: 0;
    border-radius: var(--_radius-small);
    background: none;
    color: var(--_text-muted);
    vertical-align: middle;
    cursor: pointer;
  }
  .expander:hover {
    background: var(--_surface-active);
    color: var(--_text);
  }
  .expander::after,
  .more::after,
  .sort::after {
    content: '';
    flex: none;
    inline-size: 9px;
    block-size: 5px;
    background:
      var(--_fall) 0 0 / 50% 100% no-repeat,
      var(--_rise) 100% 0 / 50% 100% no-repeat;
    forced-color-adjust: none;
  }
  .sort.ascending::after {
    background:
      var(--_rise) 0 0 / 50% 100% no-repeat,
      var(--_fall) 100% 0 / 50% 100% no-repeat;
  }
  .expander:not([aria-expanded='true'])::after {
    inline-size: 5px;
    block-size: 9px;
    background:
      var(--_fall) 0 0 / 100% 50% no-repeat,
      var(--_rise) 0 100% / 100% 50% no-repeat;
  }
  :host(:dir(rtl)) .expander:not([aria-expanded='true'])::after {
    background:
      var(--_rise) 0 0 / 100% 50% no-repeat,
      var(--_fall) 0 100% / 100% 50% no-repeat;
  }
  .expander.error::after {
    content: none;
  }
  .expander.error {
    color: var(--_danger-text);
  }
  .card-label,
  .select-all-label {
    display: none;
  }
  .content {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .one-line tr.row > td {
    padding-block: 0;
  }
  tr.message > td {
    block-size: 96px;
    padding: var(--_space-6) var(--_space-4);
    color: var(--_text-muted);
    text-align: center;
  }
  tr.message ::slotted([slot='empty']) {
    margin-block-start: var(--_space-3);
  }
  tr.message.failed > td {
    block-size: auto;
    padding: 0;
  }
  tr.spacer > td {
    padding: 0;
    border: 0;
  }
  tbody.virtual {
    overflow-anchor: none;
  }
  tr.skeleton {
    animation: appear 200ms 150ms both;
  }
  .bone {
    block-size: 10px;
    inline-size: 62%;
    border-radius: var(--_radius-full);
    background: var(--_neutral-4);
  }
  tr.skeleton:nth-child(2n) .bone {
    inline-size: 48%;
  }
  tr.skeleton:nth-child(3n) .bone {
    inline-size: 74%;
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  tfoot td {
    block-size: var(--_row);
    border-block-start: 1px solid var(--_border);
    font-weight: var(--_weight-bold);
  }
  @media (forced-colors: active) {
    tr.row.selected > td {
      border-block-end-color: Highlight;
    }
    .sort.active,
    .sort.active::after {
      color: Highlight;
    }
  }
`
