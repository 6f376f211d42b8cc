import { css } from 'lit'

export const topologyFlatStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    --net-0: light-dark(#2f6fd0, #6fa3ff);
    --net-1: light-dark(#c2660c, #f0a45c);
    --net-2: light-dark(#2c8a4b, #5fc685);
    --net-3: light-dark(#b8324a, #f27f92);
    --net-4: light-dark(#7a51c4, #b596f2);
    --net-5: light-dark(#8a5a3c, #c99c7d);
    --net-6: light-dark(#b03f94, #ec86cf);
    --net-7: light-dark(#0e8296, #4fc3d6);
  }
  .toolbar {
    display: flex;
    flex: none;
    margin-block-end: var(--_space-2);
  }
  .toolbar .button:first-child {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  .toolbar .button:last-child {
    margin-inline-start: -1px;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  .toolbar [aria-pressed='true'] {
    z-index: 1;
    border-color: var(--_accent);
    background: var(--_accent-soft);
    color: var(--_accent);
  }
  .scroll {
    position: relative;
    flex: 0 1 auto;
    min-block-size: 160px;
    max-block-size: var(--stratus-topology-height, 70vh);
    overflow: auto;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
    scroll-padding-block-start: 56px;
  }
  .heads {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    inline-size: max-content;
    min-inline-size: 100%;
    border-block-end: 1px solid var(--_border);
    background: color-mix(in oklab, var(--_surface), transparent 4%);
  }
  .head {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--_space-1);
    align-items: center;
    align-content: center;
    inline-size: 270px;
    block-size: 48px;
    padding: 0 var(--_space-2) 0 25px;
    color: var(--_text);
    text-decoration: none;
  }
  .small .head {
    inline-size: 100px;
    padding-inline: 21px var(--_space-1);
  }
  .head:focus-visible {
    outline-offset: -2px;
  }
  a.head:hover .name {
    text-decoration: underline;
  }
  .swatch {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 17px;
    opacity: 0.85;
  }
  .small .swatch {
    inline-size: 15px;
  }
  .head .name {
    grid-column: 1 / span 2;
    overflow: hidden;
    font-weight: var(--_weight-medium);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .head .kind-icon + .name {
    grid-column: 2;
  }
  .head .kind-icon {
    grid-column: 1;
    color: var(--_text-muted);
  }
  .ranges {
    grid-column: 1 / span 2;
    grid-row: 2;
    overflow: hidden;
    color: var(--_text-muted);
    font-size: var(--_font-size-small);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .head.selected {
    background: var(--_surface-selected);
  }
  svg {
    display: block;
  }
  .bar {
    cursor: pointer;
    opacity: 0.85;
  }
  .bar:hover {
    opacity: 1;
  }
  .bar.nourl {
    cursor: default;
  }
  .net-0 {
    background: var(--net-0);
    fill: var(--net-0);
  }
  .net-1 {
    background: var(--net-1);
    fill: var(--net-1);
  }
  .net-2 {
    background: var(--net-2);
    fill: var(--net-2);
  }
  .net-3 {
    background: var(--net-3);
    fill: var(--net-3);
  }
  .net-4 {
    background: var(--net-4);
    fill: var(--net-4);
  }
  .net-5 {
    background: var(--net-5);
    fill: var(--net-5);
  }
  .net-6 {
    background: var(--net-6);
    fill: var(--net-6);
  }
  .net-7 {
    background: var(--net-7);
    fill: var(--net-7);
  }
  .device {
    cursor: pointer;
    outline: none;
  }
  .box {
    fill: var(--_surface);
    stroke: var(--_success-fill);
    stroke-width: 1.5px;
    transition: stroke var(--_duration);
  }
  .down .box {
    stroke: var(--_danger-fill);
  }
  .off .box {
    stroke: var(--_neutral-9);
  }
  .loading .box {
    stroke: var(--_warning-fill);
    stroke-dasharray: 4 3;
  }
  .device:hover .box {
    fill: var(--_surface-hover);
  }
  .selected .box {
    fill: var(--_surface-selected);
    stroke-width: 2.5px;
  }
  .device:focus-visible .box {
    stroke: var(--_focus);
    stroke-width: 3px;
  }
  .loading-bar {
    fill: var(--_warning-fill);
    animation: breathe 1.2s ease-in-out infinite alternate;
  }
  @keyframes breathe {
    from {
      opacity: 0.25;
    }
  }
  .dimmed {
    opacity: 0.25;
  }
  /* Names stay to be read. */
  .head.dimmed {
    opacity: 1;
    color: var(--_text-muted);
  }
  .head.dimmed .swatch {
    opacity: 0.25;
  }
  .words stratus-icon {
    --stratus-icon-size: 14px;
    display: block;
    color: var(--_text-muted);
  }
  .down stratus-icon {
    color: var(--_danger-text);
  }
  .words {
    pointer-events: none;
  }
  text {
    fill: var(--_text);
    font-size: var(--_font-size-small);
    pointer-events: none;
  }
  text.name {
    font-size: 11.5px;
  }
  text.address {
    fill: var(--_text-muted);
    font-size: 10px;
    stroke: var(--_surface);
    stroke-width: 3px;
    paint-order: stroke;
  }
  .note {
    display: grid;
    place-content: center;
    min-block-size: 240px;
    margin: 0;
    padding: var(--_space-4);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text-muted);
    text-align: center;
  }
  @media (forced-colors: active) {
    .bar,
    .port,
    .swatch {
      forced-color-adjust: none;
    }
    .box {
      stroke: CanvasText;
    }
    .selected .box,
    .device:focus-visible .box {
      stroke: Highlight;
    }
  }
  .print {
    display: none;
  }
  @media print {
    :host {
      display: block;
    }
    .toolbar,
    .print:not([width='0']) + .scroll {
      display: none;
    }
    /* The colours of networks are backgrounds. */
    .scroll {
      print-color-adjust: exact;
    }
    .print {
      display: block;
      max-inline-size: 100%;
      max-block-size: 90vh;
      margin-inline: auto;
    }
  }
`
