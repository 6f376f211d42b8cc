import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import { transform } from 'esbuild'
import { cleared, listFiles, tellFileNames, thinScripts, workerFileNames } from './widgets/build/browser-files.mjs'
import { licences } from './widgets/build/licences.mjs'
import { minifyCssPlugin } from './widgets/build/minify-css.mjs'

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

/** `new Worker(new URL('./x.ts', import.meta.url))`: the address that the file has in the build; with `emit`, the file, too. */
const workers = (addressOf, emit = false) => ({
  name: 'workers',
  transform(code, id) {
    if (!code.includes('import.meta.url')) return null
    const replaced = code.replace(/new URL\((['"])\.\/([\w-]+)\.ts\1, import\.meta\.url\)/g, (_, quote, name) => {
      if (emit) this.emitFile({ type: 'chunk', id: fileURLToPath(new URL(`${name}.ts`, pathToFileURL(id))) })
      return `new URL('${addressOf(name)}', import.meta.url)`
    })
    return { code: replaced, map: null }
  },
})

const minify = {
  name: 'minify',
  renderChunk: (code) =>
    transform(code, {
      minify: true,
      target: compilerOptions.target,
      sourcemap: true,
      // Libraries that look at it would not run without a bundler.
      define: { 'process.env.NODE_ENV': '"production"' },
    }),
}

const copy = (from, to) => ({
  name: 'copy',
  writeBundle() {
    mkdirSync(new URL('.', new URL(to, import.meta.url)), { recursive: true })
    copyFileSync(new URL(from, import.meta.url), new URL(to, import.meta.url))
  },
})

/** A module of a package, not a file of ours. */
const isPackage = (id) => !/^[./\0]/.test(id) && !id.startsWith('@stratus/')

/** Our own packages are not published: what the kit uses of them is part of it. */
const workspace = {
  name: 'workspace',
  resolveId: (source) =>
    source === '@stratus/api-client/live' ? fileURLToPath(new URL('api-client/live/index.ts', import.meta.url)) : null,
}

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
      // Pages that React renders on a server import them as they are.
      banner: ({ name }) => (name.startsWith('react/') ? "'use client'" : ''),
    },
    plugins: [
      cleared(`${folder}/dist`),
      minifyCssPlugin,
      typescript,
      workspace,
      workers((worker) => `./${worker}.js`, true),
      ...plugins,
    ],
  }
}

/** The elements' doors and the React components, as the exports of the package name them. */
const doors = readdirSync('widgets', { recursive: true })
  .filter((file) => /^(?!node_modules|dist)[\w-]+\/stratus-[\w-]+\.define\.ts$|^react\/[\w-]+\.ts$/.test(file))
  .map((file) => `widgets/${file}`)

/** Catalogues, each a file of its own. */
const languages = readdirSync('widgets/languages').map((file) => `widgets/languages/${file}`)

const existing = (files) => files.filter((file) => existsSync(file))

const bundled = (address) => [
  minifyCssPlugin,
  typescript,
  workers(address),
  nodeResolve({ browser: true, exportConditions: ['source'] }),
  minify,
  licences,
]

const browserFolder = 'widgets/dist/browser'

/** For script tags. What they share, and what few pages need (charts, workers), lies in files beside them. */
const browser = {
  input: {
    ...thinScripts.input,
    ...Object.fromEntries(languages.map((file) => [/languages\/[\w-]+/.exec(file)[0], file])),
  },
  output: {
    dir: browserFolder,
    format: 'es',
    // Not in the package: its size would be four times as large.
    sourcemap: 'hidden',
    entryFileNames: thinScripts.entryFileNames,
    chunkFileNames: thinScripts.chunkFileNames,
    // A request each: small ones are not worth it.
    experimentalMinChunkSize: 2000,
  },
  preserveEntrySignatures: 'allow-extension',
  plugins: [
    thinScripts.plugin,
    ...bundled((worker) => `./${workerFileNames.get(worker).replace('chunks/', '')}`),
    copy('widgets/internal/styles/tokens.css', `${browserFolder}/tokens.css`),
    copy('widgets/internal/styles/preload.css', `${browserFolder}/stratus-preload.css`),
    listFiles,
  ],
}

/** Workers of the scripts: whole, as they share nothing with the page. */
const workerFiles = readdirSync('widgets', { recursive: true }).filter((file) =>
  /^(?!node_modules|dist).*\/(?!create-)[\w-]+-worker\.ts$/.test(file),
)
const browserWorkers = workerFiles.map((file) => ({
  input: `widgets/${file}`,
  output: { dir: browserFolder, format: 'es', sourcemap: 'hidden', entryFileNames: 'chunks/[name]-[hash].js' },
  plugins: [...bundled((worker) => `./${worker}.js`), tellFileNames],
}))

/** Circles among our files fail the build; what packages do in old ways of their own is theirs. */
function onLog(level, log, handler) {
  const ours = (file) => !file.includes('node_modules')
  if (log.code === 'THIS_IS_UNDEFINED' || (log.code === 'CIRCULAR_DEPENDENCY' && !log.ids?.some(ours))) return
  handler(log.code === 'CIRCULAR_DEPENDENCY' ? 'error' : level, log)
}

const builds = [
  library(
    'widgets',
    existing(
      ['index', 'define', 'enhance/index', 'embed/index', 'embed/define'].map((entry) => `widgets/${entry}.ts`),
    ).concat(doors, languages),
    [
      copy('widgets/internal/styles/tokens.css', 'widgets/dist/tokens.css'),
      copy('widgets/internal/styles/preload.css', 'widgets/dist/preload.css'),
      copy('CHANGELOG.md', 'widgets/CHANGELOG.md'),
    ],
  ),
  ...browserWorkers,
  browser,
  library(
    'api-client',
    existing(
      ['index', 'live/index', 'rules/index', 'forms/index', 'demo-cloud/index', 'openstack/index'].map(
        (entry) => `api-client/${entry}.ts`,
      ),
    ),
    [copy('CHANGELOG.md', 'api-client/CHANGELOG.md')],
  ),
].map((build) => ({ ...build, onLog }))

export default builds
