import { html, nothing } from 'lit'
import { t } from '../../internal/localize.js'

/** What the picture shows besides its canvas. */
export interface GraphCanvasState {
  /** How many nodes there are. */
  readonly count: number
  /** What is said when that is 0. */
  readonly whenEmpty: string
  readonly label: string
  /** The pointer is on a node. */
  readonly isOver: boolean
  /** The node that the keyboard is on, for screen readers. */
  readonly current: { readonly id: string; readonly text: string } | undefined
}

export interface GraphCanvasHandlers {
  key(event: KeyboardEvent): void
  focusMoved(): void
  themeChanged(): void
  mapPressed(event: PointerEvent): void
}

/** From this many nodes on, a small map shows the whole. */
const minimapFrom = 200

/** What is drawn on, what takes the focus, and what a screen reader hears of both. */
export function renderGraph({ count, whenEmpty, label, isOver, current }: GraphCanvasState, on: GraphCanvasHandlers) {
  return html`
    <div
      class="canvas ${isOver ? 'over' : ''}"
      part="canvas"
      role="application"
      tabindex=${count ? 0 : -1}
      aria-label=${label}
      aria-describedby="help"
      aria-roledescription=${t('graph')}
      aria-activedescendant=${current?.id ?? nothing}
      @keydown=${on.key}
      @focus=${on.focusMoved}
      @blur=${on.focusMoved}
      @transitionrun=${on.themeChanged}
      @transitioncancel=${on.themeChanged}
    >
      <canvas class="picture" aria-hidden="true"></canvas>
      <canvas class="past" aria-hidden="true"></canvas>
      <canvas class="print" aria-hidden="true" width="0" height="0"></canvas>
      <span class="probe" hidden></span>
      <div class="band" hidden></div>
      ${current ? html`<div class="current" role="img" id=${current.id} aria-label=${current.text}></div>` : nothing}
    </div>
    <p class="visually-hidden" id="help">
      ${t('Arrow keys follow links, Enter opens details, Space collapses or expands a network, Shift with Space chooses several, letters find a name.')}
    </p>
    ${
      count > minimapFrom
        ? html`<div
            class="minimap"
            part="minimap"
            aria-hidden="true"
            @pointerdown=${on.mapPressed}
            @pointermove=${on.mapPressed}
          >
            <canvas></canvas>
            <div class="seen"></div>
          </div>`
        : nothing
    }
    ${count ? nothing : html`<div class="empty">${whenEmpty}</div>`}
  `
}
