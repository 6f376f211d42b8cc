import { css } from 'lit'

export const quotaPieStyles = css`
  :host {
    display: block;
    /* Pages of many quotas pay for those in sight. */
    content-visibility: auto;
    contain-intrinsic-size: auto 240px auto 76px;
    --usage: var(--_accent);
    --added: color-mix(in oklab, var(--_accent) 50%, var(--_surface));
    --remaining: var(--_neutral-5);
  }
  figure {
    display: flex;
    gap: var(--_space-3);
    align-items: center;
    margin: 0;
  }
  figure > :last-child {
    flex: 1;
    min-inline-size: 0;
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
    display: grid;
    place-items: center;
  }
  svg {
    display: block;
  }
  path {
    fill: var(--swatch);
    stroke: var(--_surface);
    stroke-width: 1.5px;
    transition: fill var(--_duration);
  }
  .donut :is(svg, .percent) {
    grid-area: 1 / 1;
  }
  .percent {
    font-size: var(--_font-size-small);
    font-weight: var(--_weight-bold);
  }
  /* '> 100%' in the ring. */
  .donut.over .percent {
    letter-spacing: -0.04em;
    word-spacing: -0.25em;
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
    display: inline-block;
    color: var(--_text-muted);
    font-size: var(--_font-size-small);
    font-weight: var(--_weight-normal);
    unicode-bidi: plaintext;
  }
  dl {
    margin: var(--_space-1) 0 0;
    font-size: var(--_font-size-small);
  }
  dl > div {
    display: flex;
    /* Where both do not fit in a line, the amount goes below: a label is never broken. */
    flex-wrap: wrap;
    column-gap: var(--_space-2);
    align-items: baseline;
  }
  dt {
    display: flex;
    flex: 1 0 auto;
    align-items: baseline;
    max-inline-size: 100%;
    color: var(--_text-muted);
  }
  dt::before {
    content: '';
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    margin-inline-end: var(--_space-2);
    border-radius: 2px;
    background: var(--swatch);
  }
  .usage {
    --swatch: var(--usage);
  }
  .added {
    --swatch: var(--added);
  }
  .remaining {
    --swatch: var(--remaining);
  }
  dt.remaining::before {
    box-shadow: inset 0 0 0 1px var(--_neutral-7);
  }
  dd {
    margin: 0;
    max-inline-size: 100%;
    overflow-wrap: anywhere;
    margin-inline-start: auto;
    font-weight: var(--_weight-medium);
    /* '512 MiB' in right-to-left pages too. */
    unicode-bidi: plaintext;
  }
  @media (forced-colors: active) {
    path,
    dt::before {
      forced-color-adjust: none;
    }
  }
`
