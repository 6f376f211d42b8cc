import { css } from 'lit'

export const topologyBalloonStyles = css`
  :host {
    display: contents;
  }
  .balloon {
    position: fixed;
    inset: auto;
    inline-size: min(360px, calc(100vw - 16px));
    margin: 0;
    padding: 0;
    overflow: auto;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    box-shadow: var(--_shadow-float);
  }
  .balloon:focus {
    outline: none;
  }
  .balloon:focus-visible {
    outline: 2px solid var(--_focus);
  }
  .head {
    display: flex;
    gap: var(--_space-2);
    align-items: center;
    padding: var(--_space-2) var(--_space-2) 0 var(--_space-3);
  }
  h2 {
    flex: 1;
    min-inline-size: 0;
    display: -webkit-box;
    margin: 0;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    font-size: var(--_font-size);
    font-weight: var(--_weight-bold);
    overflow-wrap: anywhere;
  }
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--_space-1) var(--_space-3);
    margin: var(--_space-1) var(--_space-3) var(--_space-2);
    font-size: var(--_font-size-small);
  }
  dt {
    color: var(--_text-muted);
  }
  dd {
    margin: 0;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .own {
    margin: 0 var(--_space-3) var(--_space-2);
    padding: 0;
    list-style: none;
    font-size: var(--_font-size-small);
  }
  .own li {
    display: block;
    padding: 0;
    border: 0;
  }
  .mono {
    font-family: var(--_font-mono);
    font-size: var(--_font-size-small);
  }
  .state {
    display: inline-flex;
    gap: var(--_space-1);
    align-items: center;
  }
  .state.active {
    color: var(--_success-text);
  }
  .state.loading {
    color: var(--_warning-text);
  }
  .state.down {
    color: var(--_danger-text);
  }
  .state.off {
    color: var(--_text-muted);
  }
  section {
    border-block-start: 1px solid var(--_border);
    padding: var(--_space-2) var(--_space-3);
  }
  .title {
    display: flex;
    gap: var(--_space-2);
    align-items: center;
    justify-content: space-between;
    min-block-size: var(--_control-height-small);
  }
  h3 {
    margin: 0;
    color: var(--_text-muted);
    font-size: var(--_font-size-small);
    font-weight: var(--_weight-medium);
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--_space-2);
    align-items: center;
    padding-block: var(--_space-1);
  }
  li + li {
    border-block-start: 1px solid var(--_border);
  }
  li > :is(.mono, .name) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    grid-row: 2;
    gap: 0 var(--_space-2);
    min-inline-size: 0;
    color: var(--_text-muted);
    font-size: var(--_font-size-small);
    overflow-wrap: anywhere;
  }
  li > .button {
    grid-column: 2;
    grid-row: 1 / span 2;
    color: var(--_danger-text);
  }
  li > .button:disabled {
    color: var(--_text-disabled);
  }
  .none {
    margin: var(--_space-1) 0;
    color: var(--_text-muted);
    font-size: var(--_font-size-small);
  }
  a:not(.button) {
    color: var(--_accent);
    text-decoration: none;
  }
  a:not(.button):hover {
    text-decoration: underline;
  }
  .foot {
    position: sticky;
    inset-block-end: 0;
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-2);
    align-items: center;
    justify-content: space-between;
    padding: var(--_space-2) var(--_space-3);
    border-block-start: 1px solid var(--_border);
    background: var(--_surface-sunken);
  }
  .quiet-danger:not(:disabled, [aria-disabled='true']):is(:hover, :focus-visible) {
    border-color: var(--_danger-border);
    color: var(--_danger-text);
  }
  .links {
    align-items: center;
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-1) var(--_space-3);
    font-weight: var(--_weight-medium);
  }
`
