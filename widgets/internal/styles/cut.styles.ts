import { css } from 'lit'

/** `class="cut"`: text on one line, cut at its own end, not at its beginning, whatever its direction and the page's. */
export const cutStyles = css`
  .cut {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    unicode-bidi: plaintext;
  }
  :host(:dir(rtl)) .cut {
    text-align: right;
  }
`
