import { css } from 'lit'

export const headerSlotStyles = css`
  :host {
    display: block;
  }
  .sections {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-1) var(--_space-3);
    align-items: center;
  }
  .primary {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  a {
    color: var(--_accent);
  }
  img {
    max-inline-size: 100%;
    block-size: auto;
  }
  .others {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-1);
    margin: 0 0 0 auto;
    padding: 0;
    list-style: none;
  }
  .others:dir(rtl) {
    margin: 0 auto 0 0;
  }
  .others button {
    max-inline-size: 24ch;
  }
`
