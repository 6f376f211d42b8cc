/** Lets at most `limit` tasks run at once, first come first served (G-HTTP-04). Who gives up while waiting leaves the line. */
export interface RequestQueue {
  run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T>
  /** Runs a task beside which nothing runs: what is under way ends before, the rest waits. */
  alone<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T>
  readonly running: number
  readonly waiting: number
  /** Resolves when nothing runs. */
  idle(): Promise<void>
}

/**
 * @param limit tasks at once, at least 1
 * @param patience resolves when what is under way has had its time to end: a long upload holds up nobody for ever
 */
export function createQueue(limit: number, patience: () => Promise<void> = () => new Promise(() => {})): RequestQueue {
  if (!Number.isInteger(limit) || limit < 1) throw new RangeError('queueLimit must be a whole number of at least 1')
  const line: Array<() => void> = []
  let listeners: Array<() => void> = []
  let running = 0
  let closed = 0

  const admission = (signal?: AbortSignal): Promise<void> => {
    if (running < limit && !closed) {
      running += 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const enter = () => {
        signal?.removeEventListener('abort', leave)
        running += 1
        resolve()
      }
      const leave = () => {
        line.splice(line.indexOf(enter), 1)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', leave, { once: true })
      line.push(enter)
    })
  }

  const admit = (): void => {
    for (let free = closed ? 0 : limit - running; free > 0; free--) line.shift()?.()
  }
  const idle = (): Promise<void> =>
    running === 0 ? Promise.resolve() : new Promise((resolve) => listeners.push(resolve))

  return {
    async run(task, signal) {
      signal?.throwIfAborted()
      await admission(signal)
      try {
        return await task()
      } finally {
        running -= 1
        admit()
        if (running === 0) {
          for (const listener of listeners) listener()
          listeners = []
        }
      }
    },
    async alone(task, signal) {
      signal?.throwIfAborted()
      closed += 1
      try {
        await Promise.race([idle(), patience()])
        signal?.throwIfAborted()
        return await task()
      } finally {
        closed -= 1
        admit()
      }
    },
    idle,
    get running() {
      return running
    },
    get waiting() {
      return line.length
    },
  }
}
