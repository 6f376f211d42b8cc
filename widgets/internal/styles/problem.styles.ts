import { css } from 'lit'

/** What is wrong with a field. Where colours are the system's, another edge and a bar beside the words say it. */
export const problemStyles = css`
  .problem {
    color: var(--_danger-text);
    font-size: var(--_font-size-small);
    overflow-wrap: anywhere;
  }
  @media (forced-colors: active) {
    .field[aria-invalid='true'] {
      border: 2px dashed;
    }
    .problem {
      padding-inline-start: var(--_space-2);
      border-inline-start: 3px solid;
    }
  }
`
