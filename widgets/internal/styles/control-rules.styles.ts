import { css } from 'lit'

/** The rules of buttons and text fields, for elements and for enhanced Horizon pages: each nests them in its own selectors. */
export const controls = {
  button: css`
    & {
      display: inline-flex;
      align-items: center;
      justify-content: center;
      gap: var(--_space-2);
      min-block-size: var(--_control-height);
      padding: 0 var(--_space-3);
      border: 1px solid var(--_neutral-6);
      border-radius: var(--_radius);
      background: var(--_surface);
      color: var(--_text);
      font: inherit;
      font-weight: var(--_weight-medium);
      white-space: nowrap;
      text-decoration: none;
      cursor: pointer;
    }
  `,
  disabled: css`
    & {
      border-color: var(--_border);
      background: var(--_surface-sunken);
      color: var(--_text-disabled);
    }
  `,
  field: css`
    & {
      min-block-size: var(--_control-height);
      padding: 0 var(--_space-2);
      border: 1px solid var(--_border-control);
      border-radius: var(--_radius);
      background: var(--_surface);
      color: var(--_text);
      font: inherit;
    }
  `,
}
