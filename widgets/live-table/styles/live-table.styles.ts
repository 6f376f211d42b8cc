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
  .narrow .toolbar {
    position: static;
  }
  .narrow .toolbar .right {
    flex: 1 1 100%;
  }
  /* While rows are selected, the line of actions on them stays in sight: the rest of the toolbar scrolls away above it. */
  .narrow .toolbar.selecting {
    position: sticky;
    inset-block-start: calc(var(--_top) - var(--_toolbar-size, 0px) + var(--_batch-size, 0px) + 2 * var(--_space-2));
  }
  .narrow .selecting .batch {
    order: 1;
    flex: 1 1 100%;
  }
  .narrow .search {
    flex: 1 1 auto;
  }
  .narrow .idle {
    display: none;
  }
  .narrow slot[name='actions'] {
    display: block;
    margin-inline-start: auto;
  }
  /* Its content is on the way. */
  stratus-column-chooser:not(:defined) {
    opacity: 0;
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
  .search stratus-icon {
    position: absolute;
    inset-inline-start: 9px;
    color: var(--_text-muted);
    pointer-events: none;
  }
  .search .field {
    inline-size: 100%;
    padding-inline-start: 32px;
  }
  .categories {
    display: inline-flex;
    flex-wrap: wrap;
    padding: 2px;
    border-radius: var(--_radius);
    background: var(--_surface-active);
  }
  .category {
    min-block-size: 28px;
    padding: 0 var(--_space-2);
    border: 0;
    border-radius: var(--_radius-small);
    background: none;
    color: var(--_text-muted);
    font: inherit;
    font-weight: var(--_weight-medium);
    white-space: nowrap;
    cursor: pointer;
  }
  .category:hover {
    color: var(--_text);
  }
  .category[aria-pressed='true'] {
    background: var(--_surface);
    color: var(--_text);
    box-shadow: 0 0 0 1px var(--_border);
  }
  .category .number {
    font-weight: var(--_weight-normal);
  }
  .age {
    display: inline-flex;
    align-items: center;
    gap: var(--_space-1);
    margin-inline-start: auto;
    color: var(--_text-muted);
    font-size: var(--_font-size-small);
    white-space: nowrap;
  }
  .age.stale {
    color: var(--_warning-text);
  }
  .turning {
    animation: turn 1s linear infinite;
  }
  @keyframes turn {
    to {
      rotate: 1turn;
    }
  }
  .frame {
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
  .chosen {
    display: inline-flex;
    flex-wrap: wrap;
    gap: var(--_space-3);
    color: var(--_text);
    font-weight: var(--_weight-medium);
  }
  .link-button {
    padding: 0;
    border: 0;
    background: none;
    color: var(--_accent);
    font: inherit;
    cursor: pointer;
  }
  .link-button:hover {
    text-decoration: underline;
  }
  .pager {
    display: inline-flex;
    align-items: center;
    gap: var(--_space-1);
  }
  .pager:not(.age + .pager) {
    margin-inline-start: auto;
  }
  .pager .button[aria-disabled='true'] {
    border-color: transparent;
    background: none;
    color: var(--_neutral-7);
  }
  .jump {
    inline-size: 64px;
    min-block-size: var(--_control-height-small);
  }
  .place {
    padding-inline: var(--_space-2);
    white-space: nowrap;
  }
  .failure {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space-2) var(--_space-3);
    padding: var(--_space-2) var(--_space-3);
    color: var(--_danger-text);
    background: var(--_danger-ground);
    text-align: start;
  }
  .frame > .failure {
    border-block-end: 1px solid var(--_danger-border);
    border-radius: calc(var(--_radius) - 1px) calc(var(--_radius) - 1px) 0 0;
  }
  .failure .what {
    flex: 1 1 200px;
    display: grid;
  }
  .failure .request {
    color: var(--_text-muted);
    font-size: var(--_font-size-small);
    overflow-wrap: anywhere;
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
