import { css } from 'lit'

export const embedStyles = css`
  :host {
    display: block;
  }
  .note {
    margin: 0;
    padding: var(--_space-3);
    color: var(--_text-muted);
  }
  .note.stale {
    padding: 0 0 var(--_space-2);
    color: var(--_warning-text);
    font-size: var(--_font-size-small);
  }
  .quotas {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-4) var(--_space-8);
  }
  /* They are few: a guess of their height would be seen for a frame. */
  stratus-quota-pie {
    content-visibility: visible;
  }
`
