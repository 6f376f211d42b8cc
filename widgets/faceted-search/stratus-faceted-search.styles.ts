import { css } from 'lit'

export const facetedSearchStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }
  .box {
    display: flex;
    align-items: center;
    gap: var(--_space-1);
    min-block-size: var(--_control-height);
    padding: 2px var(--_space-1) 2px var(--_space-2);
    border: 1px solid var(--_border-control);
    border-radius: var(--_radius);
    background: var(--_surface);
    cursor: text;
  }
  :host(:dir(rtl)) .box {
    padding: 2px var(--_space-2) 2px var(--_space-1);
  }
  .box:focus-within {
    outline: 1px solid var(--_focus);
    border-color: var(--_focus);
  }
  .box > stratus-icon {
    flex: none;
    color: var(--_text-muted);
  }
  .chips {
    display: contents;
  }
  .flow {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space-1);
    min-inline-size: 0;
  }
  ul {
    display: contents;
    list-style: none;
  }
  .chip {
    display: inline-flex;
    align-items: center;
    min-inline-size: 0;
    max-inline-size: 100%;
    padding-inline-start: var(--_space-2);
    border-radius: var(--_radius-small);
    background: var(--_surface-active);
    line-height: 24px;
  }
  .facet {
    color: var(--_text-muted);
  }
  .waiting {
    padding-inline-end: var(--_space-2);
    border: 1px dashed var(--_border-control);
    background: none;
    line-height: 22px;
  }
  .remove {
    display: inline-grid;
    flex: none;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    padding: 0;
    border: none;
    border-radius: var(--_radius-small);
    background: none;
    color: var(--_text-muted);
    cursor: pointer;
    --stratus-icon-size: 14px;
  }
  .remove:hover {
    background: var(--_surface-hover);
    color: var(--_text);
  }
  input {
    flex: 1 1 4rem;
    min-inline-size: 4rem;
    block-size: 24px;
    padding: 0 var(--_space-1);
    border: none;
    outline: none;
    background: none;
    color: var(--_text);
    font: inherit;
  }
  input:focus-visible {
    outline: none;
  }
  input::placeholder {
    color: var(--_text-muted);
    opacity: 1;
  }
  .menu {
    position: fixed;
    inset: auto;
    margin: 0;
    padding: var(--_space-1);
    overflow: auto;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    box-shadow: var(--_shadow-float);
  }
  .option {
    padding: var(--_space-1) var(--_space-2);
    border-radius: var(--_radius-small);
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  .option:hover {
    background: var(--_surface-hover);
  }
  .option[aria-selected='true'] {
    background: var(--_surface-selected);
    box-shadow: inset 0 0 0 1px var(--_focus);
  }
  b {
    font-weight: var(--_weight-bold);
  }
  @media (forced-colors: active) {
    .option[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`
