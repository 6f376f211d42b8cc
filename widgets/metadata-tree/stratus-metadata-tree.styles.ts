import { css } from 'lit'

export const metadataTreeStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  .help-text {
    max-inline-size: 75ch;
    margin: 0 0 var(--_space-3);
    color: var(--_text-muted);
  }
  .panes {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_space-3);
  }
  .pane {
    container-type: inline-size;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space-2);
    padding: var(--_space-2) var(--_space-3);
    border-block-end: 1px solid var(--_border);
  }
  h4 {
    flex: 1 1 auto;
    margin: 0;
    font-weight: var(--_weight-bold);
  }
  .count {
    color: var(--_text-muted);
    font-weight: var(--_weight-normal);
  }
  .head .field {
    flex: 1 1 8rem;
    min-inline-size: 0;
  }
  .custom {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space-1) var(--_space-2);
    padding: var(--_space-2) var(--_space-3);
    border-block-end: 1px solid var(--_border);
  }
  .custom .field {
    flex: 1 1 8rem;
    min-inline-size: 0;
  }
  .problem {
    flex-basis: 100%;
    margin: 0;
  }
  .list {
    flex: 1;
    min-block-size: 160px;
    max-block-size: 320px;
    overflow: auto;
    padding: var(--_space-1);
  }
  .empty {
    margin: 0;
    padding: var(--_space-4);
    color: var(--_text-muted);
    text-align: center;
  }
  .node {
    display: flex;
    align-items: center;
    gap: var(--_space-1);
    min-block-size: 32px;
    border-radius: var(--_radius-small);
    cursor: pointer;
  }
  .node:hover {
    background: var(--_surface-hover);
  }
  .node[aria-selected='true'] {
    background: var(--_surface-selected);
  }
  .node:focus-visible {
    outline-offset: -2px;
  }
  .node.level-0 {
    padding-inline-start: var(--_space-1);
  }
  .node.level-1 {
    padding-inline-start: var(--_space-6);
  }
  .node.level-2 {
    padding-inline-start: calc(var(--_space-6) + var(--_space-5));
  }
  .twisty {
    flex: none;
    inline-size: 16px;
    color: var(--_text-muted);
  }
  .label {
    flex: 1;
    min-inline-size: 0;
  }
  .taken {
    flex: none;
    padding: 0 var(--_space-1);
    border-radius: var(--_radius-full);
    background: var(--_surface-active);
    color: var(--_text-muted);
    font-size: var(--_font-size-small);
  }
  .node .button {
    flex: none;
    color: var(--_accent);
  }
  .leaf {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    gap: 2px var(--_space-2);
    align-items: center;
    padding: var(--_space-1) var(--_space-2);
    border-radius: var(--_radius-small);
  }
  .leaf.selected {
    background: var(--_surface-selected);
  }
  @media (forced-colors: active) {
    .node[aria-selected='true']:not(:focus-visible),
    .leaf.selected {
      outline: 2px dashed Highlight;
      outline-offset: -2px;
    }
  }
  .leaf label,
  .leaf .field,
  .leaf .array {
    inline-size: 100%;
    min-inline-size: 0;
  }
  .name {
    font: var(--_font-size-small) / 1.4 var(--_font-mono);
  }
  .leaf .cut {
    display: block;
  }
  .title + .name {
    color: var(--_text-muted);
  }
  .leaf .problem {
    grid-column: 2;
  }
  .array {
    display: flex;
    flex-direction: column;
    gap: var(--_space-1);
  }
  .values {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-1);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .values[hidden] {
    display: none;
  }
  .values li {
    display: inline-flex;
    align-items: center;
    max-inline-size: 100%;
    padding-inline-start: var(--_space-2);
    border-radius: var(--_radius-small);
    background: var(--_surface-active);
    overflow-wrap: anywhere;
  }
  .mini {
    display: inline-grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    padding: 0;
    border: none;
    background: none;
    color: var(--_text-muted);
    cursor: pointer;
    --stratus-icon-size: 14px;
  }
  .about {
    min-block-size: 76px;
    margin-block-start: var(--_space-3);
    padding: var(--_space-3);
    border-radius: var(--_radius);
    background: var(--_surface-sunken);
    overflow-wrap: anywhere;
  }
  .about p {
    max-inline-size: 90ch;
    margin: 0;
  }
  .about .crumb {
    color: var(--_text-muted);
    font-size: var(--_font-size-small);
  }
  .about .crumb + p {
    margin-block-start: var(--_space-1);
  }
  /* A narrow pane has the value below its key. */
  @container (max-width: 380px) {
    .leaf {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .leaf > label {
      grid-area: 1 / 1;
    }
    .leaf > .remove {
      grid-area: 1 / 2;
    }
    .leaf > :not(label, .remove, .problem) {
      grid-area: 2 / 1 / auto / -1;
    }
    .leaf > .problem {
      grid-area: 3 / 1 / auto / -1;
    }
  }
  @container (min-width: 640px) {
    .panes {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`
