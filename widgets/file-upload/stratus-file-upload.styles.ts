import { css } from 'lit'

export const fileUploadStyles = css`
  :host {
    display: block;
  }
  .label {
    margin-block-end: var(--_space-1);
    font-weight: var(--_weight-medium);
  }
  .zone {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-2) var(--_space-3);
    align-items: center;
    padding: var(--_space-3);
    border: 1px dashed var(--_border-control);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  .zone.over {
    border-color: var(--_accent);
    background: var(--_accent-soft);
  }
  .name {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .muted {
    color: var(--_text-muted);
  }
  /* '3.34 MiB' in right-to-left pages too. */
  .size {
    unicode-bidi: plaintext;
  }
  .end {
    margin-inline-start: auto;
  }
  progress {
    flex-basis: 100%;
    block-size: 6px;
    accent-color: var(--_accent);
  }
  .problem {
    margin-block-start: var(--_space-1);
  }
`
