import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const kit = fileURLToPath(new URL('..', import.meta.url))

const read = (file) => readFileSync(file, 'utf8')
const readJson = (file) => JSON.parse(read(file))
const writeJson = (file, data) => writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`)

/** Names of files stay: what imports them would not find them. A slash before a name is a path, unless it closes a tag. */
function tagPattern(manifest) {
  const tags = manifest.modules.flatMap(({ declarations = [] }) => declarations.flatMap(({ tagName }) => tagName ?? []))
  const names = [...new Set(tags)].map((tag) => tag.replace('stratus-', '')).sort((a, b) => b.length - a.length)
  return new RegExp(`(?<![\\w-]|(?<!<)/)stratus-(${names.join('|')})(?![\\w-]|\\.(?:js|ts|d|define)\\b)`, 'g')
}

/** Chunks are kept by browsers for ever: what has another content has another name. Gives the new names, by the old ones. */
function renameChunks(folder, prefix) {
  const renamed = new Map()
  for (const name of readdirSync(folder)) {
    renameSync(join(folder, name), join(folder, `${prefix}-${name}`))
    renamed.set(name, `${prefix}-${name}`)
  }
  return renamed
}

function hashesOf(browser, integrity, renamed) {
  const hashOf = (file) =>
    `sha384-${createHash('sha384')
      .update(readFileSync(join(browser, file)))
      .digest('base64')}`
  const files = Object.keys(integrity).map((file) =>
    file.replace(/^chunks\/(.*)$/, (_, name) => `chunks/${renamed.get(name)}`),
  )
  return Object.fromEntries(files.map((file) => [file, hashOf(file)]))
}

function check(prefix, out) {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(prefix ?? ''))
    throw new Error('A prefix is small letters and digits, with hyphens between them, and begins with a letter.')
  if (prefix === 'stratus') throw new Error('The elements are called so already.')
  if (!existsSync(join(kit, 'dist/custom-elements.json'))) throw new Error('The package is not built.')
  if (existsSync(out) && readdirSync(out).length) throw new Error(`${out} is not empty.`)
  if (!relative(join(kit, 'dist'), out).startsWith('..')) throw new Error('Write it outside of the package.')
}

/**
 * Writes a copy of the package whose elements have another prefix.
 *
 * @param prefix - `acme`: `stratus-live-table` becomes `acme-live-table`. Names of events, CSS variables and parts stay.
 * @param to - A new folder; it is a package called `acme-widgets`.
 */
export function copyPrefixed(prefix, to) {
  const out = resolve(to)
  check(prefix, out)
  mkdirSync(out, { recursive: true })
  for (const name of ['dist', 'LICENSE', 'README.md', 'CHANGELOG.md'])
    if (existsSync(join(kit, name))) cpSync(join(kit, name), join(out, name), { recursive: true })
  const dist = join(out, 'dist')
  const browser = join(dist, 'browser')
  const pattern = tagPattern(readJson(join(dist, 'custom-elements.json')))
  const renamed = renameChunks(join(browser, 'chunks'), prefix)
  const chunk = new RegExp([...renamed.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|ts|json|css|map)$/.test(file),
  )
  for (const file of files.map((name) => join(dist, name))) {
    // They would show other lines.
    if (file.endsWith('.map')) {
      rmSync(file)
      continue
    }
    const text = read(file)
      .replace(pattern, `${prefix}-$1`)
      .replace(/^\/\/# sourceMappingURL=.*$/gm, '')
    writeFileSync(file, file.startsWith(browser) ? text.replace(chunk, (name) => renamed.get(name)) : text)
  }
  const list = readJson(join(browser, 'files.json'))
  const plain = readJson(join(kit, 'dist/browser/files.json'))
  writeJson(join(browser, 'files.json'), { ...list, integrity: hashesOf(browser, plain.integrity, renamed) })
  const { bin: _, ...own } = readJson(join(kit, 'package.json'))
  const name = `${prefix}-widgets`
  writeJson(join(out, 'package.json'), {
    ...own,
    name,
    private: true,
    description: `${own.description} Elements are called ${prefix}-….`,
  })
  writeJson(join(dist, 'web-types.json'), { ...readJson(join(dist, 'web-types.json')), name })
  return { files: files.filter((file) => !file.endsWith('.map')).length, folder: out }
}
