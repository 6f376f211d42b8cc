import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Scripts for a script tag: `stratus.js` and so on, as `widgets/<name>.ts` says what they hold. */
export const scripts = ['stratus', 'stratus-enhance', 'stratus-embed']

const source = (name) => fileURLToPath(new URL(`../${name}.ts`, import.meta.url))
const prefix = 'script:'

/**
 * The script that a page names is thin: what it holds lies in files whose names change with their content. So nothing imports a
 * script by its own name, and it may be served under any other one (`?v=1`, a hashed copy) without being loaded twice.
 */
export const thinScripts = {
  input: Object.fromEntries(
    scripts.flatMap((name) => [
      [name, prefix + name],
      [`${name}-kit`, source(name)],
    ]),
  ),
  // Nothing imports a script or a language by its name.
  entryFileNames: ({ name }) =>
    scripts.includes(name) || name.startsWith('languages/') ? '[name].js' : 'chunks/[name]-[hash].js',
  chunkFileNames: 'chunks/[name]-[hash].js',
  plugin: {
    name: 'thin-scripts',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load: (id) =>
      id.startsWith(`\0${prefix}`) ? `export * from ${JSON.stringify(source(id.slice(prefix.length + 1)))}` : null,
  },
}

/** Files of the build before: their names are others. */
export const cleared = (folder) => ({
  name: 'cleared',
  buildStart: () => rmSync(folder, { recursive: true, force: true }),
})

/** Names of the workers' files, by source; known once they are built. */
export const workerFileNames = new Map()
export const tellFileNames = {
  name: 'tell-file-names',
  generateBundle(_, bundle) {
    for (const { name, fileName } of Object.values(bundle)) workerFileNames.set(name, fileName)
  },
}

const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`

/** All that a script imports at once, itself left out: what a page may preload. */
function importsOf(fileName, bundle, found = new Set()) {
  for (const imported of bundle[fileName]?.imports ?? []) {
    if (found.has(imported)) continue
    found.add(imported)
    importsOf(imported, bundle, found)
  }
  return [...found]
}

/** `files.json`: what each script imports, and the hashes of all files as `integrity` of script tags and import maps has them. */
export const listFiles = {
  name: 'list-files',
  generateBundle(_, bundle) {
    const files = Object.values(bundle).filter(({ type }) => type === 'chunk')
    const entries = scripts.map((name) => [`${name}.js`, importsOf(`${name}.js`, bundle)])
    const integrity = files.map(({ fileName, code }) => [fileName, integrityOf(code)])
    const list = { scripts: Object.fromEntries(entries), integrity: Object.fromEntries(integrity.sort()) }
    this.emitFile({ type: 'asset', fileName: 'files.json', source: `${JSON.stringify(list, null, 2)}\n` })
    for (const name of scripts) this.info(`${name}.js ${list.integrity[`${name}.js`]}`)
  },
}
