import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'

/** What `npm run new:…` commands have in common: templates, new files, what is left to do. */

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Ends with what is wrong, and with how it is used. */
export function refuse(problem, usage) {
  process.stderr.write(`${problem}\n${usage}\n`)
  process.exit(1)
}

const words = (name) => name.split(/[-_\s]+/)
const upper = (word) => word.charAt(0).toUpperCase() + word.slice(1)
export const pascal = (name) => words(name).map(upper).join('')
export const camel = (name) => pascal(name).replace(/^./, (letter) => letter.toLowerCase())
export const sentence = (name) => upper(words(name).join(' '))

/** A template with its `{{names}}` filled in. */
export function fill(template, values) {
  return readFileSync(template, 'utf8').replace(/\{\{(\w+)\}\}/g, (whole, name) => {
    if (!(name in values)) throw new Error(`${fileURLToPath(template)}: what is ${whole}?`)
    return values[name]
  })
}

export const read = (file) => readFileSync(join(root, file), 'utf8')

/** Writes a file as prettier wants it. */
export async function write(file, text) {
  const target = join(root, file)
  mkdirSync(dirname(target), { recursive: true })
  const isCode = /\.(tsx?|json)$/.test(file)
  const options = { ...(await resolveConfig(join(root, 'package.json'))), filepath: target }
  writeFileSync(target, isCode ? await format(text, options) : text)
}

/** Writes new files, none of which may be there. */
export async function create(files, usage) {
  const there = Object.keys(files).filter((file) => existsSync(join(root, file)))
  if (there.length) refuse(`There is already ${there.join(', ')}.`, usage)
  for (const [file, text] of Object.entries(files)) await write(file, text)
}

/** Changes a file that is there; `change` gets its text. */
export async function edit(file, change) {
  await write(file, change(read(file)))
}

/** Puts a text before the only place where the other one stands. */
export function before(text, place, added) {
  const at = text.indexOf(place)
  if (at < 0 || text.indexOf(place, at + 1) >= 0) throw new Error(`where is the one '${place}'?`)
  return text.slice(0, at) + added + text.slice(at)
}

/** Says what was done, and what is left. */
export function report({ created = [], changed = [], left = [] }) {
  const list = (title, lines) => (lines.length ? `${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n\n` : '')
  process.stdout.write(list('Created', created) + list('Changed', changed) + list('Left to do', left))
}
