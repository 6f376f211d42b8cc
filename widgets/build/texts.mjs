import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'

/** What takes an English text, and as which of its parameters. */
const takers = { t: 0, tn: 0, toastFailure: 1 }

/** Tables of texts say so above them: `@texts`, or `@texts label` for one property; `@texts pairs` for one and several. */
const marker = /\/\*\*(?:(?!\*\/)[^])*?@texts([ \w]*)\.?(?:(?!\*\/)[^])*\*\/\s*$/

const isNode = (value) => typeof value?.type === 'string'

function* below(node) {
  yield node
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* below(child)
}

/** The texts that an expression may be. */
function textsIn(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return [node.value]
  if (node?.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(textsIn)
  if (node?.type === 'LogicalExpression') return [node.left, node.right].flatMap(textsIn)
  return []
}

/** A word of a program is written small. */
const isText = (text) => /^[A-Z%({]|\s/.test(text)

function textsOfTable(node, names) {
  const nodes = [...below(node)]
  if (names.includes('pairs'))
    return nodes.flatMap(({ type, elements }) => (type === 'ArrayExpression' ? textsIn(elements[0]) : []))
  if (!names.length) return nodes.flatMap((each) => (each.type === 'Literal' ? textsIn(each) : [])).filter(isText)
  return nodes.flatMap(({ type, key, value }) =>
    type === 'Property' && names.includes(key.name) ? textsIn(value) : [],
  )
}

function textsOfFile(source, lang) {
  const { body } = parseAst(source, { lang })
  const tables = body.flatMap((statement) => {
    const [, names] = marker.exec(source.slice(0, statement.start)) ?? []
    return names === undefined ? [] : textsOfTable(statement, names.split(/\s+/).filter(Boolean))
  })
  const calls = body.flatMap((statement) =>
    [...below(statement)].flatMap(({ type, callee, arguments: given }) =>
      type === 'CallExpression' && Object.hasOwn(takers, callee.name ?? '') ? textsIn(given[takers[callee.name]]) : [],
    ),
  )
  return [...tables, ...calls].filter(Boolean)
}

/**
 * Every English text of the files in a folder: of the kit's, the keys of its catalogues.
 *
 * @param folder - The folder of the kit, or of the dashboard's sources.
 */
export function textsOf(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /^(?!node_modules|dist|build|languages).*(?<!\.test|\.d)\.tsx?$/.test(file) && !file.includes('node_modules'),
  )
  const texts = files.flatMap((file) =>
    textsOfFile(readFileSync(join(folder, file), 'utf8'), file.endsWith('x') ? 'tsx' : 'ts'),
  )
  return [...new Set(texts)].sort()
}
