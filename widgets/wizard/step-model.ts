/** What a wizard knows of one step. */
export interface StepState {
  readonly name: string
  readonly heading: string
  /** The user has been there. */
  readonly visited: boolean
  /** Fields to correct; a step may be invalid as a whole with 0. */
  readonly errors: number
  readonly invalid: boolean
}

/** May the step be shown? Nothing said is yes. */
export type Readiness = boolean | undefined | Promise<unknown> | (() => unknown)

/** How a step looks in the list: `missing` = not complete yet, but nobody was told; `error` = seen and left incomplete. */
export type StepMark = 'current' | 'done' | 'missing' | 'error' | 'todo'

/** Asks a step whether it is ready. A rejection, a throw and every answer but `true` or nothing mean no. */
export async function isReady(readiness: Readiness): Promise<boolean> {
  try {
    const answer = await (typeof readiness === 'function' ? readiness() : readiness)
    return answer === undefined || answer === true
  } catch {
    return false
  }
}

/** The mark of each step; a step that is current and complete is `current`. */
export function markOf(step: StepState, current: string): StepMark {
  if (step.name === current) return 'current'
  if (step.invalid) return step.visited ? 'error' : 'missing'
  return step.visited ? 'done' : 'todo'
}

/** The neighbour of a step, or nothing at the ends. */
export function neighbour<Step extends { readonly name: string }>(
  steps: readonly Step[],
  current: string,
  direction: 1 | -1,
): Step | undefined {
  const index = steps.findIndex(({ name }) => name === current)
  return index < 0 ? undefined : steps[index + direction]
}

/** Where to be: the same step while it is there, else the first. */
export function stay(steps: ReadonlyArray<{ readonly name: string }>, current: string): string {
  return steps.some(({ name }) => name === current) ? current : (steps[0]?.name ?? '')
}

/** Where a key leads in the list of steps, which stands upright on a screen and lies on a phone. */
export function stepForKey<Step extends { readonly name: string }>(
  key: string,
  steps: readonly Step[],
  current: string,
  rtl = false,
): Step | undefined {
  if (key === 'Home') return steps[0]
  if (key === 'End') return steps.at(-1)
  if (key === 'ArrowDown' || key === (rtl ? 'ArrowLeft' : 'ArrowRight')) return neighbour(steps, current, 1)
  if (key === 'ArrowUp' || key === (rtl ? 'ArrowRight' : 'ArrowLeft')) return neighbour(steps, current, -1)
  return undefined
}
