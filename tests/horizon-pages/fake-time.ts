const task = () => new Promise((resolve) => setTimeout(resolve))

/** One clock for what waits once and for what polls. */
export function fakeTime() {
  let now = 0
  let waiting: Array<{ at: number; run: () => void }> = []
  const wait = (run: () => void, ms: number) => {
    const entry = { at: now + ms, run }
    waiting.push(entry)
    return entry
  }
  const drop = (entry: unknown) => void (waiting = waiting.filter((other) => other !== entry))
  return {
    clock: {
      now: () => now,
      after: (ms: number, run: () => void) => {
        const entry = wait(run, ms)
        return () => drop(entry)
      },
      setTimeout: (run: () => void, ms: number) => wait(run, ms),
      clearTimeout: drop,
    },
    /** Times from now at which something is due. */
    due: () => waiting.map(({ at }) => at - now).sort((a, b) => a - b),
    async advance(ms: number) {
      const end = now + ms
      for (;;) {
        const next = waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        drop(next)
        now = next.at
        next.run()
        await task()
      }
      now = end
      await task()
    },
  }
}
