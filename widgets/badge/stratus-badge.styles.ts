import { css } from 'lit'

export const badgeStyles = css`
  :host {
    display: inline-flex;
    max-inline-size: 100%;
    vertical-align: middle;
  }
  .badge {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: var(--_space-1);
    max-inline-size: 100%;
    padding-inline: var(--_space-2);
    border: 1px solid var(--_border);
    border-radius: var(--_radius-full);
    background: var(--_surface-sunken);
    color: var(--_text);
    font-size: var(--_font-size-small);
    font-weight: var(--_weight-medium);
    overflow-wrap: anywhere;
  }
  :host(:empty) .plain {
    display: none;
  }
  stratus-icon {
    --stratus-icon-size: 12px;
  }
  :host([tone='info']) .badge {
    border-color: var(--_info-border);
    background: var(--_info-ground);
    color: var(--_info-text);
  }
  :host([tone='success']) .badge {
    border-color: var(--_success-border);
    background: var(--_success-ground);
    color: var(--_success-text);
  }
  :host([tone='warning']) .badge {
    border-color: var(--_warning-border);
    background: var(--_warning-ground);
    color: var(--_warning-text);
  }
  :host([tone='danger']) .badge {
    border-color: var(--_danger-border);
    background: var(--_danger-ground);
    color: var(--_danger-text);
  }
`
