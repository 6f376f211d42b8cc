import { css } from 'lit'

export const quotaPieStyles = css`
  :host {
    display: block;
    --usage: var(--_accent);
    --added: color-mix(in oklab, var(--_accent) 50%, var(--_surface));
    --remaining: var(--_neutral-5);
  }
  figure {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 var(--_space-3);
    align-items: center;
    margin: 0;
  }
  figure.chartless {
    grid-template-columns: 1fr;
  }
  .near {
    --usage: var(--_warning-fill);
    --added: color-mix(in oklab, var(--_warning-fill) 55%, var(--_surface));
  }
  .full {
    --usage: var(--_danger-fill);
    --added: color-mix(in oklab, var(--_danger-fill) 55%, var(--_surface));
  }
  .chart {
    position: relative;
    display: grid;
    place-items: center;
  }
  svg {
    display: block;
  }
  path {
    stroke: var(--_surface);
    stroke-width: 1.5px;
    transition: fill var(--_duration);
  }
  path.usage {
    fill: var(--usage);
  }
  path.added {
    fill: var(--added);
  }
  path.remaining {
    fill: var(--remaining);
  }
  .percent {
    position: absolute;
    font-size: var(--_font-size-small);
    font-weight: var(--_weight-bold);
  }
  .pie .percent {
    position: static;
  }
  .over .percent,
  .full .percent {
    color: var(--_danger-text);
  }
  .title {
    font-weight: var(--_weight-medium);
    overflow-wrap: anywhere;
  }
  .suffix {
    color: var(--_text-muted);
    font-size: var(--_font-size-small);
    font-weight: var(--_weight-normal);
  }
  dl {
    display: grid;
    grid-template-columns: auto auto 1fr;
    gap: 0 var(--_space-2);
    align-items: center;
    margin: var(--_space-1) 0 0;
    font-size: var(--_font-size-small);
  }
  dl > div {
    display: contents;
  }
  .swatch {
    inline-size: 8px;
    block-size: 8px;
    border-radius: 2px;
  }
  .swatch.usage {
    background: var(--usage);
  }
  .swatch.added {
    background: var(--added);
  }
  .swatch.remaining {
    background: var(--remaining);
    box-shadow: inset 0 0 0 1px var(--_neutral-7);
  }
  dt {
    display: contents;
    color: var(--_text-muted);
  }
  dt > span:last-child {
    color: var(--_text-muted);
  }
  dd {
    margin: 0;
    justify-self: end;
    white-space: nowrap;
    font-weight: var(--_weight-medium);
  }
  @media (forced-colors: active) {
    path,
    .swatch {
      forced-color-adjust: none;
    }
  }
`
