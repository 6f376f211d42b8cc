import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'vite'
import { withoutReferences } from '../../widgets/build/manifest-references.mjs'
import type { Element, Member } from './manifest.js'

/** A named type as its page defines it. */
export interface Definition {
  readonly name: string
  readonly description: string
  /** The declaration as it is written, with the comments inside. */
  readonly code: string
}

/** A node of a parsed file, as far as types are looked for. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

interface Declared extends Definition {
  readonly file: string
  readonly mentions: ReadonlySet<string>
  /** A class is not a shape of data: it has a page, or is used by calling it. */
  readonly isClass: boolean
}

interface Module {
  readonly declared: ReadonlyMap<string, Declared>
  /** Names of other modules, by the name that they have here. */
  readonly imported: ReadonlyMap<string, { readonly file: string; readonly name: string }>
  readonly reexported: readonly string[]
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const workspace: Readonly<Record<string, string>> = { '@stratus/api-client/live': 'api-client/live/index.ts' }

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'
const nameIn = (value: unknown) => (value as { readonly name?: string } | undefined)?.name ?? ''

function* childrenOf(node: Node): Generator<Node> {
  for (const value of Object.values(node)) {
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value]) if (isNode(each)) yield each
  }
}

function* below(node: Node): Generator<Node> {
  yield node
  for (const child of childrenOf(node)) yield* below(child)
}

/** The names of types and values that a declaration stands on. */
function mentionsOf(declaration: Node): Set<string> {
  const found = new Set<string>()
  const own = new Set<string>([nameIn(declaration['id'])])
  for (const node of below(declaration)) {
    if (node.type === 'TSTypeParameter') own.add(nameIn(node['name']))
    if (node.type === 'TSTypeReference') found.add(nameIn(node['typeName']))
    if (node.type === 'TSInterfaceHeritage') found.add(nameIn(node['expression']))
    if (node.type === 'TSTypeQuery') found.add(nameIn(node['exprName']))
  }
  for (const name of [...own, '']) found.delete(name)
  return found
}

