import { css } from 'lit'

export const wizardStyles = css`
  :host {
    display: contents;
  }
  :host([inline]) {
    display: block;
  }
  /* The layout follows its own width: in a page it may stand in a narrow column. */
  .room {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-block-size: 0;
    container-type: inline-size;
  }
  .frame {
    display: grid;
    grid-template-columns: 208px minmax(0, 1fr);
    grid-template-rows: minmax(0, 1fr);
    min-block-size: 0;
    block-size: min(560px, calc(100dvh - 220px));
  }
  .frame.single {
    grid-template-columns: minmax(0, 1fr);
    block-size: auto;
  }
  :host([inline]) .frame {
    block-size: auto;
    border: 1px solid var(--_border);
    border-radius: var(--_radius) var(--_radius) 0 0;
  }
  .steps {
    display: flex;
    flex-direction: column;
    gap: 2px;
    overflow: auto;
    padding: var(--_space-3);
    border-inline-end: 1px solid var(--_border);
    background: var(--_ground);
  }
  .step {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
    min-block-size: 36px;
    padding: var(--_space-1) var(--_space-2);
    border: none;
    border-radius: var(--_radius);
    background: none;
    color: var(--_text-muted);
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  .step:hover {
    background: var(--_surface-hover);
  }
  .step[aria-selected='true'] {
    background: var(--_surface-selected);
    color: var(--_text);
    font-weight: var(--_weight-medium);
  }
  .step:focus-visible {
    outline-offset: -2px;
  }
  .name {
    flex: 1;
    overflow-wrap: anywhere;
  }
  .mark {
    display: inline-grid;
    flex: none;
    place-items: center;
    inline-size: 22px;
    block-size: 22px;
    border: 1px solid var(--_border-control);
    border-radius: var(--_radius-full);
    font-size: var(--_font-size-small);
    line-height: 1;
  }
  .step[aria-selected='true'] .mark {
    border-color: var(--_accent);
    background: var(--_accent);
    color: var(--_on-accent);
  }
  @media (forced-colors: active) {
    .step[aria-selected='true'] .mark {
      forced-color-adjust: none;
      border-color: SelectedItem;
      background: SelectedItem;
      color: SelectedItemText;
    }
  }
  .step.done .mark {
    border-color: transparent;
    background: var(--_success-ground);
    color: var(--_success-text);
    --stratus-icon-size: 14px;
  }
  .step.error {
    color: var(--_danger-text);
  }
  .step.error .mark {
    border-color: var(--_danger-border);
    background: var(--_danger-ground);
  }
  .count {
    flex: none;
    min-inline-size: 20px;
    padding: 0 var(--_space-1);
    border-radius: var(--_radius-full);
    background: var(--_danger-ground);
    color: var(--_danger-text);
    font-size: var(--_font-size-small);
    text-align: center;
  }
  .missing .asterisk {
    color: var(--_text-muted);
  }
  .panel {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    min-inline-size: 0;
    min-block-size: 0;
  }
  .frame.single .title {
    display: none;
  }
  .panel:focus {
    outline: none;
  }
  .title {
    display: flex;
    align-items: center;
    gap: var(--_space-3);
    min-block-size: 32px;
    padding: var(--_space-4) var(--_space-5) 0;
  }
  h3 {
    flex: 1;
    margin: 0;
    font-size: var(--_font-size-large);
    font-weight: var(--_weight-bold);
    overflow-wrap: anywhere;
  }
  .position {
    display: none;
    color: var(--_text-muted);
    font-weight: var(--_weight-normal);
  }
  .content {
    display: flex;
    gap: var(--_space-6);
    overflow: auto;
    overscroll-behavior: contain;
    padding: var(--_space-4) var(--_space-5) var(--_space-5);
  }
  .content > .current {
    flex: 1;
    min-inline-size: 0;
  }
  .waiting {
    margin: 0;
    padding: var(--_space-5);
    color: var(--_text-muted);
    animation: appear 1ms linear 150ms backwards;
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  .aside {
    display: none;
    flex: none;
    inline-size: 272px;
  }
  .aside.filled {
    display: block;
  }
  .buttons {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: var(--_space-2);
  }
  /* Stays at the start when the reason beside it goes. */
  ::slotted([slot='footer']) {
    margin-inline-end: auto;
  }
  .reason {
    flex: 1 1 12rem;
    margin: 0;
    color: var(--_text-muted);
    font-size: var(--_font-size-small);
    overflow-wrap: anywhere;
  }
  .reason:empty {
    display: none;
  }
  .inline-footer {
    display: flex;
    align-items: center;
    padding: var(--_space-3) var(--_space-5);
    border: 1px solid var(--_border);
    border-block-start: none;
    border-radius: 0 0 var(--_radius) var(--_radius);
    background: var(--_surface);
  }
  .error-area {
    display: flex;
    gap: var(--_space-2);
    padding: var(--_space-2) var(--_space-5);
    border-inline: 1px solid var(--_border);
    background: var(--_danger-ground);
    color: var(--_danger-text);
    overflow-wrap: anywhere;
  }
  .error-area:not(:has(*)) {
    display: none;
  }
  @container (max-width: 690px) {
    .frame {
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
      block-size: auto;
      min-block-size: min(420px, 60dvh);
    }
    .steps {
      flex-direction: row;
      padding: var(--_space-2) var(--_space-4);
      border-inline-end: none;
      border-block-end: 1px solid var(--_border);
    }
    .step {
      position: relative;
      flex: none;
      gap: var(--_space-1);
      min-block-size: 32px;
    }
    .name {
      white-space: nowrap;
    }
    .position {
      display: inline;
    }
    .title,
    .content {
      padding-inline: var(--_space-4);
    }
    .content {
      flex-direction: column;
    }
    .aside {
      inline-size: auto;
    }
  }
  /* A row of its own, but for an icon of the page beside it. */
  @media (max-width: 720px) {
    .reason:not(:empty) {
      flex-basis: calc(100% - 60px);
    }
  }
  @container (max-width: 690px) {
    .reason:not(:empty) {
      flex-basis: calc(100% - 60px);
    }
  }
  /* The close button of the modal says the same. */
  @media (max-width: 560px) {
    .cancel {
      display: none;
    }
  }
  /* The modal scrolls as a whole then. */
  @media (max-height: 420px) {
    .frame {
      block-size: auto;
    }
  }
`
