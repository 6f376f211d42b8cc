import { css } from 'lit'

export const breadcrumbsStyles = css`
  :host {
    display: block;
  }
  ol {
    display: flex;
    flex-wrap: wrap;
    margin: 0;
    padding: 0;
    color: var(--_text-muted);
    font-size: var(--_font-size-small);
    list-style: none;
  }
  li {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  li + li::before {
    content: '/';
    margin-inline: var(--_space-2);
    color: var(--_neutral-7);
  }
  a {
    color: var(--_accent);
    text-decoration: none;
    cursor: pointer;
  }
  a:hover {
    text-decoration: underline;
  }
`
