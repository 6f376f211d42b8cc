import type { Check } from './check.js'

/** What checks know of the caller, and of the target. */
export interface Facts {
  readonly roles: readonly string[]
  /** Of the caller, by their names in rules. */
  readonly caller: Readonly<Record<string, unknown>>
  readonly target: Readonly<Record<string, unknown>>
  /** Whether another rule passes. */
  readonly rule: (name: string) => boolean
}

/** Does a check pass, as oslo.policy would have it? */
export function passes(check: Check, facts: Facts): boolean {
  switch (check.kind) {
    case 'all':
      return check.of.every((each) => passes(each, facts))
    case 'any':
      return check.of.some((each) => passes(each, facts))
    case 'not':
      return !passes(check.of, facts)
    case 'rule':
      return facts.rule(check.name)
    case 'role': {
      const role = filled(check.match, facts.target)?.toLowerCase()
      return facts.roles.some((each) => each.toLowerCase() === role)
    }
    case 'equal': {
      const match = filled(check.match, facts.target)
      return match !== null && valuesOf(check.left, facts.caller).includes(match)
    }
    case 'field':
      return isField(facts.target[check.name], check.value)
  }
}

/** The text with what stands for the target's; null when the target has it not. */
function filled(text: string, target: Facts['target']): string | null {
  let isWhole = true
  const whole = text.replace(/%\(([^)]*)\)s/g, (_all, name: string) => {
    if (!Object.hasOwn(target, name)) isWhole = false
    return wordOf(target[name])
  })
  return isWhole ? whole : null
}

/** What the left side of a comparison may be: a literal, one thing known of the caller, or each of several. */
function valuesOf(left: string, caller: Facts['caller']): string[] {
  const [, , quoted] = /^(['"])(.*)\1$/.exec(left) ?? []
  if (quoted !== undefined) return [quoted]
  if (/^(True|False|None|-?\d+(\.\d+)?)$/.test(left)) return [left]
  if (!Object.hasOwn(caller, left)) return []
  const value = caller[left]
  return Array.isArray(value) ? value.map(wordOf) : [wordOf(value)]
}

/** As Python writes it: rules are written for that. */
function wordOf(value: unknown): string {
  if (value === undefined || value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number)
}

function isField(value: unknown, wanted: string | RegExp): boolean {
  if (value === undefined || value === null) return false
  if (wanted instanceof RegExp) return wanted.test(String(value as string))
  return typeof value === 'boolean' ? /^true$/i.test(wanted) === value : String(value as string) === wanted
}
