import { css } from 'lit'

export const quotaBarStyles = css`
  :host {
    display: block;
    --usage: var(--_accent);
    --added: color-mix(in oklab, var(--_accent) 50%, var(--_surface));
  }
  .near {
    --usage: var(--_warning-fill);
    --added: color-mix(in oklab, var(--_warning-fill) 55%, var(--_surface));
  }
  .full {
    --usage: var(--_danger-fill);
    --added: color-mix(in oklab, var(--_danger-fill) 55%, var(--_surface));
  }
  .text {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: var(--_space-3);
    font-size: var(--_font-size-small);
  }
  .heading {
    min-inline-size: 0;
    overflow-wrap: break-word;
    font-weight: var(--_weight-medium);
  }
  .amount {
    max-inline-size: 100%;
    color: var(--_text-muted);
    overflow-wrap: anywhere;
    /* '5 of 10' in right-to-left pages too. */
    unicode-bidi: plaintext;
  }
  .full .amount {
    color: var(--_danger-text);
    font-weight: var(--_weight-medium);
  }
  .near .amount {
    color: var(--_warning-text);
  }
  .bar {
    display: flex;
    block-size: 8px;
    margin-block-start: var(--_space-1);
    border-radius: var(--_radius-full);
    overflow: hidden;
    background: var(--_neutral-5);
  }
  .bar > div {
    inline-size: var(--width, 0);
    transition: inline-size var(--_duration);
  }
  .usage {
    background: var(--usage);
  }
  .added {
    background: var(--added);
    border-inline-start: 1px solid var(--_surface);
  }
  .added.empty {
    border: 0;
  }
  @media (forced-colors: active) {
    .bar,
    .bar > div {
      forced-color-adjust: none;
    }
  }
`
