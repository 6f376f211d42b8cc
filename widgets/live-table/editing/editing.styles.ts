import { css } from 'lit'

/** The box of the cell that is edited, and what tells that a cell can be. */
export const editingStyles = css`
  td[aria-readonly='false'] {
    cursor: text;
  }
  td[aria-readonly='false']:hover {
    box-shadow: inset 0 0 0 1px var(--_border);
  }
  .cell-editor {
    position: fixed;
    inset: auto;
    box-sizing: border-box;
    margin: 0;
    inline-size: min(280px, calc(100vw - 16px));
    padding: var(--_space-2);
    overflow: visible;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    box-shadow: var(--_shadow-float);
  }
  .cell-editor .field {
    box-sizing: border-box;
    inline-size: 100%;
  }
  .cell-editor p {
    margin: var(--_space-1) 0 0;
    color: var(--_text-muted);
    font-size: var(--_font-size-small);
    overflow-wrap: anywhere;
  }
  .cell-editor p.problem {
    color: var(--_danger-text);
  }
`
