import { css } from 'lit'

export const alertStyles = css`
  :host {
    display: block;
  }
  .alert {
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: var(--_space-2);
    align-items: start;
    padding: var(--_space-2) var(--_space-3);
    border: 1px solid var(--edge);
    border-radius: var(--_radius);
    background: var(--back);
    transition: opacity var(--fade, 0s) linear;
  }
  .leaving {
    opacity: 0;
  }
  .success {
    --tone: var(--_success-text);
    --back: var(--_success-ground);
    --edge: var(--_success-border);
  }
  .info {
    --tone: var(--_info-text);
    --back: var(--_info-ground);
    --edge: var(--_info-border);
  }
  .warning {
    --tone: var(--_warning-text);
    --back: var(--_warning-ground);
    --edge: var(--_warning-border);
  }
  .danger {
    --tone: var(--_danger-text);
    --back: var(--_danger-ground);
    --edge: var(--_danger-border);
  }
  .alert > stratus-icon {
    margin-block-start: 5px;
    color: var(--tone);
  }
  .content {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-2);
    min-inline-size: 0;
  }
  .body {
    flex: 1 1 20ch;
    min-inline-size: 0;
    padding-block: 3px;
    overflow-wrap: anywhere;
  }
  strong,
  .body a {
    color: var(--tone);
  }
  details {
    margin-block-start: var(--_space-1);
  }
  summary {
    inline-size: fit-content;
    color: var(--tone);
    text-decoration: underline;
    cursor: pointer;
  }
  .close:hover {
    background: color-mix(in oklab, currentColor 8%, transparent);
  }
`
