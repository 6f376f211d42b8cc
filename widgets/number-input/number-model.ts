/** The arithmetic of a number field with buttons (W-FORM-03). */

export interface NumberBounds {
  /** -Infinity: no lower bound. */
  readonly min: number
  /** Undefined: no upper bound. */
  readonly max: number | undefined
  readonly step: number
}

/** The number in a text; null when there is none. */
export function parseNumber(text: string): number | null {
  const number = Number(text.trim())
  return text.trim() === '' || !Number.isFinite(number) ? null : number
}

/** So many digits a number has behind its point. */
function decimalsOf(number: number): number {
  const [, digits = '', power = '0'] = /^-?\d+(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(number)) ?? []
  return Math.min(100, Math.max(0, digits.length - Number(power)))
}

/**
 * One step up (1) or down (-1). A step that would cross a bound does nothing, from outside of the bounds it leads to the nearer one,
 * and from nothing to the minimum.
 */
export function stepped(value: number | null, direction: 1 | -1, { min, max = Infinity, step }: NumberBounds): number {
  if (value === null) return Number.isFinite(min) ? min : 0
  // Adding 0.1 three times must not end in ...0004.
  const next = Number((value + direction * step).toFixed(Math.max(decimalsOf(value), decimalsOf(step))))
  if (direction === 1) return next > max ? value : Math.max(min, next)
  return next < min ? value : Math.min(max, next)
}

/** True when a button in this direction can do nothing. */
export function isAtBound(value: number | null, direction: 1 | -1, bounds: NumberBounds): boolean {
  return value !== null && stepped(value, direction, bounds) === value
}

export type NumberProblem = 'missing' | 'no-number' | 'too-low' | 'too-high' | 'off-step'

/** What is wrong with a text; undefined = nothing. An empty one is wrong only when a value is required; steps count from `base`. */
export function problemOf(
  text: string,
  required: boolean,
  { min, max, step }: NumberBounds,
  base: number,
): NumberProblem | undefined {
  if (text.trim() === '') return required ? 'missing' : undefined
  const value = parseNumber(text)
  if (value === null) return 'no-number'
  if (value < min) return 'too-low'
  if (max !== undefined && value > max) return 'too-high'
  const steps = (value - base) / step
  return Math.abs(steps - Math.round(steps)) > 1e-9 ? 'off-step' : undefined
}
