import { css } from 'lit'

export const formFieldStyles = css`
  :host {
    display: block;
  }
  .form-field {
    display: grid;
    gap: var(--_space-1);
    min-inline-size: 0;
  }
  .row {
    display: flex;
    align-items: center;
    gap: var(--_space-1);
    min-inline-size: 0;
  }
  ::slotted(label) {
    font-weight: var(--_weight-medium);
    overflow-wrap: anywhere;
  }
  ::slotted([data-required])::after {
    /* Seen, not part of the name; the second form says so where the browser knows it. */
    content: ' *';
    content: ' *' / '';
    color: var(--_danger-text);
  }
  ::slotted(:is(select, textarea, input:not([type='checkbox'], [type='radio']))) {
    box-sizing: border-box;
    flex: 1 1 auto;
    inline-size: 100%;
    min-inline-size: 0;
  }
  /* Without weight: what is wrong or disabled looks so. */
  ::slotted(:where(select, textarea, input:not([type='checkbox'], [type='radio'], [type='range'], [type='file']))) {
    min-block-size: var(--_control-height);
    padding-inline: var(--_space-2);
    border: 1px solid var(--_border-control);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    font: inherit;
  }
  ::slotted(textarea) {
    padding-block: var(--_space-2);
  }
  ::slotted([aria-invalid='true']) {
    border-color: var(--_danger-fill);
  }
  ::slotted(:disabled) {
    background: var(--_surface-sunken);
    color: var(--_text-disabled);
  }
  ::slotted([slot='help']) {
    color: var(--_text-muted);
    font-size: var(--_font-size-small);
  }
  ::slotted([slot='error']) {
    color: var(--_danger-text);
    font-size: var(--_font-size-small);
    overflow-wrap: anywhere;
  }
  /* As in the kit's own fields. */
  @media (forced-colors: active) {
    ::slotted([aria-invalid='true']) {
      border: 2px dashed;
    }
    ::slotted([slot='error']) {
      padding-inline-start: var(--_space-2);
      border-inline-start: 3px solid;
    }
  }
`
