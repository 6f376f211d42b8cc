/**
 * The demo cloud's time. Nothing happens by itself: `advance` moves it in tests, and `followRealTime` ties it to the wall
 * clock for `npm start` and browser demos.
 */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs `task` when `delay` ms of demo time have passed. Returns a function that takes it back. */
  schedule(delay: number, task: () => void): () => void
  /** Moves the time on and runs everything that falls due, in order. */
  advance(ms: number): void
}

export interface DrivenClock extends Clock {
  /** Catches up with the wall clock on every look at the time; the returned function stops it. */
  followRealTime(): () => void
}

interface Task {
  readonly due: number
  readonly order: number
  readonly run: () => void
}

/** @param start ms since 1970 at which demo time begins. */
export function createClock(start: number): DrivenClock {
  let time = start
  let order = 0
  let waiting: Task[] = []
  let wall: (() => number) | undefined
  /** A task that looks at the time must not run later ones before it has ended. */
  let moving = false

  function moveTo(target: number): void {
    for (;;) {
      let next: Task | undefined
      for (const task of waiting) {
        if (task.due <= target && (!next || task.due < next.due || (task.due === next.due && task.order < next.order)))
          next = task
      }
      if (!next) break
      const found = next
      waiting = waiting.filter((task) => task !== found)
      time = Math.max(time, found.due)
      found.run()
    }
    time = Math.max(time, target)
  }

  function catchUp(): void {
    if (!wall || moving) return
    moving = true
    try {
      moveTo(wall())
    } finally {
      moving = false
    }
  }

  return {
    now() {
      catchUp()
      return time
    },
    schedule(delay, run) {
      const task = { due: time + Math.max(0, delay), order: order++, run }
      waiting.push(task)
      return () => {
        waiting = waiting.filter((other) => other !== task)
      }
    },
    advance(ms) {
      const extra = Math.max(0, ms)
      if (wall) {
        const before = wall
        wall = () => before() + extra
        catchUp()
      } else moveTo(time + extra)
    },
    followRealTime() {
      const offset = time - Date.now()
      wall = () => Date.now() + offset
      return () => {
        catchUp()
        wall = undefined
      }
    },
  }
}
