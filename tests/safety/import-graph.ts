import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Which file imports which, read from the import statements. */

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Every file of the repository, new ones included, without what is ignored. */
export const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)

/** The text of a file; empty where it was deleted and that is not committed yet. */
export function textOf(file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return ''
  }
}

export const files = tracked.filter((file) => /\.(ts|tsx|mts)$/.test(file) && !/\.d\.m?ts$/.test(file))

const isTest = (file: string) => /\.(test|e2e)\.tsx?$/.test(file)
export const source = files.filter((file) => !isTest(file) && !file.startsWith('tests/'))

export interface Import {
  readonly file: string
  /** As it is written. */
  readonly specifier: string
  /** A path from the repository's root, or a package name. */
  readonly target: string
  /** By `import()`: when it runs, not when the file is loaded. */
  readonly lazy: boolean
}

const statement =
  /(?:^|\n)\s*(?:import|export)\s+(?:type\s+)?[^'";]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

export function importsOf(file: string): Import[] {
  return [...textOf(file).matchAll(statement)].map(([, from, alone, lazy]) => {
    const specifier = from ?? alone ?? lazy ?? ''
    const target = specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : specifier
    return { file, specifier, target, lazy: lazy !== undefined }
  })
}

export const imports = source.flatMap(importsOf)

/** From a file to the source files it names. */
function graphOf(list: readonly Import[]): Map<string, Set<string>> {
  const known = new Set(source)
  const graph = new Map(source.map((file) => [file, new Set<string>()]))
  for (const { file, target } of list) {
    const stem = target.replace(/\.m?js$/, '')
    const found = [`${stem}.ts`, `${stem}.tsx`, `${stem}.mts`].find((name) => known.has(name))
    if (found) graph.get(file)?.add(found)
  }
  return graph
}

/** What a file imports as it is loaded, or takes types from. */
export const graph = graphOf(imports.filter(({ lazy }) => !lazy))
/** And what it imports later. */
export const graphWithLater = graphOf(imports)

/** Groups of files that import each other, round about or directly (Tarjan). */
export function circlesOf(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const found: string[][] = []
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const visit = (file: string) => {
    order.set(file, order.size)
    lowest.set(file, order.get(file)!)
    stack.push(file)
    for (const next of edges.get(file) ?? []) {
      if (!order.has(next)) visit(next)
      if (stack.includes(next)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(next)!))
    }
    if (lowest.get(file) !== order.get(file)) return
    const group = stack.splice(stack.indexOf(file))
    if (group.length > 1 || edges.get(file)?.has(file)) found.push(group.sort())
  }
  for (const file of edges.keys()) if (!order.has(file)) visit(file)
  return found
}
