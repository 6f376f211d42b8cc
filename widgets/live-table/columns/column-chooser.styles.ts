import { css } from 'lit'

/** The panel: the element itself. */
export const columnChooserStyles = css`
  :host {
    position: fixed;
    inset: auto;
    margin: 0;
    inline-size: min(var(--_wide), calc(100vw - 16px));
    --_wide: 320px;
    padding: var(--_space-2);
    overflow-y: auto;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    box-shadow: var(--_shadow-float);
  }
  :host([pinnable]) {
    --_wide: 372px;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: 2px;
    min-block-size: 30px;
    padding-inline: var(--_space-1);
    border-radius: var(--_radius-small);
  }
  li:hover,
  li:focus-within {
    background: var(--_surface-hover);
  }
  label {
    display: flex;
    flex: 1;
    align-items: center;
    gap: var(--_space-2);
    min-inline-size: 0;
    min-block-size: 30px;
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  .name {
    display: grid;
  }
  .away {
    color: var(--_text-muted);
    font-size: var(--_font-size-small);
  }
  .tool {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    inline-size: 24px;
    block-size: 24px;
    padding: 0;
    border: 0;
    border-radius: var(--_radius-small);
    background: none;
    color: var(--_text-muted);
    cursor: pointer;
  }
  .tool:hover {
    background: var(--_surface-active);
    color: var(--_text);
  }
  .pin[aria-pressed='true'] {
    background: var(--_surface-selected);
    color: var(--_accent);
  }
  @media (forced-colors: active) {
    .pin[aria-pressed='true'] {
      forced-color-adjust: none;
      background: SelectedItem;
      color: SelectedItemText;
    }
  }
  .tool[aria-disabled='true'] {
    color: var(--_neutral-6);
    cursor: default;
  }
  .groups {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: var(--_space-2);
    margin-block-start: var(--_space-2);
    padding-block-start: var(--_space-2);
    border-block-start: 1px solid var(--_border);
  }
  .end {
    display: flex;
    justify-content: flex-end;
    margin-block-start: var(--_space-2);
    padding-block-start: var(--_space-2);
    border-block-start: 1px solid var(--_border);
  }
`
