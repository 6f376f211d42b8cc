import { css } from 'lit'

/** Boxes and buttons that choose. */
export const boxStyles = css`
  input:is([type='checkbox'], [type='radio']) {
    inline-size: 16px;
    block-size: 16px;
    margin: 0;
    accent-color: var(--_accent);
  }
`
