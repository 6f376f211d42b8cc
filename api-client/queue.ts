/** Lets at most `limit` tasks run at once, first come first served (D1 §7). Who gives up while waiting leaves the line. */
export interface RequestQueue {
  run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T>
  readonly running: number
  readonly waiting: number
  /** Resolves when nothing runs. */
  calm(): Promise<void>
}

export function createQueue(limit: number): RequestQueue {
  if (!Number.isInteger(limit) || limit < 1) throw new RangeError('queueLimit must be a whole number of at least 1')
  const line: Array<() => void> = []
  let listeners: Array<() => void> = []
  let running = 0

  const admission = (signal?: AbortSignal): Promise<void> => {
    if (running < limit) {
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

  return {
    async run(task, signal) {
      signal?.throwIfAborted()
      await admission(signal)
      try {
        return await task()
      } finally {
        running -= 1
        line.shift()?.()
        if (running === 0) {
          for (const listener of listeners) listener()
          listeners = []
        }
      }
    },
    calm: () => (running === 0 ? Promise.resolve() : new Promise((resolve) => listeners.push(resolve))),
    get running() {
      return running
    },
    get waiting() {
      return line.length
    },
  }
}
