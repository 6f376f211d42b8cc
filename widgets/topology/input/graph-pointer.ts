import type { ReactiveController, ReactiveControllerHost } from 'lit'
import type { NodeKey } from '../model/topology-model.js'
import type { BandEnds } from './rubber-band.js'
import { screenScale } from '../../internal/screen-scale.js'

/** What pointers do to the picture; keys are the nodes'. */
export interface PointerActions {
  /** What is at a point of the canvas; undefined = the ground. `coarse` for fingers. */
  hit(x: number, y: number, coarse: boolean): NodeKey | undefined
  hover(key: NodeKey | undefined): void
  /** @param adds - With Shift: besides what is chosen. */
  click(key: NodeKey | undefined, adds: boolean): void
  doubleClick(key: NodeKey | undefined): void
  /** The right button, or a long press; px of the canvas. */
  menu(key: NodeKey | undefined, x: number, y: number): void
  /** By how much the pointer went since the last call, px. */
  drag(key: NodeKey, dx: number, dy: number): void
  dragEnd(key: NodeKey): void
  pan(dx: number, dy: number): void
  /** A rubber band, with Shift on the ground; `done` when it is let go, undefined when it is given up. */
  band(ends: BandEnds | undefined, done: boolean): void
  zoom(factor: number, x: number, y: number): void
}

/** A press that moves less than this, px, is a click. */
const threshold = 4

interface Press extends BandEnds {
  x: number
  y: number
}

/** Pointers on the canvas: click, drag of a node or of the ground, two fingers, wheel. */
export class GraphPointer implements ReactiveController {
  #presses = new Map<number, Press>()
  #key: NodeKey | undefined
  #moved = false
  /** What is pressed was pressed with Shift. */
  #adds = false
  #canvas: HTMLElement | undefined

  constructor(
    host: ReactiveControllerHost,
    private readonly target: PointerActions,
  ) {
    host.addController(this)
  }

  hostDisconnected(): void {
    this.#presses.clear()
    this.#key = undefined
    this.#adds = false
  }

  /** The node that is being dragged. */
  get dragging(): NodeKey | undefined {
    return this.#moved ? this.#key : undefined
  }

  listen(canvas: HTMLElement): void {
    if (this.#canvas === canvas) return
    this.#canvas = canvas
    canvas.addEventListener('pointerdown', this.#down)
    canvas.addEventListener('pointermove', this.#move)
    canvas.addEventListener('pointerup', this.#up)
    canvas.addEventListener('pointercancel', this.#up)
    canvas.addEventListener('pointerleave', () => this.target.hover(undefined))
    canvas.addEventListener('dblclick', (event) => {
      const { x, y } = this.#point(event)
      this.target.doubleClick(this.target.hit(x, y, false))
    })
    canvas.addEventListener('contextmenu', this.#menu)
    canvas.addEventListener('wheel', this.#wheel, { passive: false })
  }

  #point({ clientX, clientY }: MouseEvent): { x: number; y: number } {
    const { left, top } = this.#canvas?.getBoundingClientRect() ?? { left: 0, top: 0 }
    const pixel = this.#canvas ? screenScale(this.#canvas) : 1
    return { x: (clientX - left) / pixel, y: (clientY - top) / pixel }
  }

  #down = (event: PointerEvent): void => {
    if (event.button !== 0) return
    const { x, y } = this.#point(event)
    this.#canvas?.setPointerCapture(event.pointerId)
    this.#presses.set(event.pointerId, { startX: x, startY: y, x, y })
    if (this.#presses.size === 1) {
      this.#moved = false
      this.#key = this.target.hit(x, y, event.pointerType !== 'mouse')
      this.#adds = event.shiftKey
    }
  }

  #move = (event: PointerEvent): void => {
    const { x, y } = this.#point(event)
    const press = this.#presses.get(event.pointerId)
    if (!press) {
      if (event.pointerType === 'mouse') this.target.hover(this.target.hit(x, y, false))
      return
    }
    if (this.#presses.size > 1) this.#pinch(press, x, y)
    else {
      this.#moved ||= Math.hypot(x - press.startX, y - press.startY) >= threshold
      if (!this.#moved) return
      const [dx, dy] = [x - press.x, y - press.y]
      if (this.#key !== undefined) this.target.drag(this.#key, dx, dy)
      else if (!this.#adds) this.target.pan(dx, dy)
    }
    press.x = x
    press.y = y
    if (this.#isBand) this.target.band(press, false)
  }

  get #isBand(): boolean {
    return this.#adds && this.#moved && this.#key === undefined
  }

  #pinch(press: Press, x: number, y: number): void {
    this.#moved = true
    if (this.#adds) this.target.band(undefined, false)
    this.#adds = false
    const other = [...this.#presses.values()].find((each) => each !== press)
    if (!other) return
    const before = Math.hypot(press.x - other.x, press.y - other.y)
    const after = Math.hypot(x - other.x, y - other.y)
    if (before > 0) this.target.zoom(after / before, (press.x + other.x) / 2, (press.y + other.y) / 2)
    this.target.pan((x - press.x) / 2, (y - press.y) / 2)
  }

  #up = (event: PointerEvent): void => {
    const press = this.#presses.get(event.pointerId)
    if (!press) return
    this.#presses.delete(event.pointerId)
    if (this.#presses.size > 0) return
    const key = this.#key
    if (this.#isBand) this.target.band(event.type === 'pointerup' ? press : undefined, true)
    this.#key = undefined
    if (this.#moved) {
      if (key !== undefined) this.target.dragEnd(key)
    } else if (event.type === 'pointerup') this.target.click(key, this.#adds)
    this.#moved = false
  }

  #menu = (event: MouseEvent): void => {
    event.preventDefault()
    const { x, y } = this.#point(event)
    const key = this.target.hit(x, y, event instanceof PointerEvent && event.pointerType === 'touch')
    // A finger that rests is no click any more; what is under way ends where it is.
    if (this.#isBand) this.target.band(undefined, false)
    if (this.dragging !== undefined) this.target.dragEnd(this.dragging)
    this.#presses.clear()
    this.#moved = false
    this.#key = undefined
    this.target.menu(key, x, y)
  }

  #wheel = (event: WheelEvent): void => {
    event.preventDefault()
    const { x, y } = this.#point(event)
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
    this.target.zoom(2 ** (-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.002)), x, y)
  }
}
