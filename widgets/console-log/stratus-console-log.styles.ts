import { css } from 'lit'

export const consoleLogStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    gap: var(--_space-2);
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-2);
    align-items: center;
  }
  form {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-2);
    align-items: center;
  }
  input {
    inline-size: 88px;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-1);
    margin-inline-start: auto;
  }
  .button[aria-pressed='true'] {
    background: var(--_accent-soft);
    color: var(--_accent);
  }
  .wrong,
  .failed {
    color: var(--_danger-text);
  }
  .failed {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-3);
    align-items: center;
    padding: var(--_space-2) var(--_space-3);
    border: 1px solid var(--_danger-border);
    border-radius: var(--_radius);
    background: var(--_danger-ground);
  }
  pre {
    flex: 1;
    min-block-size: 120px;
    max-block-size: var(--stratus-console-log-height, 60vh);
    margin: 0;
    padding: var(--_space-3);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    overflow: auto;
    background: var(--_surface-sunken);
    font: var(--_font-size-small) / 1.5 var(--_font-mono);
    direction: ltr;
    text-align: left;
    tab-size: 8;
  }
  pre.wrapped {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  pre.stale {
    color: var(--_text-muted);
  }
  .quiet-text {
    color: var(--_text-muted);
  }
`
