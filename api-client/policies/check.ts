/**
 * One check of a rule, as oslo.policy has them. `all` of nothing passes, `any` of nothing fails. `equal` compares what is known of
 * the caller, or a literal, with a text in which `%(name)s` stands for what is known of the target; `field` looks at the target alone.
 */
export type Check =
  | { readonly kind: 'all' | 'any'; readonly of: readonly Check[] }
  | { readonly kind: 'not'; readonly of: Check }
  | { readonly kind: 'rule'; readonly name: string }
  | { readonly kind: 'role'; readonly match: string }
  | { readonly kind: 'equal'; readonly left: string; readonly match: string }
  | { readonly kind: 'field'; readonly name: string; readonly value: string | RegExp }

/** A rule that cannot be read. Its message is the end of a sentence. */
export class BadRule extends Error {
  override readonly name = 'BadRule'
}

const always: Check = { kind: 'all', of: [] }
const never: Check = { kind: 'any', of: [] }

/**
 * Reads a rule: a text with `and`, `or`, `not` and brackets, or a list of lists (any of which all must pass).
 * @throws BadRule
 */
export function readRule(rule: unknown): Check {
  if (rule === null || rule === undefined) return always
  if (typeof rule === 'string') return readText(rule)
  if (Array.isArray(rule)) return readList(rule)
  throw new BadRule('a rule is a text or a list')
}

function readList(rule: readonly unknown[]): Check {
  if (rule.length === 0) return always
  const of = rule
    .filter((inner) => !(inner === '' || (Array.isArray(inner) && inner.length === 0)))
    .map((inner): Check => {
      if (typeof inner === 'string') return readCheck(inner)
      if (Array.isArray(inner) && inner.every((each) => typeof each === 'string'))
        return { kind: 'all', of: inner.map(readCheck) }
      throw new BadRule('a list holds texts, and lists of texts')
    })
  return { kind: 'any', of }
}

/** Words and brackets; those within `%(name)s` are no brackets. */
function tokensOf(text: string): string[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => {
      const [, open = '', inner = '', close = ''] = /^(\(*)(.*?)(\)*)$/.exec(word) ?? []
      return [...open, ...(inner ? [inner] : []), ...close]
    })
}

/** `or` binds less than `and`, `and` less than `not`. */
function readText(text: string): Check {
  const tokens = tokensOf(text)
  if (tokens.length === 0) return always
  let at = 0
  const takes = (word: string): boolean => {
    if (tokens[at]?.toLowerCase() !== word) return false
    at += 1
    return true
  }
  const series = (kind: 'all' | 'any', word: string, part: () => Check): Check => {
    const of = [part()]
    while (takes(word)) of.push(part())
    return of.length === 1 && of[0] ? of[0] : { kind, of }
  }
  const some = (): Check => series('any', 'or', every)
  const every = (): Check => series('all', 'and', single)
  const single = (): Check => {
    if (takes('not')) return { kind: 'not', of: single() }
    if (takes('(')) {
      const inside = some()
      if (!takes(')')) throw new BadRule('a bracket is not closed')
      return inside
    }
    const word = tokens[at++]
    if (word === undefined) throw new BadRule('it ends where a check has to follow')
    if (word === ')' || /^(and|or)$/i.test(word)) throw new BadRule(`'${word}' stands where a check has to be`)
    return readCheck(word)
  }
  const whole = some()
  if (at < tokens.length) throw new BadRule(`'${tokens[at]}' stands where 'and' or 'or' has to be`)
  return whole
}

function readCheck(text: string): Check {
  if (text === '@') return always
  if (text === '!') return never
  const colon = text.indexOf(':')
  if (colon < 1) throw new BadRule(`'${text}' is no check: it has no ':'`)
  const [kind, match] = [text.slice(0, colon), text.slice(colon + 1)]
  switch (kind) {
    case 'rule':
      return { kind, name: match }
    case 'role':
      return { kind, match }
    case 'field':
      return readField(match)
    case 'http':
    case 'https':
      throw new BadRule(`'${text}' asks another server, which Stratus does not`)
    default:
      return { kind: 'equal', left: kind, match }
  }
}

/** Neutron's own: `field:networks:shared=True`, or `=~` with a pattern. */
function readField(text: string): Check {
  const [, name, pattern, value = ''] = /^[^:=]+:([^=]+)=(~?)(.*)$/.exec(text) ?? []
  if (name === undefined) throw new BadRule(`'field:${text}' is no check: it has to be field:resource:name=value`)
  if (!pattern) return { kind: 'field', name, value }
  try {
    return { kind: 'field', name, value: new RegExp(`^(?:${value})`) }
  } catch {
    throw new BadRule(`'${value}' is no pattern`)
  }
}

/** The rules that a check refers to. */
export function namesIn(check: Check): string[] {
  switch (check.kind) {
    case 'rule':
      return [check.name]
    case 'not':
      return namesIn(check.of)
    case 'all':
    case 'any':
      return check.of.flatMap(namesIn)
    default:
      return []
  }
}
