import { css } from 'lit'

/** The actions of a row. */
export const actionStyles = css`
  .actions {
    padding-inline: var(--_space-1) var(--_space-2);
    text-align: end;
  }
  .split {
    display: inline-flex;
    max-inline-size: 100%;
    vertical-align: middle;
  }
  .split > .button {
    display: block;
    min-inline-size: 0;
    min-block-size: 0;
    block-size: var(--_control-height-small);
    overflow: hidden;
    text-overflow: ellipsis;
    unicode-bidi: plaintext;
    line-height: calc(var(--_control-height-small) - 2px);
  }
  .split > .more {
    display: inline-flex;
    flex: none;
    inline-size: var(--_control-height-small);
    padding: 0;
  }
  .split > * + * {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    margin-inline-start: -1px;
  }
  .split.pair > :first-child {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  .split > .quiet-danger:is(:hover, :focus-visible) {
    color: var(--_danger-text);
  }
  .split > [aria-disabled='true'] {
    color: var(--_text-disabled);
    background: none;
  }
  :host([density='compact']) .split > .button {
    block-size: 22px;
    line-height: 20px;
  }
  .split > .button {
    border-color: var(--_border);
    background: transparent;
  }
  tr.row:hover .split > .button,
  .split > .button:focus-visible,
  .split > .button[aria-expanded='true'] {
    border-color: var(--_neutral-6);
    background: var(--_surface);
  }
  tr.row:hover .split > .button:hover,
  .split > .button[aria-expanded='true'] {
    background: var(--_surface-active);
  }
  tr.row .split > .button[aria-disabled='true'] {
    background: transparent;
  }
`
