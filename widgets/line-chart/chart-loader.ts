import type { ReactiveController, ReactiveControllerHost } from 'lit'
import type { DayRange } from '../date-range/date-model.js'
import { answerOf, type ChartAnswer } from './series-model.js'

export interface LoadParams extends DayRange {
  readonly period: string
  /** Aborted when another period is asked for, or the chart has left the page. */
  readonly signal: AbortSignal
}

export type Load = (params: LoadParams) => Promise<ChartAnswer>

/** Asks the page's `load` function: the newest question counts, late answers are dropped. */
export class ChartLoader implements ReactiveController {
  #host: ReactiveControllerHost
  #abort: AbortController | undefined
  /** What was asked when the chart left the page: it is asked again when the chart is back. */
  #pending: (() => void) | undefined

  /** What the last good answer was. */
  answer: ChartAnswer | undefined
  /** Why the last question failed; undefined when it did not. */
  error: unknown

  constructor(host: ReactiveControllerHost) {
    this.#host = host
    host.addController(this)
  }

  get loading(): boolean {
    return this.#abort !== undefined
  }

  ask(load: Load, params: Omit<LoadParams, 'signal'>, failed: (error: unknown) => void): void {
    this.#abort?.abort()
    const abort = new AbortController()
    this.#abort = abort
    this.#pending = () => this.ask(load, params, failed)
    void this.#take(abort, load, params, failed)
    this.#host.requestUpdate()
  }

  async #take(
    abort: AbortController,
    load: Load,
    params: Omit<LoadParams, 'signal'>,
    failed: (error: unknown) => void,
  ): Promise<void> {
    let answer: ChartAnswer | undefined
    let error: unknown
    try {
      answer = answerOf(await load({ ...params, signal: abort.signal }))
    } catch (reason) {
      error = reason ?? new Error()
    }
    if (this.#abort !== abort) return
    this.#abort = undefined
    this.#pending = undefined
    this.answer = answer ?? this.answer
    this.error = error
    this.#host.requestUpdate()
    if (!answer) failed(error)
  }

  hostConnected(): void {
    this.#pending?.()
  }

  hostDisconnected(): void {
    this.#abort?.abort()
    this.#abort = undefined
  }
}
