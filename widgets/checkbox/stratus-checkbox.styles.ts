import { css } from 'lit'

export const checkboxStyles = css`
  :host {
    display: block;
  }
  .line {
    display: inline-flex;
    align-items: center;
    gap: var(--_space-2);
    max-inline-size: 100%;
    min-block-size: 24px;
    font-weight: var(--_weight-medium);
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  .line:has(:disabled) {
    color: var(--_text-disabled);
    cursor: default;
  }
  input {
    flex: none;
    cursor: inherit;
  }
  .help,
  .problem {
    margin-inline-start: calc(16px + var(--_space-2));
  }
  :host([switch]) :is(.help, .problem) {
    margin-inline-start: calc(34px + var(--_space-2));
  }
  :host([switch]) input {
    position: relative;
    inline-size: 34px;
    block-size: 20px;
    border: 1px solid var(--_border-control);
    border-radius: var(--_radius-full);
    background: var(--_surface-sunken);
    appearance: none;
  }
  :host([switch]) input::before {
    content: '';
    position: absolute;
    inset-block: 2px;
    inset-inline-start: 2px;
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--_border-control);
    transition: inset-inline-start var(--_duration);
  }
  :host([switch]) input:checked {
    border-color: var(--_accent);
    background: var(--_accent);
  }
  :host([switch]) input:checked::before {
    inset-inline-start: 16px;
    background: var(--_on-accent);
  }
  :host([switch]) input:disabled {
    opacity: 0.6;
  }
  @media (forced-colors: active) {
    :host([switch]) input::before {
      forced-color-adjust: none;
      background: ButtonText;
    }
    :host([switch]) input:checked {
      forced-color-adjust: none;
      border-color: SelectedItem;
      background: SelectedItem;
    }
    :host([switch]) input:checked::before {
      background: SelectedItemText;
    }
  }
`
