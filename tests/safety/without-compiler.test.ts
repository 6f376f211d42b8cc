import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

describe('S-REL-01 what runs needs no compiler', () => {
  it('npm ci --omit=dev installs none', () => {
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { dev?: boolean; devOptional?: boolean; link?: boolean }>
    }
    const installed = Object.entries(packages)
      .filter(([path, { dev, devOptional, link }]) => path.includes('node_modules/') && !dev && !devOptional && !link)
      .map(([path]) => path.replace(/.*node_modules\//, ''))
    expect(installed).toContain('hono')
    const compilers =
      /^(vite|esbuild|tsx|rollup|rolldown|typescript|lightningcss|postcss)($|-)|^@(vitejs|esbuild|rollup|rolldown)\//
    expect(installed.filter((name) => compilers.test(name))).toEqual([])
  })
})

describe('S-REL-01 npm start where vite is not installed', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'stratus-start-'))
    for (const file of ['server/start.mjs', 'server/node-version.mjs', 'build/build-if-stale.mjs'])
      cpSync(join(root, 'host-app', file), join(folder, 'host-app', file))
    write('host-app/src/main.tsx', '')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }

  function build(): void {
    write('host-app/dist/app/index.html', '')
    write('host-app/dist/server/start.js', `console.log('serving')`)
    write('package.json', '{ "type": "module" }')
    const before = new Date(Date.now() - 60_000)
    for (const file of ['src', 'src/main.tsx', 'server', 'server/start.mjs', 'server/node-version.mjs'])
      utimesSync(join(folder, 'host-app', file), before, before)
  }

  function start() {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['host-app/server/start.mjs'], {
      cwd: folder,
      encoding: 'utf8',
    })
    return { status, stdout, stderr }
  }

  it('runs the build', () => {
    build()
    expect(start()).toEqual({ status: 0, stdout: 'serving\n', stderr: '' })
  })

  it('runs a build that is older than the sources, and says so', () => {
    build()
    const later = new Date(Date.now() + 60_000)
    utimesSync(join(folder, 'host-app/src/main.tsx'), later, later)
    const { status, stdout, stderr } = start()
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/newer than the build.*npm ci && npm run build[^]*serving\n$/)
  })

  it('runs a build beside which texts were laid, as building the kit does, without a word', () => {
    build()
    write('widgets/CHANGELOG.md', '')
    const later = new Date(Date.now() + 60_000)
    utimesSync(join(folder, 'widgets/CHANGELOG.md'), later, later)
    expect(start()).toEqual({ status: 0, stdout: 'serving\n', stderr: '' })
  })

  it('says what to do when there is no build', () => {
    const { status, stderr } = start()
    expect(status).toBe(1)
    expect(stderr).toMatch(/^Stratus is not built, .*Run: npm ci && npm run build\n/)
    expect(stderr).not.toContain('    at ')
  })
})
