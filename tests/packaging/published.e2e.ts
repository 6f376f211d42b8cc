import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
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

const usage = `
import { createClient } from '@stratus/api-client'
import { createDemoCloud } from '@stratus/api-client/demo-cloud'
import { createLiveList } from '@stratus/api-client/live'
import { openCloud } from '@stratus/api-client/openstack'

export const clientAt = (webroot: string | undefined) => createClient({ webroot })
export const servers = (signal: AbortSignal | undefined) => clientAt(undefined).call('nova.servers.list', { signal })
export const cloud = (token: string) => openCloud({ authUrl: 'https://cloud', token, region: process.env['OS_REGION'] })
export const firstName = async () => (await servers(undefined)).items[0]?.name
export const all = [createDemoCloud, createLiveList]
`

/** A server's own program: no page, nothing skipped, and what may be undefined is told from what is left out. */
const strictest = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
  noEmit: true,
  target: 'es2022',
  lib: ['es2023'],
  types: ['node'],
}

/** A project with what is installed here, and one file; what the strictest compiler says of it. */
function saidOf(folder: string, file: string, options: Readonly<Record<string, unknown>>): string {
  const compilerOptions = { ...strictest, ...options }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }))
  try {
    execFileSync('node', [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], { encoding: 'utf8' })
    return ''
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

function projectWith(name: string, installed: readonly string[], file: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'stratus-types-'))
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@stratus', name), { recursive: true })
  for (const each of installed) symlinkSync(join(root, 'node_modules', each), join(modules, each))
  for (const part of ['package.json', 'dist'])
    symlinkSync(join(root, name, part), join(modules, '@stratus', name, part))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, file), text)
  return folder
}

describe('the types of the packed api-client', () => {
  const folder = projectWith('api-client', ['@types', 'undici-types', 'zod', 'nanostores'], 'usage.ts', usage)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each([
    ['nodenext', 'nodenext'],
    ['node16', 'node16'],
    ['preserve', 'bundler'],
  ])('the strictest compiler has nothing to say: %s, %s', (module, moduleResolution) => {
    expect(saidOf(folder, 'usage.ts', { module, moduleResolution })).toBe('')
  })
})

const page = `
import type { Column, SelectOption } from '@stratus/widgets'
import { LiveTable, Membership, Select, Topology } from '@stratus/widgets/react'
import type {} from '@stratus/widgets/types/react'

interface Server { readonly id: string; readonly name: string; readonly [key: string]: unknown }
declare const text: string | undefined
declare const ofRow: ((row: Server) => string) | undefined
declare const click: (() => void) | undefined

export const option: SelectOption = { value: 'a', label: 'A', description: text }
export const columns: readonly Column<Server>[] = [{ id: 'name', title: 'Name', field: text, value: ofRow, tooltip: ofRow }]
export const wrapped = [
  <Select label={text} options={[{ value: 'a', label: 'A', description: text }]} onStratusChange={undefined} onClick={click} />,
  <Select onStratusChange={(event) => event.detail.value.trim()} ref={(element) => void element?.checkValidity()} key="a" />,
  <LiveTable<Server> rows={undefined} columns={columns} onStratusRowAction={click} />,
  <LiveTable<Server> onStratusRowAction={(event) => event.detail.row.name.trim()} />,
  <Membership texts={{ members: text }} />,
  <Topology model={undefined} nodeKinds={{ rack: { label: 'Rack', icon: '', layer: undefined } }} />,
  <stratus-select class={text} label={text} options={[option]} onstratus-change={undefined}></stratus-select>,
  // @ts-expect-error: not any text
  <LiveTable density="huge" />,
  // @ts-expect-error: no handler of an event that is none
  <Select onStratusChanged={click} />,
]
`

describe('the types of the packed widgets', () => {
  const installed = ['@types', '@lit', 'lit', 'lit-html', 'lit-element', 'react', 'csstype']
  const folder = projectWith('widgets', installed, 'page.tsx', page)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each([
    ['nodenext', 'nodenext'],
    ['preserve', 'bundler'],
  ])('what may be undefined is taken: %s, %s', (module, moduleResolution) => {
    const options = { lib: ['es2023', 'dom', 'dom.iterable'], types: [], jsx: 'react-jsx', module, moduleResolution }
    expect(saidOf(folder, 'page.tsx', options)).toBe('')
  })
})
