import { css } from 'lit'
import { problemStyles } from './problem.styles.js'

/** A field with its label, its help and what is wrong with it. */
export const fieldStyles = css`
  .form-field {
    display: grid;
    gap: var(--_space-1);
    min-inline-size: 0;
    margin: 0;
  }
  .form-field > label,
  .form-field > .label {
    font-weight: var(--_weight-medium);
    overflow-wrap: anywhere;
  }
  .required::after {
    /* Seen, not part of the name; the second form says so where the browser knows it. */
    content: ' *';
    content: ' *' / '';
    color: var(--_danger-text);
  }
  .with-button {
    display: flex;
    min-inline-size: 0;
  }
  .with-button > .field {
    flex: 1 1 auto;
    min-inline-size: 0;
    /* The field's own direction may be that of what is typed; its button is where the row's ends. */
    border-radius: var(--_radius) 0 0 var(--_radius);
  }
  .with-button:dir(rtl) > .field {
    border-radius: 0 var(--_radius) var(--_radius) 0;
  }
  .with-button > .button {
    flex: none;
    border-inline-start: 0;
    border-color: var(--_border-control);
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  .with-button > :focus-visible {
    position: relative;
    z-index: 1;
  }
  .help {
    color: var(--_text-muted);
    font-size: var(--_font-size-small);
  }
  ${problemStyles}
`
