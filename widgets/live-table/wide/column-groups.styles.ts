import { css } from 'lit'

/** Headings over neighbouring columns. */
export const columnGroupsStyles = css`
  thead tr.groups > :is(th, td) {
    block-size: 28px;
    min-block-size: 28px;
    padding-block: 0;
    border-block-end: 0;
    background: var(--_surface);
  }
  tr.groups > :first-child {
    border-start-start-radius: var(--_radius);
  }
  tr.groups > :last-child {
    border-start-end-radius: var(--_radius);
  }
  /* As wide as what stands below, less what parts it from its neighbours. */
  thead .group {
    color: var(--_text);
  }
  .group::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline: var(--_space-2);
    border-block-end: 1px solid var(--_border);
  }
  .group > span {
    display: inline-block;
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    vertical-align: middle;
    unicode-bidi: plaintext;
  }
  /* The name stays in sight as long as any of its columns. */
  .sideways .group {
    overflow: clip;
  }
  .sideways .group > span {
    position: sticky;
    inset-inline-start: calc(var(--_pinned-start) + var(--_space-3));
  }
  .one-line:not(.cards, .sideways) thead > tr.groups {
    grid-template-columns: var(--_groups);
  }
  .one-line:not(.cards) tr.groups > td {
    display: block;
    box-sizing: border-box;
    min-inline-size: 0;
  }
`
