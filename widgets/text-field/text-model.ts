/** What is asked of a text. */
export interface TextRules {
  readonly type: string
  readonly required: boolean
  /** Undefined: any length. */
  readonly minLength: number | undefined
  readonly maxLength: number | undefined
  /** A regular expression that the whole text has to match; '' = any text. */
  readonly pattern: string
}

export type TextProblem = 'missing' | 'too-short' | 'too-long' | 'no-email' | 'no-url' | 'no-match'

/** As browsers understand `type="email"`. */
const email = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

/** What is wrong with a text; undefined = nothing. An empty one is wrong only when a text is required. */
export function problemOf(text: string, rules: TextRules): TextProblem | undefined {
  const { minLength = 0, maxLength = Infinity } = rules
  if (text === '') return rules.required ? 'missing' : undefined
  if (text.length < minLength) return 'too-short'
  if (text.length > maxLength) return 'too-long'
  if (rules.type === 'email' && !email.test(text)) return 'no-email'
  if (rules.type === 'url' && !URL.canParse(text)) return 'no-url'
  return matches(text, rules.pattern) ? undefined : 'no-match'
}

/** An expression that is none is not asked for, as in any `<input pattern>`. */
function matches(text: string, pattern: string): boolean {
  if (!pattern) return true
  try {
    return new RegExp(`^(?:${pattern})$`, 'v').test(text)
  } catch {
    return true
  }
}
