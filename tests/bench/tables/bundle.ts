import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { minifyCssEsbuild } from '../../../widgets/build/minify-css.mjs'
import { peers } from '../peers.js'

const here = fileURLToPath(new URL('.', import.meta.url))

/** A page with one grid on it: its files by name, `page.js` and `page.css` first of all. */
export class Bundle {
  #fetched = new Map<string, number>()

  constructor(private readonly files: ReadonlyMap<string, Uint8Array>) {}

  /** A file for the page. */
  file(name: string): Uint8Array | undefined {
    const found = this.files.get(name)
    if (found && name.endsWith('.js') && !this.#fetched.has(name)) this.#fetched.set(name, gzipSync(found).length)
    return found
  }

  /** Files that pages have asked for later than the page itself. */
  get later(): readonly string[] {
    return [...this.#fetched.keys()].filter((name) => name !== 'page.js')
  }

  /** Script that pages have asked for so far, gzipped; the harness, the same for all, is part of it. */
  get gzip(): number {
    return [...this.#fetched.values()].reduce((sum, size) => sum + size, 0)
  }
}

/** The contender's own code and the same harness for all; what it loads later stands in files of its own. */
export async function bundle(name: string): Promise<Bundle> {
  const places = [`${here}contenders/${name}.ts`, `${peers}tables/${name}.ts`, `${peers}tables/${name}.tsx`]
  const entry = places.find((place) => existsSync(place))
  if (!entry) throw new Error(`No contender is called ${name}.`)
  const { outputFiles } = await build({
    entryPoints: { page: `${here}page.ts` },
    alias: { contender: entry },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    outdir: '/',
    conditions: ['source', 'browser'],
    nodePaths: [`${peers}node_modules`],
    loader: { '.woff2': 'dataurl', '.woff': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
    tsconfigRaw: {
      compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false, jsx: 'react-jsx' },
    },
    jsx: 'automatic',
    legalComments: 'none',
    // V8 compiles while it loads, not within what is measured; for all contenders alike.
    banner: { js: '//# allFunctionsCalledOnLoad' },
    plugins: [minifyCssEsbuild],
    logLevel: 'error',
  })
  return new Bundle(new Map(outputFiles.map(({ path, contents }) => [path.replace(/^.*\//, ''), contents])))
}
