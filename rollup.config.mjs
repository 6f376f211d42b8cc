import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import { transform } from 'esbuild'

/** Decorators as in tsconfig.json: esbuild sees one file at a time and has to be told. */
const { compilerOptions } = JSON.parse(readFileSync(new URL('tsconfig.json', import.meta.url), 'utf8'))
const tsconfigRaw = {
  compilerOptions: {
    experimentalDecorators: compilerOptions.experimentalDecorators,
    useDefineForClassFields: compilerOptions.useDefineForClassFields,
    verbatimModuleSyntax: true,
  },
}

/** TypeScript sources, imported as `.js`. */
const typescript = {
  name: 'typescript',
  resolveId(source, importer) {
    if (!importer || !source.startsWith('.') || !source.endsWith('.js')) return null
    const file = new URL(source.replace(/\.js$/, '.ts'), `file://${importer}`).pathname
    return existsSync(file) ? file : null
  },
  async transform(code, id) {
    if (!id.endsWith('.ts')) return null
    return transform(code, {
      loader: 'ts',
      target: compilerOptions.target,
      tsconfigRaw,
      sourcemap: true,
      sourcefile: id,
    })
  },
}

const minify = {
  name: 'minify',
  renderChunk: (code) => transform(code, { minify: true, target: compilerOptions.target, sourcemap: true }),
}

const copy = (from, to) => ({
  name: 'copy',
  writeBundle() {
    mkdirSync(new URL('.', new URL(to, import.meta.url)), { recursive: true })
    copyFileSync(new URL(from, import.meta.url), new URL(to, import.meta.url))
  },
})

/** A module of a package, not a file of ours. */
const isPackage = (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0')

/** One file per source file, packages left to whoever bundles: only what a page imports gets into it. */
function library(folder, input, plugins = []) {
  return {
    input,
    external: isPackage,
    output: {
      dir: `${folder}/dist`,
      format: 'es',
      preserveModules: true,
      preserveModulesRoot: folder,
      sourcemap: true,
    },
    plugins: [typescript, ...plugins],
  }
}

/** The elements' doors and the React components, as the exports of the package name them. */
const doors = readdirSync('widgets', { recursive: true })
  .filter((file) => /^(?!node_modules|dist)[\w-]+\/stratus-[\w-]+\.define\.ts$|^react\/[\w-]+\.ts$/.test(file))
  .map((file) => `widgets/${file}`)

export default [
  library(
    'widgets',
    ['widgets/index.ts', 'widgets/define.ts', ...doors],
    [copy('widgets/internal/tokens.css', 'widgets/dist/tokens.css')],
  ),
  {
    input: 'widgets/stratus.ts',
    output: { file: 'widgets/dist/stratus.js', format: 'es', inlineDynamicImports: true, sourcemap: true },
    plugins: [typescript, nodeResolve({ browser: true }), minify],
  },
  library(
    'api-client',
    ['index', 'live/index', 'rules/index', 'demo-cloud/index']
      .map((entry) => `api-client/${entry}.ts`)
      .filter((file) => existsSync(file)),
  ),
]
