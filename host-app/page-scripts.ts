import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

type Chunk = {
  readonly fileName: string
  readonly facadeModuleId: string | null
  readonly moduleIds: readonly string[]
} & Needs
interface Needs {
  readonly imports: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}

const loaders = ['page-loaders', 'later-page-loaders'].map((name) =>
  fileURLToPath(new URL(`src/panels/${name}.ts`, import.meta.url)),
)

const list = fileURLToPath(new URL('src/list/ResourceTable.tsx', import.meta.url))

/** Asked for by the first call of an operation of theirs, before it is sent. */
const pageOperations = fileURLToPath(new URL('../api-client/operations/page-operations.ts', import.meta.url))

/** What every list's table loads before its first rows. */
const tableParts = ['live-table/actions-part.ts', 'live-table/view/view-model.ts'].map((path) =>
  fileURLToPath(new URL(`../widgets/${path}`, import.meta.url)),
)

/**
 * Writes `stratus/pages.json`: for each route, as the page loaders name it, the scripts and styles that its page needs besides those
 * that the document announces. The server tells browsers with the document (`server/page-links.ts`), so that they come beside the app
 * instead of after it.
 */
export function pageScripts(): Plugin {
  return {
    name: 'page-scripts',
    generateBundle: {
      // Chunks that were nothing but styles are gone by then.
      order: 'post',
      async handler(_options, bundle) {
        const chunks = new Map<string, Chunk>()
        for (const file of Object.values(bundle)) if (file.type === 'chunk') chunks.set(file.fileName, file)
        const all = [...chunks.values()]
        const of = (module: string) => all.find(({ facadeModuleId }) => facadeModuleId === module)
        const needs = (module: string, wanted: string, seen = new Set<string>()): boolean =>
          module === wanted ||
          (!seen.has(module) &&
            Boolean(seen.add(module)) &&
            (this.getModuleInfo(module)?.importedIds ?? []).some((id) => needs(id, wanted, seen)))
        const announced = closure(
          all.filter(({ fileName }) => /\/(index|main|shared)-/.test(fileName)),
          chunks,
        )
        const codeOf = (module: string) => this.getModuleInfo(module)?.code ?? ''
        const operations = of(pageOperations)
        const ids = new Set(
          operations?.moduleIds.flatMap((module) =>
            [...codeOf(module).matchAll(/['"](\w+\.\w+\.\w+)['"]: pageOperation\(/g)].map(([, id = '']) => id),
          ),
        )
        /** A module of a panel, or one that it imports from panels, calls one of them. */
        const asksPages = (module: string, seen = new Set<string>()): boolean => {
          if (seen.has(module) || !module.includes('/src/panels/')) return false
          seen.add(module)
          const called = codeOf(module).matchAll(/\.call\(\s*['"]([\w.]+)['"]/g)
          return (
            [...called].some(([, id = '']) => ids.has(id)) ||
            (this.getModuleInfo(module)?.importedIds ?? []).some((id) => asksPages(id, seen))
          )
        }
        const parts = all.filter(({ moduleIds }) => tableParts.some((part) => moduleIds.includes(part)))
        const pages: Record<string, string[]> = {}
        for (const loader of loaders) {
          const between = of(loader)
          const source = await readFile(loader, 'utf8')
          for (const [, path = '', module = ''] of source.matchAll(
            /^ {2}'?([^\s']+?)'?: \(\) =>\s+import\('(.+)\.js'\)/gm,
          )) {
            const file = resolve(dirname(loader), `${module}.tsx`)
            const page = of(file)
            if (!page) throw new Error(`${loader}: ${path} has no script of its own.`)
            const roots = [page, between, ...(needs(file, list) ? parts : []), ...(asksPages(file) ? [operations] : [])]
            pages[path] = closure(
              roots.filter((root) => root !== undefined),
              chunks,
            ).filter((name) => !announced.includes(name))
          }
        }
        this.emitFile({ type: 'asset', fileName: 'stratus/pages.json', source: `${JSON.stringify(pages)}\n` })
      },
    },
  }
}

/** File names of chunks and of all that they import, with their styles. */
function closure(roots: readonly Chunk[], chunks: ReadonlyMap<string, Chunk>): string[] {
  const found = new Set<string>()
  const add = (chunk: Chunk | undefined): void => {
    if (!chunk || found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
    for (const name of chunk.imports) add(chunks.get(name))
  }
  roots.forEach(add)
  return [...found]
}
