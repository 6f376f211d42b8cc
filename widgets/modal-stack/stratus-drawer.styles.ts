import { css } from 'lit'

export const drawerStyles = css`
  dialog {
    inline-size: min(var(--stratus-drawer-width, 440px), calc(100vw - 32px));
    block-size: 100dvh;
    max-block-size: none;
    margin-block: 0;
    margin-inline: auto 0;
    border-block: 0;
    border-inline-end: 0;
    border-radius: 0;
  }
  :host([placement='start']) dialog {
    margin-inline: 0 auto;
    border-inline-start: 0;
    border-inline-end: 1px solid var(--_border);
  }
  dialog[open] {
    animation-name: slide;
  }
  .body.helped {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
  @keyframes slide {
    from {
      opacity: 0;
    }
  }
`
