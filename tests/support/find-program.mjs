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
 * installed from Debian's `packages`; so are they where only one of the `substitutes` is there, which serves if that fails.
 * Undefined when there is none.
 */
export function lookForProgram({ names, from, packages, places = [], substitutes = { names: [], places: [] } }) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = (programs) => programs.flatMap((name) => folders.map((folder) => join(folder, name)))
  const installed = () => [process.env[from], ...onPath(names), ...places].find((path) => path && runnable(path))
  const substitute = () => [...onPath(substitutes.names), ...substitutes.places].find(runnable)
  return installed() ?? (installPackages(...packages), installed()) ?? substitute()
}

/** The same; ends the process when there is none. */
export function findProgram(program) {
  const path = lookForProgram(program)
  if (path) return path
  const { names, from, packages } = program
  process.stderr.write(`No ${names[0]} found: install ${packages.join(', ')}, or set ${from} to its program.\n`)
  return process.exit(1)
}
