import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

interface Locked {
  version?: string
  resolved?: string
  optionalDependencies?: Record<string, string>
}

const file = fileURLToPath(new URL('../../package-lock.json', import.meta.url))
const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> }

/** Where Node would find a dependency of the package at a path. */
function find(path: string, name: string): Locked | undefined {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const found = packages[at ? `${at}/node_modules/${name}` : `node_modules/${name}`]
    if (found || !at) return found
    if (!at.includes('/node_modules/')) return packages[`node_modules/${name}`]
  }
}

describe('the lockfile', () => {
  it('carries no download addresses', () => {
    const addresses = Object.values(packages).filter(({ resolved }) => resolved?.includes('://'))
    expect(addresses).toEqual([])
  })

  it('knows the optional parts of every platform: npm ci refuses a lockfile without them', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !find(path, name)),
    )
    expect(missing).toEqual([])
  })
})
