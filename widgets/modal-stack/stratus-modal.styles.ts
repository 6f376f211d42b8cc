import { css } from 'lit'

export const modalStyles = css`
  :host {
    display: contents;
  }
  dialog {
    inline-size: min(var(--_modal-width, 640px), calc(100vw - 32px));
    max-block-size: min(880px, calc(100dvh - 64px));
    max-inline-size: none;
    margin: auto;
    padding: 0;
    border: 1px solid var(--_border);
    border-radius: calc(var(--_radius) + 2px);
    background: var(--_surface);
    color: var(--_text);
    font: var(--_weight-normal) var(--_font-size) / var(--_line-height) var(--_font-sans);
    box-shadow: var(--_shadow-float);
  }
  dialog[open] {
    display: flex;
    flex-direction: column;
    animation: arrive var(--_duration) ease-out;
  }
  dialog::backdrop {
    background: var(--_scrim);
  }
  /* The page behind stays where it is: beside the content nothing else would take the wheel. */
  dialog,
  dialog::backdrop {
    overflow: hidden;
    overscroll-behavior: contain;
  }
  dialog:focus {
    outline: none;
  }
  :host([size='small']) dialog {
    --_modal-width: 460px;
  }
  :host([size='large']) dialog {
    --_modal-width: 1120px;
  }
  /* Its empty box tells that it is still there, its heading what comes back. */
  :host([covered]) dialog > :not(.head),
  :host([covered]) .head .button {
    visibility: hidden;
  }
  :host([covered]) dialog::backdrop {
    background: none;
  }
  @keyframes arrive {
    from {
      translate: 0 8px;
    }
  }
  .head {
    display: flex;
    flex: none;
    align-items: center;
    gap: var(--_space-3);
    padding: var(--_space-3);
    padding-inline-start: var(--_space-5);
    border-block-end: 1px solid var(--_border);
  }
  h2 {
    flex: 1;
    margin: 0;
    overflow-wrap: anywhere;
    font-size: var(--_font-size-large);
    font-weight: var(--_weight-bold);
    line-height: 1.3;
  }
  .body {
    display: grid;
    flex: 1 1 auto;
    min-block-size: 0;
    overflow: auto;
    overscroll-behavior: contain;
    --_space: var(--_space-5);
    padding: var(--_space);
    /* Beneath the footer of a table nothing shines through. */
    --stratus-live-table-sticky-bottom: calc(-1 * var(--_space));
  }
  .body.helped {
    grid-template-columns: minmax(0, 1fr) minmax(0, 14rem);
    gap: var(--_space-6);
  }
  :host([size='small']) .body.helped {
    grid-template-columns: minmax(0, 1fr);
  }
  .main {
    min-inline-size: 0;
  }
  :host([flush]) .body {
    --_space: 0px;
    overflow: hidden;
  }
  :host([flush]) .main {
    display: grid;
    min-block-size: 0;
  }
  .help {
    color: var(--_text-muted);
    overflow-wrap: anywhere;
  }
  .busy :is(.body, .slotted-footer) {
    opacity: 0.6;
  }
  .error,
  .foot,
  .question {
    display: flex;
    flex: none;
    gap: var(--_space-2);
    padding: var(--_space-3) var(--_space-5);
    border-block-start: 1px solid var(--_border);
  }
  .error {
    margin: 0;
    padding-block: var(--_space-2);
    border-color: var(--_danger-border);
    background: var(--_danger-ground);
    color: var(--_danger-text);
    overflow-wrap: anywhere;
  }
  :is(.error, .question) stratus-icon {
    flex: none;
    margin-block-start: 2px;
  }
  .foot,
  .question {
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
  }
  .slotted-footer {
    display: contents;
  }
  .working {
    display: inline-flex;
    align-items: center;
    gap: var(--_space-2);
    margin-inline-end: auto;
    color: var(--_text-muted);
  }
  .help.empty,
  .error:not(:has(*)),
  .foot.bare,
  .working:empty {
    display: none;
  }
  .question {
    border-color: var(--_warning-border);
    background: var(--_warning-ground);
    color: var(--_warning-text);
  }
  .question p {
    display: flex;
    flex: 1 20rem;
    gap: var(--_space-2);
    margin: 0;
  }
  @media (max-width: 560px) {
    dialog {
      inline-size: 100vw;
      max-block-size: 100dvh;
      margin-block-end: 0;
      border-inline: none;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
    :host([size='large']) dialog {
      block-size: 100dvh;
      border-radius: 0;
    }
    .body {
      --_space: var(--_space-4);
    }
    .body.helped {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
    }
    .head,
    .error,
    .foot,
    .question {
      padding-inline: var(--_space-4);
    }
  }
  /* Between a heading and buttons that stay, a low window (400 %) would leave no room for a field with its label. */
  @media (max-height: 420px) {
    dialog {
      max-block-size: 100dvh;
      overflow: auto;
    }
    .body,
    :host([flush]) .body {
      flex: none;
      overflow: visible;
    }
  }
`
