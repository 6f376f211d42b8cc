import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const copy = mkdtempSync(join(tmpdir(), 'stratus-scaffolds-'))

/** The compiler and the tests of what was written, beside what else the machine does. */
const patience = 300_000

const run = (...args: readonly string[]): string =>
  execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** What a command complains about. */
function complaints(...args: readonly string[]): string {
  try {
    run(...args)
    return ''
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    return stdout + stderr
  }
}

/** Packages of the copy are those of the repository, but the workspace's own are its own. */
function linkPackages(): void {
  mkdirSync(join(copy, 'node_modules/@stratus'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@stratus') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  for (const folder of ['widgets', 'api-client', 'host-app']) {
    symlinkSync(join(copy, folder), join(copy, 'node_modules/@stratus', folder))
    // Versions that are a workspace's own.
    const own = join(root, folder, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(copy, folder, 'node_modules'))
  }
}

const isSame = (one: string, other: string): boolean =>
  existsSync(other) && readFileSync(one).equals(readFileSync(other))

/** Files that the commands made or changed in the copy. */
const filesWritten = (): string[] =>
  readdirSync(copy, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(copy, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('node_modules') && !isSame(join(copy, file), join(root, file)))

describe('npm run new:element, new:operation, new:panel', { timeout: patience }, () => {
  let written: readonly string[]
  beforeAll(() => {
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    for (const file of files.split('\n').filter((name) => name && !name.startsWith('tests/recorded/'))) {
      mkdirSync(dirname(join(copy, file)), { recursive: true })
      cpSync(join(root, file), join(copy, file), { force: true })
    }
    linkPackages()
    run('widgets/build/new-element.mjs', 'stratus-status-note')
    const things = ['list GET /', 'get GET /{id}/', 'create POST /', 'update PATCH /{id}/', 'delete DELETE /{id}/']
    const calls = things.map((thing) => thing.split(' ') as [string, string, string])
    run(
      'api-client/build/new-operation.mjs',
      ...calls.flatMap(([verb, method, path]) => [`nova.things.${verb}`, method, `nova/things${path}`]),
    )
    const navigation = join(copy, 'host-app/src/navigation/navigation.ts')
    const overview = "{ id: 'admin.overview', label: 'Overview', path: '/admin/' }"
    const listed = readFileSync(navigation, 'utf8')
    expect(listed).toContain(overview)
    writeFileSync(
      navigation,
      listed.replace(
        overview,
        `${overview}, { id: 'admin.things', label: 'Things', path: '/admin/things/' }, { id: 'admin.parts', label: 'Parts', path: '/admin/parts' }`,
      ),
    )
    run('host-app/build/new-panel.mjs', 'nova/things', 'Things')
    // What no call makes, Horizon's own pages do.
    run('api-client/build/new-operation.mjs', 'nova.parts.list', 'GET', 'nova/parts/')
    run('host-app/build/new-panel.mjs', 'nova/parts', 'Parts')
    written = filesWritten().filter((file) => join(copy, file) !== navigation)
  }, patience)
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  it('what they write compiles', () => {
    const include = [...written, 'tests/e2e/support']
    writeFileSync(join(copy, 'tsconfig.written.json'), JSON.stringify({ extends: './tsconfig.json', include }))
    expect(complaints('node_modules/typescript/bin/tsc', '--noEmit', '--project', 'tsconfig.written.json')).toBe('')
  })

  it('and is formatted', () => {
    expect(complaints('node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', ...written)).toBe('')
  })

  it('the registers have the element', () => {
    expect(readFileSync(join(copy, 'widgets/react/status-note.ts'), 'utf8')).toContain("'stratus-close-request': true")
    expect(run('widgets/build/registers.mjs')).toBe('The registers are up to date.\n')
  })

  it('calls and panel pass their tests, and what all calls have to', () => {
    const suites = [
      'tests/contract/demo.test.ts',
      'api-client/operations',
      'api-client/demo-cloud/every-read.test.ts',
      'host-app/src/panels/nova/things',
      'host-app/src/panels/nova/parts',
      'host-app/src/panels/panel-texts.test.ts',
      'host-app/src/navigation',
    ]
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', '--reporter=dot']
    expect(complaints(...vitest, ...suites)).toBe('')
  })

  it('nothing that is there is written over', () => {
    expect(complaints('widgets/build/new-element.mjs', 'stratus-status-note')).toContain('There is already')
    expect(complaints('api-client/build/new-operation.mjs', 'nova.things.get', 'GET', 'x')).toContain('already')
  })
})
