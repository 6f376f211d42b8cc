import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackages } from './install-package.mjs'

function runnable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The path of a program to test with: the variable `from`, the first of `names` on PATH, one of the usual `places`, else
 * installed from Debian's `packages`. Ends the process when there is none.
 */
export function findProgram({ names, from, packages, places = [] }) {
  const installed = () => {
    const folders = (process.env.PATH ?? '').split(delimiter)
    const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
    return [process.env[from], ...onPath, ...places].find((path) => path && runnable(path))
  }
  const path = installed() ?? (installPackages(...packages), installed())
  if (path) return path
  process.stderr.write(`No ${names[0]} found: install ${packages.join(', ')}, or set ${from} to its program.\n`)
  return process.exit(1)
}
