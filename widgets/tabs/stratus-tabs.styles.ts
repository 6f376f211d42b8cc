import { css } from 'lit'

export const tabsStyles = css`
  :host {
    display: block;
  }
  [role='tablist'] {
    display: flex;
    gap: var(--_space-1);
    border-block-end: 1px solid var(--_border);
    overflow-x: auto;
    scrollbar-width: thin;
  }
  [role='tab'] {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: var(--_space-2);
    min-block-size: 36px;
    padding: 0 var(--_space-3);
    border: 0;
    background: none;
    color: var(--_text-muted);
    font: inherit;
    white-space: nowrap;
    cursor: pointer;
  }
  [role='tab']:hover {
    color: var(--_text);
  }
  [role='tab']:focus-visible {
    outline-offset: -2px;
    border-radius: var(--_radius);
  }
  [role='tab'][aria-selected='true'] {
    color: var(--_text);
    font-weight: var(--_weight-medium);
  }
  [role='tab'][aria-selected='true']::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline: var(--_space-2);
    block-size: 2px;
    background: var(--_accent);
  }
  [role='tab'][aria-disabled='true'] {
    color: var(--_text-disabled);
    cursor: default;
  }
  .badge {
    padding: 0 6px;
    border-radius: var(--_radius-full);
    background: var(--_surface-active);
    color: var(--_text-muted);
    font-size: var(--_font-size-small);
    font-weight: var(--_weight-normal);
  }
  [role='tabpanel'] {
    padding-block: var(--_space-4);
  }
  .place {
    padding-block: 53px 16px;
    visibility: hidden;
  }
  .waiting {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
    color: var(--_text-muted);
  }
  .failed {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space-3);
    color: var(--_danger-text);
  }
  @media (forced-colors: active) {
    [role='tab'][aria-selected='true']::after {
      background: Highlight;
    }
  }
`
