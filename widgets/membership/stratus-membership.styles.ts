import { css } from 'lit'

export const membershipStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    min-inline-size: 0;
  }
  .sides {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--_space-4);
  }
  @container (width < 520px) {
    .sides {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  section {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  header {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
    padding: var(--_space-2) var(--_space-3);
  }
  h4 {
    margin: 0;
    min-inline-size: 0;
    font: inherit;
    font-weight: var(--_weight-bold);
    overflow-wrap: anywhere;
  }
  .count {
    min-inline-size: 22px;
    padding: 0 6px;
    border-radius: var(--_radius-full);
    background: var(--_surface-active);
    color: var(--_text-muted);
    font-size: var(--_font-size-small);
    line-height: 20px;
    text-align: center;
  }
  .search {
    position: relative;
    display: flex;
    align-items: center;
    padding: 0 var(--_space-3) var(--_space-2);
    border-block-end: 1px solid var(--_border);
  }
  .search stratus-icon {
    position: absolute;
    inset-inline-start: calc(var(--_space-3) + 9px);
    color: var(--_text-muted);
    pointer-events: none;
  }
  .search .field {
    inline-size: 100%;
    padding-inline-start: 32px;
  }
  ul {
    flex: 1 1 auto;
    min-block-size: 108px;
    max-block-size: var(--stratus-membership-height, 320px);
    margin: 0;
    padding: 0;
    overflow: auto;
    overscroll-behavior: contain;
    list-style: none;
  }
  .row {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
    min-block-size: 36px;
    padding: 2px var(--_space-2) 2px var(--_space-3);
    border-block-end: 1px solid var(--_neutral-4);
  }
  .row:hover {
    background: var(--_surface-hover);
  }
  .name {
    flex: 1 1 auto;
    min-inline-size: 0;
  }
  .roles {
    flex: 0 1 auto;
    min-inline-size: 64px;
    max-inline-size: 60%;
    border-color: var(--_border);
    font-weight: var(--_weight-normal);
  }
  .roles.none {
    color: var(--_text-muted);
  }
  .empty {
    padding: var(--_space-5) var(--_space-3);
    color: var(--_text-muted);
    text-align: center;
  }
  .choices {
    position: fixed;
    inset: auto;
    min-inline-size: 180px;
    max-inline-size: min(360px, 90vw);
    margin: 0;
    padding: var(--_space-1);
    overflow: auto;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    box-shadow: var(--_shadow-float);
  }
  .choice {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
    min-block-size: 30px;
    padding: 0 var(--_space-2);
    border-radius: var(--_radius-small);
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  .choice:hover {
    background: var(--_surface-hover);
  }
`
