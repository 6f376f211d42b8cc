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

/** One of a parameter's facts: `default`, `description`. */
export const factOf = (text: string, fact: string): string | undefined =>
  new RegExp(`${fact}:\\s*('[^'\\n]*'|"[^"\\n]*"|[^,}\\n]+)`).exec(text)?.[1]?.trim()

/** A list in one line that one of them is. */
export const listOf = (text: string, fact: string): readonly string[] | undefined =>
  new RegExp(`${fact}:\\s*\\[([^\\]]*)\\]`)
    .exec(text)?.[1]
    ?.split(',')
    .map((each) => each.trim())
