import { isMotionReduced } from '../viewport/graph-motion.js'
import { isSameViewport, type Viewport } from '../viewport/viewport-model.js'

const duration = 300

/** Two canvases that take turns: what was on screen fades over what is drawn next, which takes no drawing of ours. */
export class GraphFade {
  #begins = false
  #fading: Animation | undefined
  #viewport: Viewport | undefined

  /** Nodes have come or gone: the next drawing comes in softly. */
  begin(): void {
    this.#begins = true
  }

  /** Before each drawing, which is for the one with the class `picture`. Where another part of the graph comes, nothing fades. */
  turn(picture: HTMLElement, past: HTMLElement, viewport: Viewport): void {
    const isMoved = !this.#viewport || !isSameViewport(viewport, this.#viewport)
    const begins = this.#begins && !isMoved && !isMotionReduced()
    this.#viewport = viewport
    this.#begins = false
    if (isMoved || begins) this.#fading?.cancel()
    if (!begins) return
    picture.className = 'past'
    past.className = 'picture'
    this.#fading = picture.animate({ opacity: [1, 0], visibility: ['visible', 'visible'] }, duration)
  }
}
