import { css } from 'lit'

export const transferTableStyles = css`
  :host {
    display: grid;
    gap: var(--_space-5);
    min-inline-size: 0;
  }
  .list {
    min-inline-size: 0;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space-1) var(--_space-3);
    margin-block-end: var(--_space-2);
  }
  h3 {
    margin: 0;
    font: inherit;
  }
  .toggle {
    display: inline-flex;
    align-items: center;
    gap: var(--_space-2);
    margin-inline-start: calc(-1 * var(--_space-1));
    padding: 2px var(--_space-1);
    border: 0;
    border-radius: var(--_radius-small);
    background: none;
    color: var(--_text);
    font: inherit;
    font-weight: var(--_weight-bold);
    cursor: pointer;
  }
  .toggle:hover {
    background: var(--_surface-hover);
  }
  .toggle stratus-icon {
    --stratus-icon-size: 14px;
    color: var(--_text-muted);
    transition: rotate var(--_duration);
  }
  .toggle[aria-expanded='false'] stratus-icon {
    rotate: -90deg;
  }
  :host(:dir(rtl)) .toggle[aria-expanded='false'] stratus-icon {
    rotate: 90deg;
  }
  .count {
    min-inline-size: 22px;
    padding: 0 6px;
    border-radius: var(--_radius-full);
    background: var(--_surface-active);
    color: var(--_text-muted);
    font-size: var(--_font-size-small);
    font-weight: var(--_weight-medium);
    line-height: 20px;
    text-align: center;
  }
  .help {
    color: var(--_text-muted);
  }
  slot[name$='-actions']::slotted(*) {
    margin-inline-start: auto;
  }
  .empty {
    padding: var(--_space-3);
    border: 1px dashed var(--_border-control);
    border-radius: var(--_radius);
    color: var(--_text-muted);
    text-align: center;
  }
  .empty.missing {
    border-color: var(--_danger-fill);
    color: var(--_danger-text);
  }
  .scroll {
    /* What is hidden for the eye must not make the page longer. */
    position: relative;
    max-block-size: var(--stratus-transfer-table-height, 440px);
    /* Room for the focus ring of what stands at the edge. */
    margin: -3px;
    padding: 3px;
    overflow: auto;
    overscroll-behavior: contain;
  }
  .allocated .scroll {
    max-block-size: none;
  }
  .allocated .scroll.long {
    max-block-size: var(--stratus-transfer-table-height, 440px);
  }
  stratus-live-table {
    --stratus-live-table-ground: var(--stratus-transfer-table-ground, var(--_surface));
  }
  .allocated stratus-live-table::part(toolbar) {
    display: none;
  }
  /* Nothing stands beside its search box, which is as wide as the rows. */
  .available stratus-live-table::part(toolbar) {
    column-gap: 0;
  }
  .pick stratus-live-table::part(row) {
    cursor: pointer;
  }
  .ordered stratus-live-table::part(cell-order) {
    cursor: grab;
    touch-action: none;
    user-select: none;
  }
  .landing {
    position: absolute;
    inset-inline: 0;
    z-index: 4;
    block-size: 2px;
    background: var(--_accent);
    pointer-events: none;
  }
  @media (forced-colors: active) {
    .landing {
      background: Highlight;
    }
  }
`
