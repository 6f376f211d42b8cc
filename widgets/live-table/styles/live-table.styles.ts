import { css } from 'lit'

/**
 * The frame: toolbar, footer, messages. Rows and cells are in `table.styles.ts`. Behind the toolbar is the page's ground: where the
 * page knows no `--stratus-ground`, it is the browser's.
 */
export const liveTableStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
    --_top: var(--stratus-live-table-sticky-top, 0px);
    --_row: 36px;
    --_edge: 3px;
  }
  :host(:dir(rtl)) {
    --_edge: -3px;
  }
  :host([density='compact']) {
    --_row: 28px;
  }
  :host([density='comfortable']) {
    --_row: 44px;
  }
  .toolbar {
    position: sticky;
    inset-block-start: var(--_top);
    z-index: 3;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space-2);
    padding-block: var(--_space-2);
    background: var(--stratus-live-table-ground, var(--stratus-ground, Canvas));
  }
  .toolbar .left,
  .toolbar .right {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space-2);
    min-inline-size: 0;
  }
  .toolbar .left {
    flex: 1 1 300px;
  }
  /* As large as the three buttons that come behind the first rows. */
  .toolbar .tools {
    display: flex;
    align-items: center;
    min-inline-size: calc(3 * var(--_control-height));
    min-block-size: var(--_control-height);
  }
  slot[name='toolbar']::slotted(*) {
    flex: 1 1 240px;
    min-inline-size: 0;
  }
  .search {
    position: relative;
    display: inline-flex;
    align-items: center;
    flex: 0 1 260px;
    min-inline-size: 140px;
    min-block-size: var(--_control-height);
  }
  /* What it would like to be as wide as where nobody says (a dialog, a cell), and no wider than there is room. */
  .ruler {
    display: grid;
    grid-template-columns: minmax(0, 1200px);
  }
  .frame {
    inline-size: 0;
    min-inline-size: 100%;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  .frame:focus-visible {
    outline-offset: 0;
  }
  .footer {
    position: sticky;
    inset-block-end: var(--stratus-live-table-sticky-bottom, 0px);
    z-index: 2;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space-1) var(--_space-4);
    min-block-size: 40px;
    /* Its line lies on the last row's. */
    margin-block-start: -1px;
    padding: var(--_space-1) var(--_space-3);
    border-block-start: 1px solid var(--_border);
    border-end-start-radius: var(--_radius);
    border-end-end-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text-muted);
  }
  /* Two margins that cancel out: the footer's keeps it below the headers and the first row where hardly more is in the window. */
  table:has(+ .footer:not([hidden])) {
    margin-block-end: -96px;
    + .footer {
      margin-block-start: 95px;
    }
  }
  .copies,
  .facts dd {
    position: relative;
  }
  .copy {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: 0;
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    margin-block-start: -12px;
    padding: 0;
    border: 1px solid var(--_border);
    border-radius: var(--_radius-small);
    background: var(--_surface);
    color: var(--_text-muted);
    opacity: 0;
    cursor: pointer;
  }
  .copy:hover {
    color: var(--_text);
    background: var(--_surface-hover);
  }
  .copies:hover .copy,
  dd:hover > .copy,
  .copy:focus-visible {
    opacity: 1;
  }
  @media (hover: none) {
    .copy {
      display: none;
    }
  }
  .mono {
    font-family: var(--_font-mono);
    font-size: 13px;
  }
`
