import { css } from 'lit'

export const deleteModalStyles = css`
  :host {
    display: contents;
  }
  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  p + p,
  section + section,
  p + section,
  div + p {
    margin-block-start: var(--_space-3);
  }
  :is(.names, section, p) + .uses,
  :is(.uses, .names, p) + :is(.typing, p) {
    margin-block-start: var(--_space-3);
  }
  .uses stratus-icon {
    color: var(--_warning-text);
  }
  .typing {
    display: grid;
    gap: var(--_space-1);
  }
  .typing bdi {
    font-weight: var(--_weight-bold);
    overflow-wrap: anywhere;
  }
  :is(.refused, .muted) {
    color: var(--_text-muted);
  }
  h3 {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
    margin: 0 0 var(--_space-1);
    font-size: inherit;
    font-weight: var(--_weight-bold);
  }
  .passed h3 {
    color: var(--_success-text);
  }
  .failed h3 {
    color: var(--_danger-text);
  }
  .count {
    color: var(--_text-muted);
    font-weight: var(--_weight-normal);
  }
  ul {
    margin: 0;
    padding-inline-start: var(--_space-6);
    overflow-wrap: anywhere;
  }
  :is(.running, .names) {
    max-block-size: 240px;
    margin-block-start: var(--_space-2);
    padding: var(--_space-1) var(--_space-3);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    overflow-y: auto;
    list-style: none;
  }
  .names li {
    padding-block: 2px;
  }
  .running li {
    display: flex;
    align-items: start;
    gap: var(--_space-2);
    padding-block: 2px;
  }
  .running stratus-icon {
    flex: none;
    margin-block-start: 3px;
    color: var(--_text-muted);
  }
  .running .success stratus-icon {
    color: var(--_success-fill);
  }
  .running .danger stratus-icon {
    color: var(--_danger-fill);
  }
  .progress {
    display: block;
    inline-size: 100%;
    block-size: 6px;
    margin-block-start: var(--_space-2);
    border: none;
    border-radius: var(--_radius-full);
    overflow: hidden;
    background: var(--_surface-active);
    appearance: none;
  }
  .progress::-webkit-progress-bar {
    background: var(--_surface-active);
  }
  .progress::-webkit-progress-value {
    background: var(--_accent);
  }
  .progress::-moz-progress-bar {
    background: var(--_accent);
  }
`
