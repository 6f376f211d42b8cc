import { css, unsafeCSS } from 'lit'

/** Lines that stand apart from each other and 3:1 from the surface, in light, in dark and among the user's own colours. */
const palette: ReadonlyArray<readonly [light: string, dark: string]> = [
  ['#2257d0', '#86a9ff'],
  ['#b8500a', '#f5975a'],
  ['#0b7567', '#4fc7b4'],
  ['#8a2fb0', '#cf8ef0'],
  ['#826200', '#d9b64a'],
  ['#bd2a6b', '#f283b3'],
  ['#47730d', '#a3cc54'],
  ['#56606c', '#a3acb8'],
]
const colors = palette.map(
  ([light, dark], index) =>
    `.color-${index + 1} { color: var(--stratus-chart-${index + 1}, light-dark(${light}, ${dark})); forced-color-adjust: none; }`,
)

export const lineChartStyles = css`
  /* Where the page gives the element a height, the drawing takes what is left of it. */
  :host {
    display: flex;
    flex-direction: column;
  }
  ${unsafeCSS(colors.join('\n'))}
  .text {
    color: var(--_text-muted);
  }
  /* Transitions that nobody sees tell the script that the page's colours have changed. */
  .probes > i {
    transition: color 1ms !important;
  }
  .line {
    color: var(--_border);
    forced-color-adjust: none;
  }
  .surface {
    color: var(--_surface);
  }
  .head {
    margin-block-end: var(--_space-3);
  }
  .body {
    display: flex;
    --_own-height: var(--height, var(--stratus-line-chart-height, 240px));
    flex: 1 1 var(--_own-height);
    /* For a page that makes a block of the element. */
    block-size: var(--_own-height);
    gap: var(--_space-4);
  }
  .plot {
    position: relative;
    flex: 1;
    min-inline-size: 0;
    border-radius: var(--_radius-small);
  }
  .canvas {
    position: absolute;
    inset: 0;
    overflow: hidden;
    isolation: isolate;
    /* Time runs from left to right in every language. */
    direction: ltr;
  }
  .stale .canvas {
    opacity: 0.5;
    transition: opacity var(--_duration) 150ms;
  }
  .notice {
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: var(--_space-3);
    padding: var(--_space-4);
    border: 1px dashed var(--_border);
    border-radius: var(--_radius);
    color: var(--_text-muted);
    text-align: center;
  }
  .notice p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  .skeleton {
    position: absolute;
    inset: 0;
    border-radius: var(--_radius);
    background: var(--_surface-sunken);
    animation: appear 1ms 150ms backwards;
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space-1) var(--_space-2);
    margin-block-start: var(--_space-2);
  }
  .series {
    display: inline-flex;
    align-items: center;
    gap: var(--_space-2);
    max-inline-size: 100%;
    min-block-size: var(--_control-height-small);
    padding: 0 var(--_space-2);
    border: 0;
    border-radius: var(--_radius-small);
    background: transparent;
    color: var(--_text);
    font: inherit;
    font-size: var(--_font-size-small);
    cursor: pointer;
  }
  .series:hover {
    background: var(--_surface-hover);
  }
  .swatch {
    flex: none;
    inline-size: 14px;
    border-block-start: 3px solid currentcolor;
  }
  .swatch.dashed {
    border-block-start-style: dashed;
  }
  .series[aria-pressed='false'] {
    color: var(--_text-muted);
  }
  .series[aria-pressed='false'] .name {
    text-decoration: line-through;
  }
  .series[aria-pressed='false'] .swatch {
    color: var(--_neutral-7);
  }
  .reading {
    font-weight: var(--_weight-medium);
    white-space: nowrap;
    /* '41.8 %' in right-to-left pages too. */
    unicode-bidi: plaintext;
  }
  .moment {
    margin-inline-start: auto;
    color: var(--_text-muted);
    font-size: var(--_font-size-small);
    white-space: nowrap;
  }
  .foot {
    display: flex;
    justify-content: space-between;
    gap: var(--_space-3);
    margin-block-start: var(--_space-1);
    font-size: var(--_font-size-small);
  }
  .credit {
    align-self: center;
    color: var(--_text-muted);
  }
  .scroll {
    /* Where the page has given the element a height, it gives way before the drawing does. */
    flex: 0 1000 auto;
    min-block-size: 96px;
    max-block-size: 320px;
    margin-block-start: var(--_space-2);
    overflow: auto;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  caption {
    padding: var(--_space-2) var(--_space-3);
    color: var(--_text-muted);
    font-size: var(--_font-size-small);
    text-align: start;
  }
  th,
  td {
    padding: var(--_space-1) var(--_space-3);
    border-block-start: 1px solid var(--_border);
    font-weight: var(--_weight-normal);
    text-align: end;
    white-space: nowrap;
  }
  th:first-child {
    text-align: start;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    background: var(--_surface-sunken);
    font-weight: var(--_weight-medium);
  }
  .stats {
    --stratus-bar-chart-length: 120px;
    flex: none;
  }
  /* Over the drawing: beyond the bar is the edge of the page. */
  .stats::part(tooltip) {
    inset-inline: auto calc(100% + var(--_space-1));
  }
`
