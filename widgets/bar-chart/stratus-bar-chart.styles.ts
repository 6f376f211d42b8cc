import { css } from 'lit'

export const barChartStyles = css`
  :host {
    display: block;
  }
  .chart {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
  }
  .chart.vertical {
    display: inline-flex;
    flex-direction: column;
    block-size: 100%;
  }
  /** The bar with its tooltip. */
  .place {
    position: relative;
    /* What it wants where its width is that of what is in it; less where there is less. */
    display: grid;
    grid-template-columns: minmax(0, var(--stratus-bar-chart-length, 160px));
    flex: 1;
    block-size: var(--stratus-bar-chart-thickness, 30px);
    max-inline-size: var(--stratus-bar-chart-length, none);
  }
  .bar {
    position: absolute;
    inset: 0;
    border-radius: var(--_radius-small);
    background: var(--_neutral-5);
  }
  .vertical .place {
    flex: 1 0 var(--stratus-bar-chart-length, 160px);
    inline-size: var(--stratus-bar-chart-thickness, 30px);
  }
  .piece {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--start, 0);
    inline-size: var(--size, 0);
  }
  .vertical .piece {
    inset: auto 0 var(--start, 0);
    inline-size: auto;
    block-size: var(--size, 0);
  }
  .used {
    background: var(--_accent);
    transition: inline-size var(--_duration);
  }
  .used:nth-child(even) {
    background: color-mix(in oklab, var(--_accent) 65%, var(--_surface));
  }
  .used:first-child {
    border-start-start-radius: inherit;
    border-end-start-radius: inherit;
  }
  .vertical .used:first-child {
    border-radius: 0 0 var(--_radius-small) var(--_radius-small);
  }
  .average {
    inset-inline-start: calc(var(--start, 0%) - 4px);
    inline-size: 9px;
  }
  .vertical .average {
    inset-block-end: calc(var(--start, 0%) - 4px);
    block-size: 9px;
  }
  .average::after {
    content: '';
    position: absolute;
    inset: -3px 3px;
    border: 1px solid var(--_surface);
    background: var(--_text);
  }
  .vertical .average::after {
    inset: 3px -3px;
  }
  .piece.open:not(.average) {
    box-shadow: inset 0 0 0 2px var(--_surface);
  }
  .label {
    min-inline-size: 4ch;
    font-weight: var(--_weight-medium);
    text-align: end;
  }
  .vertical .label {
    text-align: center;
  }
  .tooltip {
    position: absolute;
    z-index: 1;
    inset-block-end: calc(100% + var(--_space-1));
    inset-inline-start: clamp(0px, calc(var(--at, 0%) - 60px), calc(100% - 120px));
    max-inline-size: 32ch;
    padding: var(--_space-1) var(--_space-2);
    border: 1px solid var(--_border);
    border-radius: var(--_radius-small);
    background: var(--_surface);
    box-shadow: var(--_shadow-float);
    font-size: var(--_font-size-small);
    overflow-wrap: anywhere;
    pointer-events: none;
    /* 'Average 20 %' in right-to-left pages too. */
    unicode-bidi: plaintext;
  }
  .vertical .tooltip {
    inset: auto auto var(--at, 0) calc(100% + var(--_space-1));
    inline-size: max-content;
  }
  .none {
    margin: 0;
    color: var(--_text-muted);
  }
  @media (forced-colors: active) {
    .bar,
    .used,
    .average::after {
      forced-color-adjust: none;
    }
    .bar {
      outline: 1px solid CanvasText;
    }
  }
`
