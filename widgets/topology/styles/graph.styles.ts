import { css } from 'lit'

export const topologyGraphStyles = css`
  :host {
    display: block;
    position: relative;
    block-size: var(--stratus-topology-height, clamp(360px, calc(100vh - 270px), 1600px));
    min-inline-size: 0;
    overflow: hidden;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  .canvas {
    position: absolute;
    inset: 0;
    outline-offset: -2px;
    border-radius: inherit;
    /* Longer than nothing: the end of it tells that the page has another theme. */
    transition:
      color 1ms,
      background-color 1ms;
    background: var(--_surface);
    color: var(--_text);
    cursor: grab;
    touch-action: none;
    user-select: none;
  }
  .canvas.over {
    cursor: pointer;
  }
  .canvas:active {
    cursor: grabbing;
  }
  canvas {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  .past {
    visibility: hidden;
    z-index: 1;
  }
  .print {
    display: none;
  }
  .band {
    position: absolute;
    z-index: 1;
    inset: 0 auto auto 0;
    box-sizing: border-box;
    border: 1px dashed var(--_accent);
    background: color-mix(in srgb, var(--_accent) 12%, transparent);
    pointer-events: none;
  }
  .minimap {
    position: absolute;
    z-index: 1;
    overflow: hidden;
    inset-block-end: var(--_space-3);
    inset-inline-end: var(--_space-3);
    inline-size: 176px;
    block-size: 120px;
    border: 1px solid var(--_border-control);
    border-radius: var(--_radius-small);
    cursor: crosshair;
    touch-action: none;
  }
  .seen {
    position: absolute;
    inset: 0 auto auto 0;
    box-sizing: border-box;
    border: 1.5px solid var(--_accent);
  }
  .current {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .empty {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    padding: var(--_space-4);
    color: var(--_text-muted);
    text-align: center;
  }
  @media (max-width: 640px) {
    .minimap {
      display: none;
    }
  }
  @media print {
    :host {
      block-size: auto;
      break-inside: avoid;
    }
    .canvas,
    .print {
      display: block;
      position: static;
    }
    .print {
      inline-size: auto;
      block-size: auto;
      max-inline-size: 100%;
      max-block-size: 90vh;
      margin-inline: auto;
    }
    .picture,
    .past,
    .minimap {
      display: none;
    }
  }
`
