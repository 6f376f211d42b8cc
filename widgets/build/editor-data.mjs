/**
 * What editors offer while HTML and CSS are typed, in Visual Studio Code's format (`html.customData`, `css.customData`), from
 * the manifest.
 */

const firstSentence = (text = '') => text.replace(/\s+/g, ' ').trim()

/** The texts among a type such as `'a' | 'b'`; none when it is anything else. */
export function choicesOf(type = '') {
  const parts = type.split('|').map((part) => part.trim())
  const texts = parts.filter((part) => part !== 'undefined' && part !== 'null')
  return texts.length && texts.every((text) => /^'[^']*'$/.test(text)) ? texts.map((text) => text.slice(1, -1)) : []
}

/** The declarations of elements in a manifest, by tag. */
export function elementsOf({ modules }) {
  return modules
    .flatMap(({ declarations = [] }) => declarations)
    .filter(({ tagName }) => tagName)
    .sort((a, b) => (a.tagName < b.tagName ? -1 : 1))
}

export function htmlData(manifest) {
  const tags = elementsOf(manifest).map((element) => ({
    name: element.tagName,
    description: { kind: 'markdown', value: firstSentence(element.description) },
    attributes: (element.attributes ?? []).map(({ name, description, type }) => {
      const values = choicesOf(type?.text).map((choice) => ({ name: choice }))
      return {
        name,
        description: firstSentence(description),
        ...(values.length && { values }),
        ...(type?.text === 'boolean' && { valueSet: 'v' }),
      }
    }),
  }))
  return { version: 1.1, tags }
}

export function cssData(manifest) {
  const properties = elementsOf(manifest).flatMap(({ tagName, cssProperties = [] }) =>
    cssProperties.map(({ name, description }) => ({
      name,
      description: `<${tagName}>: ${firstSentence(description)}`,
    })),
  )
  const parts = elementsOf(manifest).flatMap(({ tagName, cssParts = [] }) =>
    cssParts.map(({ name, description }) => ({
      name: `::part(${name})`,
      description: `<${tagName}>: ${firstSentence(description)}`,
    })),
  )
  return { version: 1.1, properties, pseudoElements: parts }
}
