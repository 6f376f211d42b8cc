/** The arithmetic of a number field with buttons (W-FORM-03). */

export interface NumberBounds {
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

/** One step up (1) or down (-1), never past a bound. From nothing, the first step is to the minimum. */
export function stepped(value: number | null, direction: 1 | -1, { min, max, step }: NumberBounds): number {
  if (value === null) return min
  // Adding 0.1 three times must not end in ...0004.
  const next = Number((value + direction * step).toPrecision(12))
  return Math.min(max ?? Infinity, Math.max(min, next))
}

/** True when a button in this direction can do nothing. */
export function isAtBound(value: number | null, direction: 1 | -1, { min, max }: NumberBounds): boolean {
  if (value === null) return false
  return direction === 1 ? max !== undefined && value >= max : value <= min
}

export type NumberProblem = 'missing' | 'no-number' | 'too-low' | 'too-high'

/** What is wrong with a text; undefined = nothing. An empty one is wrong only when a value is required. */
export function problemOf(text: string, required: boolean, { min, max }: NumberBounds): NumberProblem | undefined {
  if (text.trim() === '') return required ? 'missing' : undefined
  const value = parseNumber(text)
  if (value === null) return 'no-number'
  if (value < min) return 'too-low'
  return max !== undefined && value > max ? 'too-high' : undefined
}
