// Declarations for pages that tell "left out" from `undefined` (exactOptionalPropertyTypes): to the kit both are the same, so every
// member that may be left out takes `undefined`, too. Part of `npm run types`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const property = /^(\s+)((?:static |readonly )*(?:[\w$]+|'[^']+'|"[^"]+")\?: )(.+)$/
const method = /^(\s+)([\w$]+)\?(<.*>)?(\(.*\): .+);$/

const orUndefined = (type) => (/=>|\?|\bextends\b/.test(type) ? `(${type}) | undefined` : `${type} | undefined`)
/** The last one, on a line of its own. */
const isParameter = (type) => type.split(')').length > type.split('(').length
const takes = (type) => /(^|\| )undefined( \||$)/.test(type)

/** @param {string} text - As the compiler writes it: a member on each line, the end of an object type below its beginning. */
export function takingUndefined(text) {
  const open = []
  return text
    .split('\n')
    .map((line) => {
      if (line.startsWith(`${open.at(-1)}}`)) {
        open.pop()
        return line.replace(/^(\s*\}.*);$/, '$1 | undefined;')
      }
      // As a member of a type of its own, a method takes rows of a narrower type, as it did.
      const [, before, name, generics = '', signature] = method.exec(line) ?? []
      if (name) return `${before}${name}?: { ${name}${generics}${signature} }['${name}'] | undefined;`
      const [, indent, start, type] = property.exec(line) ?? []
      if (type?.endsWith('{')) open.push(indent)
      if (!type?.endsWith(';') || takes(type.slice(0, -1)) || isParameter(type)) return line
      return `${indent}${start}${orUndefined(type.slice(0, -1))};`
    })
    .join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const types = fileURLToPath(new URL('../dist/types', import.meta.url))
  for (const file of readdirSync(types, { recursive: true }).filter((name) => name.endsWith('.d.ts'))) {
    const path = join(types, file)
    writeFileSync(path, takingUndefined(readFileSync(path, 'utf8')))
  }
}
