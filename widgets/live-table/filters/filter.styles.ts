import { css } from 'lit'

/** The row of filters, and the panel of the one that is open. */
export const filterStyles = css`
  thead td {
    padding: var(--_space-1) 3px;
    border-block-end: 1px solid var(--_border);
    background: var(--_surface);
  }
  .filter {
    display: flex;
    align-items: center;
    inline-size: 100%;
    min-inline-size: 0;
    block-size: 28px;
    padding-inline: var(--_space-2);
    color: var(--_text-muted);
    font-size: 13px;
    text-align: start;
  }
  .filter.on {
    border-color: var(--_accent);
    color: var(--_text);
  }
  button.filter {
    justify-content: space-between;
    gap: var(--_space-1);
    cursor: pointer;
  }
  button.filter span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  button.filter::after {
    content: '';
    flex: none;
    inline-size: 6px;
    block-size: 6px;
    margin-block-end: 3px;
    border: solid currentcolor;
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
  }
  .one-line:not(.cards) thead td {
    display: block;
    box-sizing: border-box;
    min-inline-size: 0;
  }
  .cards tr.filters {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
    gap: var(--_space-2);
    padding: var(--_space-2) var(--_space-3);
  }
  .cards thead td {
    display: none;
    padding: 0;
    border: 0;
    background: none;
  }
  .cards thead td.filter-cell {
    display: block;
  }
  .cards thead .card-label {
    font-size: var(--_font-size-small);
  }
  .filtered {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0 var(--_space-2);
  }
  .filter-panel {
    position: fixed;
    inset: auto;
    box-sizing: border-box;
    margin: 0;
    inline-size: min(260px, calc(100vw - 16px));
    padding: var(--_space-3);
    overflow-y: auto;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    box-shadow: var(--_shadow-float);
  }
  .filter-panel label {
    display: grid;
    gap: 2px;
    margin-block-end: var(--_space-2);
  }
  .filter-panel .field {
    inline-size: 100%;
  }
  .filter-panel label.choice {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
    min-block-size: 28px;
    margin: 0;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  .filter-panel .number,
  .filter-panel p {
    color: var(--_text-muted);
  }
  .filter-panel .end {
    display: flex;
    justify-content: flex-end;
    margin-block-start: var(--_space-2);
    padding-block-start: var(--_space-2);
    border-block-start: 1px solid var(--_border);
  }
`
