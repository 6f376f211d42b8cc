import { css } from 'lit'

export const stackTopologyStyles = css`
  :host {
    display: block;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-2) var(--_space-4);
    align-items: center;
    justify-content: space-between;
    margin-block-end: var(--_space-3);
  }
  .stack,
  .state {
    display: inline-flex;
    gap: var(--_space-2);
    align-items: center;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .state {
    gap: var(--_space-1);
    white-space: nowrap;
  }
  .state.success {
    color: var(--_success-text);
  }
  .state.progress {
    color: var(--_info-text);
  }
  .state.danger {
    color: var(--_danger-text);
  }
  .views {
    display: inline-flex;
  }
  .views .button:first-child {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  .views .button:last-child {
    margin-inline-start: -1px;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  .views [aria-pressed='true'] {
    z-index: 1;
    border-color: var(--_accent);
    background: var(--_accent-soft);
    color: var(--_accent);
  }
  .body {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(200px, 280px);
    gap: var(--_space-4);
    align-items: start;
  }
  .scroll {
    max-block-size: var(--stratus-stack-topology-height, 70vh);
    overflow: auto;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  svg {
    display: block;
  }
  aside {
    padding: var(--_space-3) var(--_space-4);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
    overflow-wrap: anywhere;
  }
  aside :first-child {
    margin-block-start: 0;
  }
  aside :is(h1, h2, h3, h4, h5, h6) {
    margin: 0 0 var(--_space-2);
    font-size: var(--_font-size-large);
    font-weight: var(--_weight-bold);
  }
  aside p {
    margin: 0 0 var(--_space-1);
  }
  .link {
    fill: none;
    stroke: var(--_neutral-7);
    stroke-width: 1.5px;
  }
  .link.lit {
    stroke: var(--_accent);
    stroke-width: 2.5px;
  }
  .node {
    cursor: pointer;
    outline: none;
  }
  .target {
    fill: transparent;
  }
  .node:hover .target,
  .node.selected .target {
    fill: color-mix(in oklab, var(--_accent-soft), transparent 30%);
  }
  .node:focus-visible .target {
    stroke: var(--_focus);
    stroke-width: 2px;
  }
  .ground {
    fill: var(--_surface);
  }
  /* Pictures of servers are drawn for white paper, some on a square of it. */
  .ground.paper {
    fill: white;
  }
  image {
    clip-path: circle(50%);
  }
  .ring {
    fill: none;
    stroke: var(--_neutral-7);
    stroke-width: 2px;
    transition: stroke var(--_duration);
  }
  .success .ring {
    stroke: var(--_success-fill);
  }
  .progress .ring {
    stroke: var(--_info-fill);
    stroke-dasharray: 12 6;
    animation: turn 4s linear infinite;
  }
  .danger .ring {
    stroke: var(--_danger-fill);
  }
  @keyframes turn {
    to {
      transform: rotate(360deg);
    }
  }
  .stand-in {
    --stratus-icon-size: 20px;
    color: var(--_text-muted);
  }
  text {
    fill: var(--_text);
    stroke: var(--_surface);
    stroke-width: 4px;
    paint-order: stroke;
    stroke-linejoin: round;
  }
  text.name {
    font-weight: var(--_weight-medium);
  }
  text.status {
    fill: var(--_text-muted);
    font-size: var(--_font-size-small);
  }
  .danger text.status {
    fill: var(--_danger-text);
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: var(--_space-2) var(--_space-3);
    border-block-end: 1px solid var(--_border);
    text-align: start;
    font-weight: var(--_weight-normal);
    overflow-wrap: anywhere;
  }
  thead th {
    color: var(--_text-muted);
    font-size: var(--_font-size-small);
  }
  tr.selected {
    background: var(--_surface-selected);
  }
  button.name {
    padding: 0;
    border: 0;
    background: none;
    color: var(--_accent);
    font: inherit;
    font-weight: var(--_weight-medium);
    text-align: start;
    cursor: pointer;
  }
  button.name:hover {
    text-decoration: underline;
  }
  .note {
    margin: var(--_space-4) 0;
    color: var(--_text-muted);
  }
  @media (max-width: 720px) {
    .body {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media (forced-colors: active) {
    .link,
    .ring {
      stroke: CanvasText;
    }
    .node.selected .ring,
    .link.lit {
      stroke: Highlight;
    }
    tr.selected {
      outline: 2px dashed Highlight;
      outline-offset: -2px;
    }
  }
`
