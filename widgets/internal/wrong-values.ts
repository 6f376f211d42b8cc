import type { PropertyDeclaration } from 'lit'

/** Texts that a property may have, by its name; another one is warned of. */
export type Choices = Readonly<Record<string, readonly string[]>>

/** What is wrong with the text of an attribute that is a number or JSON; undefined when it can be right. */
export function wrongAttribute(
  properties: ReadonlyMap<PropertyKey, PropertyDeclaration>,
  name: string,
  text: string,
): string | undefined {
  for (const [key, { attribute, converter, type }] of properties) {
    if (converter || name !== (typeof attribute === 'string' ? attribute : String(key).toLowerCase())) continue
    if (type === Number && Number.isNaN(Number(text))) return 'is no number'
    if (type !== Object && type !== Array) continue
    try {
      JSON.parse(text)
    } catch {
      return 'is no JSON'
    }
  }
  return undefined
}

/** What is wrong with a property that is one of a few texts; undefined when nothing is. */
export function wrongChoice(name: string, value: unknown, choices: readonly string[]): string | undefined {
  if (value === undefined || value === null || choices.includes(value as string)) return undefined
  const named = choices.filter(Boolean)
  return `knows no ${name} "${String(value)}"; use ${named.slice(0, -1).join(', ')} or ${named.at(-1)}.`
}
