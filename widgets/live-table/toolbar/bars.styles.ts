import { css } from 'lit'

/** What is in the boxes of the toolbar, and in the footer. */
export const barStyles = css`
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
  /* After an action on several the focus is still there. */
  .narrow .idle:not(:focus-within) {
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
  @media (forced-colors: active) {
    .category[aria-pressed='true'] {
      color: Highlight;
    }
    .pager .button[aria-disabled='true'] {
      color: GrayText;
    }
  }
`
