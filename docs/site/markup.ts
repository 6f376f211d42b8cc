import { pascal, type Element } from './manifest.js'

/** Tags of a sample's markup: closing or not, name, attributes, and the closing tag where nothing is in between. */
const tagPattern = /<(\/?)([a-z][\w-]*)((?:\s+[\w:@.-]+(?:="[^"]*")?)*)\s*\/?>(<\/\2>)?/g
const attributePattern = /([\w:@.-]+)(?:="([^"]*)")?/g
const voids = new Set(['input', 'br', 'hr', 'img'])

export const componentOf = (tag: string) => pascal(tag.replace('stratus-', ''))

/** The tags of ours in it, each once. */
export function tagsOf(markup: string): string[] {
  const tags = [...markup.matchAll(tagPattern)].map(([, , tag = '']) => tag)
  return [...new Set(tags.filter((tag) => tag.startsWith('stratus-')))]
}

/** How many nodes lie beside each other outermost. */
function rootsOf(markup: string): number {
  let depth = 0
  let roots = 0
  for (const [, closing, tag = '', , closed] of markup.matchAll(tagPattern)) {
    if (!closing && !depth) roots++
    if (closing) depth--
    else if (!closed && !voids.has(tag)) depth++
  }
  return roots
}

/** The markup with its tags written anew; `added` are attributes of the first one of `tag`. */
function rewritten(
  markup: string,
  { tag, added, elements }: Added,
  nameOf: (name: string) => string,
  attributeOf: (element: Element | undefined, name: string, value: string | undefined) => string,
): string {
  let first = true
  return markup.replace(tagPattern, (_, closing: string, name: string, attributes: string, closed?: string) => {
    const element = elements.find(({ tagName }) => tagName === name)
    const shown = nameOf(name)
    if (closing) return `</${shown}>`
    const all = [...attributes.matchAll(attributePattern)].map(([, key = '', value]) =>
      attributeOf(element, key, value),
    )
    if (name === tag && first) {
      first = false
      all.push(...added)
    }
    return `<${[shown, ...all].join(' ')}${closed || voids.has(name) ? ' /' : ''}>`
  })
}

export interface Added {
  readonly tag: string
  readonly added: readonly string[]
  /** All of the kit. */
  readonly elements: readonly Element[]
}

const describedBy = (element: Element | undefined, name: string) =>
  element?.attributes?.find((attribute) => attribute.name === name)
const isNumber = (type = '') => /^number\b/.test(type)
const written = (name: string, value: string | undefined) => (value === undefined ? name : `${name}="${value}"`)

const native: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  readonly: 'readOnly',
  autocomplete: 'autoComplete',
}

/** With React components instead of tags of ours. */
export function jsx(markup: string, added: Added): string {
  const isOurs = (name: string) => added.elements.some(({ tagName }) => tagName === name)
  const text = rewritten(
    markup,
    added,
    (name) => (isOurs(name) ? componentOf(name) : name),
    (element, name, value) => {
      const described = describedBy(element, name)
      const prop = described?.fieldName ?? native[name] ?? name
      return value !== undefined && isNumber(described?.type?.text) ? `${prop}={${value}}` : written(prop, value)
    },
  )
  return rootsOf(markup) > 1 ? `<>${text}</>` : text
}

/** With closing tags, as templates have it that allow no others. */
export function withEnds(markup: string, added: Added): string {
  return closed(
    rewritten(
      markup,
      added,
      (name) => name,
      (_, name, value) => written(name, value),
    ),
  )
}

/** As markup of Svelte, which sets properties where it can: numbers have to be numbers. The braces stand in quotes. */
export function svelteMarkup(markup: string, added: Added): string {
  return closed(
    rewritten(
      markup,
      added,
      (name) => name,
      (element, name, value) => written(name, isNumber(describedBy(element, name)?.type?.text) ? `{${value}}` : value),
    ),
  )
}

const closed = (text: string) => text.replace(/<(stratus-[\w-]+)([^<>]*?) \/>/g, '<$1$2></$1>')

/** As a template of Vue, which sets properties where it can: numbers have to be numbers. */
export function template(markup: string, added: Added): string {
  return rewritten(
    markup,
    added,
    (name) => name,
    (element, name, value) => written(isNumber(describedBy(element, name)?.type?.text) ? `:${name}` : name, value),
  )
}
