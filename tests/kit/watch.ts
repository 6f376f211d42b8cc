type Listener = EventListenerOrEventListenerObject | null
type Options = boolean | AddEventListenerOptions

/** Counts listeners that were added and are still there when the answer is called, of the targets that matter then; ends unless told to go on. */
export function watchListeners(matters: (target: EventTarget) => boolean): (goOn?: boolean) => number {
  const held = new Map<EventTarget, Set<string>>()
  const ids = new WeakMap<object, number>()
  let nextId = 1
  const keyOf = (type: string, listener: object, options?: Options) => {
    if (!ids.has(listener)) ids.set(listener, nextId++)
    return `${type} ${ids.get(listener)} ${Boolean(typeof options === 'object' ? options.capture : options)}`
  }
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
  Object.assign(EventTarget.prototype, {
    addEventListener(this: EventTarget | undefined, type: string, listener: Listener, options?: Options) {
      const target = this ?? window
      if (listener && !(typeof options === 'object' && options.once)) {
        const key = keyOf(type, listener, options)
        held.set(target, (held.get(target) ?? new Set()).add(key))
        const signal = typeof options === 'object' ? options.signal : undefined
        if (signal) add.call(signal, 'abort', () => held.get(target)?.delete(key))
      }
      add.call(target, type, listener, options)
    },
    removeEventListener(this: EventTarget | undefined, type: string, listener: Listener, options?: Options) {
      const target = this ?? window
      if (listener) held.get(target)?.delete(keyOf(type, listener, options))
      remove.call(target, type, listener, options)
    },
  })
  return (goOn = false) => {
    if (!goOn) Object.assign(EventTarget.prototype, { addEventListener: add, removeEventListener: remove })
    let left = 0
    for (const [target, keys] of held) if (matters(target)) left += keys.size
    return left
  }
}

/** Counts timers that still run, and observers of what outlives an element; those of its own parts go with it. Ends unless told to go on. */
export function watchTimers() {
  const waiting = new Set<number>()
  const intervals = new Set<number>()
  const observers = new Map<object, Node[]>()
  const { setTimeout: later, clearTimeout: forget, setInterval: often, clearInterval: stop } = window
  const timer = (run: () => void, ms?: number) => {
    const id = Number(
      later.call(
        window,
        () => {
          waiting.delete(id)
          run()
        },
        ms,
      ),
    )
    waiting.add(id)
    return id
  }
  const interval = (run: () => void, ms?: number) => {
    const id = Number(often.call(window, run, ms))
    intervals.add(id)
    return id
  }
  Object.assign(window, {
    setTimeout: timer,
    setInterval: interval,
    clearTimeout(id: number) {
      waiting.delete(id)
      forget.call(window, id)
    },
    clearInterval(id: number) {
      intervals.delete(id)
      stop.call(window, id)
    },
  })
  const restore = (['ResizeObserver', 'MutationObserver', 'IntersectionObserver'] as const).map((name) => {
    const { observe, disconnect } = window[name].prototype as ResizeObserver
    Object.assign(window[name].prototype, {
      observe(this: ResizeObserver, ...parts: Parameters<typeof observe>) {
        observe.apply(this, parts)
        observers.set(this, [...(observers.get(this) ?? []), parts[0]])
      },
      disconnect(this: ResizeObserver) {
        observers.delete(this)
        disconnect.call(this)
      },
    })
    return () => Object.assign(window[name].prototype, { observe, disconnect })
  })
  return (goOn = false) => {
    if (!goOn) {
      Object.assign(window, { setTimeout: later, clearTimeout: forget, setInterval: often, clearInterval: stop })
      for (const undo of restore) undo()
    }
    const watching = [...observers.values()].filter((targets) => targets.some((target) => target.isConnected))
    return { timers: waiting.size, intervals: intervals.size, observers: watching.length }
  }
}
