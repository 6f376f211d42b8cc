import { css } from 'lit'

export const topologyOutlineStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    block-size: var(--stratus-topology-height, clamp(360px, calc(100vh - 270px), 1600px));
    overflow: hidden;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  .scroll {
    position: relative;
    block-size: 100%;
    overflow: auto;
    outline-offset: -2px;
    border-radius: inherit;
  }
  .line {
    display: grid;
    grid-template-columns: 20px 20px minmax(0, 2fr) minmax(0, 2fr) minmax(90px, auto);
    align-items: center;
    gap: var(--_space-2);
    block-size: var(--_row-height);
    padding-inline: var(--_space-3);
    border-block-end: 1px solid var(--_border);
    cursor: default;
  }
  .line.below {
    padding-inline-start: var(--_space-8);
  }
  .line.deep {
    padding-inline-start: calc(2 * var(--_space-8));
  }
  .line:hover {
    background: var(--_surface-hover);
  }
  .line[aria-selected='true'] {
    background: var(--_surface-selected);
  }
  @media (forced-colors: active) {
    .line[aria-selected='true'] {
      outline: 2px dashed Highlight;
      outline-offset: -2px;
    }
  }
  .scroll:focus-visible .line.current {
    outline: 2px solid var(--_focus);
    outline-offset: -2px;
  }
  .scroll:focus-visible {
    outline: none;
  }
  .name,
  .addresses {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    unicode-bidi: plaintext;
    text-align: start;
  }
  .name {
    font-weight: var(--_weight-medium);
  }
  .addresses {
    color: var(--_text-muted);
    font: 12px var(--_font-mono);
  }
  .fold {
    transition: transform var(--_duration);
  }
  [aria-expanded='true'] > .fold {
    transform: rotate(90deg);
  }
  .status {
    display: flex;
    align-items: center;
    gap: var(--_space-1);
    white-space: nowrap;
  }
  .status.active stratus-icon {
    color: var(--_success-fill);
  }
  .status.down stratus-icon {
    color: var(--_danger-fill);
  }
  .status.off stratus-icon {
    color: var(--_text-muted);
  }
  .status.loading stratus-icon {
    color: var(--_warning-fill);
  }
  .note {
    margin: 0;
    padding: var(--_space-6);
    color: var(--_text-muted);
    text-align: center;
  }
  @container (max-width: 480px) {
    .line {
      grid-template-columns: 20px 20px minmax(0, 1fr) auto;
    }
    .addresses {
      display: none;
    }
  }
`
