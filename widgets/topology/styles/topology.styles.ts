import { css } from 'lit'

export const topologyStyles = css`
  /* Where the page gives the element a height, the picture takes what is left of it. */
  :host {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
  }
  .body,
  .picture,
  .graph {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
  }
  /* For a page that makes a block of the element. */
  .body {
    block-size: 100%;
  }
  .body,
  .picture,
  .picture > *,
  .graph > * {
    flex: 1 1 auto;
    min-block-size: 0;
  }
  .toolbar,
  .group {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space-2);
  }
  .toolbar {
    container: toolbar / inline-size;
    margin-block-end: var(--_space-3);
  }
  .word {
    display: none;
  }
  @container toolbar (min-width: 600px) {
    .button.tool {
      inline-size: auto;
      padding-inline: var(--_space-2);
      gap: var(--_space-1);
      font-size: var(--_font-size-small);
    }
    .tool .word {
      display: inline;
    }
  }
  .group {
    gap: var(--_space-1);
  }
  .joined {
    gap: 0;
  }
  @media (max-width: 400px) {
    .joined [data-view] stratus-icon {
      display: none;
    }
  }
  .joined .button:not(:first-child) {
    margin-inline-start: -1px;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  .joined .button:not(:last-child) {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  .button[aria-pressed='true'] {
    position: relative;
    border-color: var(--_accent);
    background: var(--_accent-soft);
    color: var(--_accent);
  }
  .find {
    position: relative;
    flex: 1 1 200px;
    min-inline-size: 0;
    max-inline-size: 400px;
  }
  .search {
    inline-size: 100%;
  }
  /* In the field: what is found must not move the picture. */
  .find:has(.found:not(:empty)) .search {
    padding-inline-end: 112px;
  }
  select.field {
    max-inline-size: 160px;
  }
  .found {
    position: absolute;
    inset-block: 0;
    inset-inline-end: var(--_space-2);
    display: flex;
    align-items: center;
    pointer-events: none;
    color: var(--_text-muted);
    font-size: var(--_font-size-small);
    white-space: nowrap;
  }
  .graph,
  .picture {
    position: relative;
  }
  .picture.waiting {
    min-block-size: 240px;
  }
  .waiting > :not(.state) {
    visibility: hidden;
  }
  .waiting .state {
    position: absolute;
    inset: 0;
  }
  .picture.with-outline {
    flex-flow: row wrap;
    overflow: auto;
    gap: var(--_space-3);
  }
  .with-outline .graph {
    flex: 3 1 420px;
  }
  .with-outline .graph + * {
    flex: 1 1 240px;
    min-inline-size: 0;
  }
  .with-outline > * {
    max-block-size: 100%;
  }
  .group.zoom {
    position: absolute;
    inset-block-start: var(--_space-2);
    inset-inline-end: var(--_space-2);
    flex-direction: column;
    gap: var(--_space-1);
  }
  .menu-point {
    position: fixed;
    inline-size: 0;
    block-size: 0;
  }
  .legend {
    position: absolute;
    inset-block-end: var(--_space-2);
    inset-inline-start: var(--_space-2);
    border: 1px solid var(--_border);
    border-radius: var(--_radius-small);
    background: var(--_surface);
    font-size: var(--_font-size-small);
  }
  .legend summary {
    padding: var(--_space-1) var(--_space-2);
    cursor: pointer;
  }
  .legend ul {
    display: grid;
    gap: var(--_space-1);
    margin: 0;
    padding: 0 var(--_space-3) var(--_space-2);
    list-style: none;
  }
  .legend li {
    display: flex;
    gap: var(--_space-2);
    align-items: center;
  }
  .legend svg {
    inline-size: 16px;
    block-size: 16px;
    fill: none;
    stroke: var(--_surface);
    stroke-width: 0.26;
  }
  .legend .kind {
    stroke: currentColor;
    stroke-width: 1.75;
  }
  .legend .active circle {
    fill: var(--_success-fill);
  }
  .legend .loading circle {
    fill: var(--_warning-fill);
  }
  .legend .off circle {
    fill: var(--_neutral-9);
  }
  .legend .down circle {
    fill: var(--_danger-fill);
  }
  .zoom .button.button.button {
    margin: 0;
    border-radius: var(--_radius-small);
  }

  .state {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: var(--_space-3);
    min-block-size: 240px;
    padding: var(--_space-6);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text-muted);
    text-align: center;
  }
  .state stratus-icon {
    --stratus-icon-size: 24px;
  }
  /* With a picture below it. */
  .state.above {
    display: flex;
    align-items: center;
    min-block-size: 0;
    margin-block-end: var(--_space-2);
    padding: var(--_space-2) var(--_space-3);
    text-align: start;
  }
  .above stratus-icon {
    --stratus-icon-size: 18px;
  }
  .above .button {
    margin-inline-start: auto;
  }
  .state.progress {
    animation: appear 1ms 150ms backwards;
  }
  @keyframes appear {
    from {
      visibility: hidden;
    }
  }
  @media print {
    :host,
    .body,
    .picture,
    .graph {
      display: block;
    }
    .toolbar,
    .zoom.zoom,
    .legend,
    .with-outline .graph + * {
      display: none;
    }
  }
`
