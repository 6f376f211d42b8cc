import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Every door of a package but style sheets; of those that a script writes for each element, that of one element stands for all. */
function doorsOf(name: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as { exports: object }
  return Object.keys(exports).filter((door) => !door.endsWith('.css') && !/^.\/(define|react)\/(?!alert$)/.test(door))
}

/** What `npm pack` makes of the two packages, and what those who check packages say of it. Needs `npm run build`. */
describe.each(['widgets', 'api-client'])('the packed %s', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'stratus-pack-'))
  let tarball: Buffer
  let files: readonly string[]

  beforeAll(() => {
    const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]
    const cwd = join(root, name)
    const [packed] = JSON.parse(
      execFileSync('npm', pack, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    ) as [{ filename: string; files: Array<{ path: string }> }]
    tarball = readFileSync(join(folder, packed.filename))
    files = packed.files.map(({ path }) => path)
    execFileSync('tar', ['xzf', join(folder, packed.filename), '-C', folder])
  }, 60_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('could be published: what stands in it, and no more', () => {
    expect(files).toEqual(expect.arrayContaining(['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md']))
    const tests = /\.test\.|\/testing\/|fake|tsconfig/
    expect(files.filter((file) => tests.test(file) || (/\.tsx?$/.test(file) && !file.endsWith('.d.ts')))).toEqual([])
    expect(JSON.parse(readFileSync(join(folder, 'package/package.json'), 'utf8'))).not.toHaveProperty('private')
  })

  it('publint has nothing to say', async () => {
    const { messages, pkg } = await publint({ pkgDir: join(folder, 'package'), pack: false, strict: true })
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([])
  })

  it('its types are found by every way of resolution that knows `exports`', async () => {
    const found = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)), {
      entrypoints: doorsOf(name),
    })
    if (!found.types) throw new Error('no types')
    // Node 10 knows no `exports`; CommonJS has to `import()` what is a module.
    const known = new Set<string>(['node10', 'node16-cjs'])
    const problems = found.problems.filter(
      (problem) => !('resolutionKind' in problem && known.has(problem.resolutionKind)),
    )
    expect(problems.map((problem) => JSON.stringify(problem))).toEqual([])
  }, 120_000)
})
