import { css, unsafeCSS, type CSSResult } from 'lit'

/** The rules of buttons and text fields, for elements and for enhanced Horizon pages: `rule()` puts a selector in place of `&`. */
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
  hover: css`
    & {
      background: var(--_surface-hover);
    }
  `,
  primary: css`
    & {
      border-color: transparent;
      background: var(--_accent);
      color: var(--_on-accent);
    }
  `,
  primaryHover: css`
    & {
      background: var(--_accent-hover);
    }
  `,
  disabled: css`
    & {
      border-color: var(--_border);
      background: var(--_surface-sunken);
      color: var(--_text-disabled);
    }
  `,
  small: css`
    & {
      min-block-size: var(--_control-height-small);
      padding: 0 var(--_space-2);
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
  invalid: css`
    & {
      border-color: var(--_danger-fill);
    }
  `,
  box: css`
    & {
      inline-size: 16px;
      block-size: 16px;
      margin: 0;
      accent-color: var(--_accent);
    }
  `,
}

/** The rule for what a selector names. */
export function rule(selector: string, { cssText }: CSSResult): CSSResult {
  return unsafeCSS(cssText.replace('&', selector))
}
