#!/usr/bin/env node
// Comes with the package: `npx stratus-widgets prefix acme --out vendor/acme-widgets`.
import { copyPrefixed } from './prefix.mjs'

const usage = `stratus-widgets prefix NAME --out FOLDER

Writes a copy of the package whose elements are called NAME-live-table instead of stratus-live-table, for a page that has
another version of the kit.
`

function fail(reason) {
  process.stderr.write(`${reason}\n\n${usage}`)
  process.exit(1)
}

const [command, name, ...options] = process.argv.slice(2)
if (command === undefined || command === '--help' || command === '-h') {
  process.stdout.write(usage)
} else {
  if (command !== 'prefix') fail(`There is no command ${command}.`)
  const [flag, out, more] = options
  if (flag !== '--out' || !out || more) fail('Say where to: --out FOLDER.')
  try {
    const { files, folder } = copyPrefixed(name, out)
    process.stdout.write(`${files} files in ${folder}: <${name}-live-table> and so on.\n`)
  } catch (error) {
    fail(error.message)
  }
}
