import type { ReactiveController, ReactiveControllerHost } from 'lit'

/** True when the user asked for less motion. */
export function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** One drawing a frame at most, and what moves over time. */
export class GraphMotion implements ReactiveController {
  #frame = 0
  #moves = new Set<(now: number) => boolean>()

  constructor(
    host: ReactiveControllerHost,
    private readonly draw: () => void,
  ) {
    host.addController(this)
  }

  hostDisconnected(): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
    this.#moves.clear()
  }

  /** Draws in the next frame. */
  request(): void {
    this.#frame ||= requestAnimationFrame(this.#run)
  }

  /** Calls `step` with 0 to 1 every frame for `ms`; at once with 1 when motion is reduced. The answer ends it. */
  animate(ms: number, step: (part: number) => void): () => void {
    if (isMotionReduced()) {
      step(1)
      this.request()
      return () => undefined
    }
    let start: number | undefined
    const move = (now: number) => {
      start ??= now
      const part = Math.min(1, (now - start) / ms)
      step(part)
      return part < 1
    }
    this.#moves.add(move)
    this.request()
    return () => this.#moves.delete(move)
  }

  #run = (now: number): void => {
    this.#frame = 0
    for (const move of this.#moves) if (!move(now)) this.#moves.delete(move)
    this.draw()
    if (this.#moves.size) this.request()
  }
}
