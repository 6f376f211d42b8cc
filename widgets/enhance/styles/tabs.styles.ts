import { css } from 'lit'

/** Tabs of a page, and the steps of a workflow. */
export const tabRules = css`
  .stratus-horizon {
    & .nav-tabs,
    & .nav-pills {
      display: flex;
      flex-wrap: wrap;
      gap: var(--_space-1);
      margin: 0 0 var(--_space-4);
      padding: 0;
      border-block-end: 1px solid var(--_border);
      list-style: none;
    }
    & :is(.nav-tabs, .nav-pills) > li > a {
      display: block;
      padding: var(--_space-2) var(--_space-3);
      margin-block-end: -1px;
      border-block-end: 2px solid transparent;
      color: var(--_text-muted);
      text-decoration: none;
      cursor: pointer;
    }
    & :is(.nav-tabs, .nav-pills) > li > a[aria-selected='true'] {
      border-block-end-color: var(--_accent);
      color: var(--_text);
      font-weight: var(--_weight-medium);
    }
    & :is(.nav-tabs, .nav-pills) > li.disabled > a {
      color: var(--_text-disabled);
      cursor: default;
    }
    & .wizard-tabs {
      counter-reset: step;
    }
    & .wizard-tabs > li > a::before {
      content: counter(step);
      counter-increment: step;
      display: inline-grid;
      place-content: center;
      inline-size: 20px;
      block-size: 20px;
      margin-inline-end: var(--_space-2);
      border: 1px solid var(--_border-control);
      border-radius: var(--_radius-full);
      font-size: var(--_font-size-small);
    }
    & .wizard-tabs > li.done > a::before {
      border-color: transparent;
      background: var(--_accent-soft);
      color: var(--_accent);
    }
    & .wizard-tabs > li.done:not(.active) > a::before {
      content: '✓' / '';
      counter-increment: step;
    }
  }
`