/** The texts among which a constant lets choose: the words of a list, or the keys of an object. */
function choicesOf(value: Node | undefined): string[] {
  if (!value) return []
  if (value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression')
    return choicesOf(value['expression'] as Node)
  if (value.type === 'ArrayExpression')
    return (value['elements'] as Node[]).flatMap(({ value: text }) => (typeof text === 'string' ? [text] : []))
  if (value.type === 'ObjectExpression')
    return (value['properties'] as Node[]).flatMap(({ key }) => {
      const { name, value: text } = (key ?? {}) as { name?: string; value?: string }
      return name ?? text ?? []
    })
  return []
}

function fileOf(from: string, specifier: string): string | undefined {
  const file = specifier.startsWith('.') ? join(dirname(from), specifier.replace(/\.js$/, '.ts')) : workspace[specifier]
  return file && existsSync(join(root, file)) ? file : undefined
}

/** The comment right above a place, as prose. */
function commentAbove(source: string, start: number): string {
  const [, text = ''] = /\/\*\*((?:(?!\*\/)[^])*)\*\/\n$/.exec(source.slice(0, start)) ?? []
  return text.replace(/^\s*\* ?/gm, '').trim()
}

function read(file: string): Module {
  const source = readFileSync(join(root, file), 'utf8')
  const declared = new Map<string, Declared>()
  const imported = new Map<string, { file: string; name: string }>()
  const reexported: string[] = []
  const constants = new Map<string, Node>()
  const body = parseAst(source, { lang: 'ts' }).body as unknown as Node[]
  for (const statement of body) {
    const { value: specifier } = (statement['source'] ?? {}) as { readonly value?: string }
    const from = specifier === undefined ? undefined : fileOf(file, specifier)
    if (from && statement.type === 'ExportAllDeclaration') reexported.push(from)
    for (const each of from ? ((statement['specifiers'] as Node[] | undefined) ?? []) : []) {
      const [here, there] =
        statement.type === 'ImportDeclaration' ? [each['local'], each['imported']] : [each['exported'], each['local']]
      if (from) imported.set(nameIn(here), { file: from, name: nameIn(there) })
    }
    const declaration = (statement['declaration'] ?? statement) as Node
    if (declaration.type === 'VariableDeclaration') {
      for (const each of declaration['declarations'] as Node[]) constants.set(nameIn(each['id']), each['init'] as Node)
    }
    const isClass = declaration.type === 'ClassDeclaration'
    if (!isClass && !/^TS(?:Interface|TypeAlias)Declaration$/.test(declaration.type)) continue
    const name = nameIn(declaration['id'])
    declared.set(name, {
      name,
      file,
      isClass,
      description: withoutReferences(commentAbove(source, statement.start)),
      code: withoutReferences(source.slice(declaration.start, declaration.end)),
      mentions: isClass ? new Set() : mentionsOf(declaration),
    })
  }
  for (const [name, type] of declared) {
    const [, list, object] = /= (?:\(typeof (\w+)\)\[number\]|keyof typeof (\w+))$/.exec(type.code) ?? []
    const choices = choicesOf(constants.get(list ?? object ?? ''))
    if (!choices.length) continue
    const code = `type ${name} = ${choices.map((choice) => `'${choice}'`).join(' | ')}`
    declared.set(name, { ...type, code, mentions: new Set() })
  }
  return { declared, imported, reexported }
}

/** The types of the kit's sources as they are now. */
export class TypeIndex {
  #modules = new Map<string, Module>()

  #module(file: string): Module {
    const known = this.#modules.get(file) ?? read(file)
    this.#modules.set(file, known)
    return known
  }

  /** What a name means in a file; undefined where it is not of ours. */
  find(file: string, name: string): Declared | undefined {
    const { declared, imported, reexported } = this.#module(file)
    const own = declared.get(name)
    if (own) return own
    const other = imported.get(name)
    if (other) return this.find(other.file, other.name)
    for (const each of reexported) {
      const found = this.find(each, name)
      if (found) return found
    }
    return undefined
  }

  /** Every type of ours that an element's properties, methods and events mention, and those that these mention. */
  definitions(element: Element): Definition[] {
    const files = filesOf(element)
    const found = new Map<string, Declared>()
    const add = (file: string, name: string) => {
      const type = this.find(file, name)
      if (!type || type.isClass || found.has(name)) return
      found.set(name, { ...type, name })
      for (const mentioned of type.mentions) add(type.file, mentioned)
    }
    for (const name of namesIn(typesOf(element).join(' '))) {
      const file = files.find((each) => this.find(each, name))
      if (file) add(file, name)
    }
    return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  }
}

/** Where the names that an element mentions may come from: its class, what it stands on, and the events beside it. */
function filesOf({ path, members = [], events = [] }: Element): string[] {
  const inherited = [...members, ...events].flatMap(({ inheritedFrom }) => inheritedFrom?.module ?? [])
  const folders = new Set([path, ...inherited].map((file) => dirname(file)))
  const beside = [...folders].flatMap((folder) =>
    readdirSync(join(root, folder)).flatMap((file) => (file.endsWith('.events.ts') ? [`${folder}/${file}`] : [])),
  )
  return [...new Set([path, ...inherited, ...beside])]
}

/** Every type that an element's reference shows. */
export function typesOf({ members = [], events = [] }: Element): string[] {
  const ofMember = ({ type, return: result, parameters = [] }: Member) => [
    type?.text,
    result?.type?.text,
    ...parameters.map((parameter) => parameter.type?.text),
  ]
  return [...members.flatMap(ofMember), ...events.map(({ type }) => type?.text)].filter((text) => text !== undefined)
}

/** The names of types in a text of a type. */
export function namesIn(type: string): string[] {
  return [...new Set(type.replace(/'[^']*'/g, '').match(/\b[A-Z]\w*\b/g) ?? [])]
}
