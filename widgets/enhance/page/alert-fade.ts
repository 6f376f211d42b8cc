import { PausableTimer } from '../../internal/pausable-timer.js'
import type { Behaviour } from '../core/context.js'

/**
 * A message of the page leaves by itself where the page's configuration says so (W-ALERT-03); the clock stops while the pointer or
 * the focus is on it.
 */
export const fadingAlerts: Behaviour = {
  name: 'alert-fade',
  selector: '.messages > .alert',
  attach(alert, { alertFade: fade, clock }) {
    if (!fade?.types.some((type) => alert.matches(`.alert-${type}`))) return undefined
    const stop = new AbortController()
    const vanish = (): void => {
      alert.style.setProperty('--stratus-fade', `${fade.duration}ms`)
      alert.classList.add('stratus-leaving')
      timer = new PausableTimer(fade.duration, () => alert.remove(), clock)
      timer.resume()
    }
    let timer = new PausableTimer(fade.delay, vanish, clock)
    const stay = (): void => timer.pause()
    const go = (): void => {
      if (!alert.matches(':hover, :focus-within')) timer.resume()
    }
    for (const type of ['pointerenter', 'focusin']) alert.addEventListener(type, stay, { signal: stop.signal })
    for (const type of ['pointerleave', 'focusout']) alert.addEventListener(type, go, { signal: stop.signal })
    go()
    return () => {
      stop.abort()
      timer.pause()
    }
  },
}
