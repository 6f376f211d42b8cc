/** What a template has in one of its parts: `name` and the text below it. YAML as people write it; no more than that is read. */
export function partOf(template: string, part: 'parameters' | 'resources'): readonly (readonly [string, string])[] {
  const [, after = ''] = template.split(new RegExp(`^${part}:[^\\S\\n]*$`, 'm'))
  const [body = ''] = after.split(/^\S/m)
  return [...body.matchAll(/^ {2}([\w-]+):((?:.*\n?)(?: {3,}.*\n?)*)/gm)].map(([, name = '', text = '']) => [
    name,
    text,
  ])
}

export const resourcesOf = (template: string) =>
  partOf(template, 'resources').map(([name, text]) => [name, /type:\s*([\w:]+)/.exec(text)?.[1] ?? ''] as const)

/** One of a parameter's facts: `default`, `description`. On a line of its own it is all of that line. */
export function factOf(text: string, fact: string): string | undefined {
  const onItsLine = new RegExp(`^ *${fact}:[^\\S\\n]+(.+)$`, 'm').exec(text)
  const among = new RegExp(`${fact}:\\s*('[^'\\n]*'|"[^"\\n]*"|[^,}\\n]+)`)
  return (onItsLine ?? among.exec(text))?.[1]?.trim()
}

/** A list in one line that one of them is. */
export const listOf = (text: string, fact: string): readonly string[] | undefined =>
  new RegExp(`${fact}:\\s*\\[([^\\]]*)\\]`)
    .exec(text)?.[1]
    ?.split(',')
    .map((each) => each.trim())

const versions = /^["']?(?:heat_template_version|HeatTemplateFormatVersion|AWSTemplateFormatVersion)\b/m

/** Why a template is refused, in Heat's words where it has them; null where it can be used. */
export function wrongWith(template: string): string | null {
  const text = template.trim()
  const notRead = (why: string) => `Template not in valid format: ${why}`
  if (/^ *\t/m.test(text)) {
    return notRead("while scanning for the next token found character '\\t' that cannot start any token")
  }
  if (text && !/^(?:[\w"'-]+ *:|\{)/m.test(text)) return notRead('The template is not a JSON object or YAML mapping.')
  if (!versions.test(text.replace(/^\{\s*/, ''))) return notRead('Template format version not found.')
  return resourcesOf(template).length ? null : 'The template is invalid: it has no resources.'
}
