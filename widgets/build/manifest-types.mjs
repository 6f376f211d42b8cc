/** What the analyzer, which sees one file at a time, cannot say about types. */

/** `'picture' | 'list'` by the name of its type: `StackViewName`. A name that means two things means nothing. */
export function choiceTypes(sources) {
  const found = new Map()
  const add = (name, choices) => found.set(name, found.has(name) && found.get(name) !== choices ? '' : choices)
  for (const source of sources) {
    for (const [, name, choices] of source.matchAll(/^export type (\w+) = ('[^']*'(?: \| '[^']*')*)$/gm))
      add(name, choices)
    for (const [, name, list] of source.matchAll(/^export type (\w+) = \(typeof (\w+)\)\[number\]$/gm)) {
      const [, texts] = new RegExp(`const ${list} = \\[([^\\]]*)\\] as const`).exec(source) ?? []
      if (texts) add(name, texts.trim().replaceAll(', ', ' | '))
    }
  }
  return found
}

/** A type as readers and editors need it: names of texts as those texts. */
export function readableType(type, choices) {
  return type
    .split(' | ')
    .map((part) => choices.get(part) || part)
    .join(' | ')
}
