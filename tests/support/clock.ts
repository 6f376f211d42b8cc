/** A clock that only moves when told: for elements that take a `Clock`. */
export function fakeClock() {
  let now = 0
  let waiting: Array<{ at: number; run: () => void }> = []
  return {
    clock: {
      now: () => now,
      after: (ms: number, run: () => void) => {
        const entry = { at: now + ms, run }
        waiting.push(entry)
        return () => void (waiting = waiting.filter((other) => other !== entry))
      },
    },
    /** Moves the time on and runs what is due, in order. */
    advance: (ms: number): void => {
      const end = now + ms
      for (;;) {
        const next = waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        waiting = waiting.filter((entry) => entry !== next)
        now = next.at
        next.run()
      }
      now = end
    },
  }
}
