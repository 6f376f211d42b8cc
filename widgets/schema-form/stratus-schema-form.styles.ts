import { css } from 'lit'

export const schemaFormStyles = css`
  :host {
    display: grid;
    gap: var(--_space-4);
    min-inline-size: 0;
  }
  textarea.field {
    padding-block: var(--_space-1);
    resize: vertical;
  }
  fieldset {
    display: grid;
    gap: var(--_space-3);
    min-inline-size: 0;
    margin: 0;
    padding: var(--_space-2) var(--_space-3) var(--_space-3);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
  }
  legend {
    padding-inline: var(--_space-1);
    font-weight: var(--_weight-bold);
  }
  .check {
    display: inline-flex;
    gap: var(--_space-2);
    align-items: center;
    min-block-size: 24px;
    font-weight: var(--_weight-normal);
  }
  .boxes {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-1) var(--_space-4);
  }
  .items {
    display: grid;
    gap: var(--_space-2);
  }
  .items:empty {
    display: none;
  }
  .item {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--_space-1);
    align-items: start;
  }
  .add {
    justify-self: start;
  }
`
