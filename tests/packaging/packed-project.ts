import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { expect } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

export const strict =
  "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html stratus stratus-worker vue"
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' }

const compilerOptions = {
  strict: true,
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  noEmit: true,
  skipLibCheck: false,
  types: ['vite/client'],
}

/** A project of a stranger outside of the workspace, with the packed kit installed. Needs `npm run build` and no network. */
export class PackedProject {
  readonly folder = mkdtempSync(join(tmpdir(), 'stratus-consumer-'))
  readonly kit = join(this.folder, 'node_modules/@stratus/widgets')
  #server: Server | undefined

  constructor() {
    expect(existsSync(join(root, 'widgets/dist/browser/stratus.js')), 'run `npm run build` first').toBe(true)
    this.#install()
    this.write('package.json', '{ "type": "module", "private": true }')
    this.write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx'] }))
  }

  /** What npm would install: the packed kit itself, and links to the packages that it and the project ask for. */
  #install(): void {
    mkdirSync(this.kit, { recursive: true })
    const [{ filename }] = JSON.parse(
      execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', this.folder], {
        cwd: join(root, 'widgets'),
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    ) as [{ filename: string }]
    execFileSync('tar', ['xzf', join(this.folder, filename), '--strip-components=1', '-C', this.kit])
    for (const name of readdirSync(join(root, 'node_modules'))) {
      if (name.startsWith('.') || name === '@stratus') continue
      symlinkSync(join(root, 'node_modules', name), join(this.folder, 'node_modules', name))
    }
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true })
    writeFileSync(join(this.folder, path), text)
  }

  /** Builds pages for production into `dist`, with the kit's own files at `dist/kit`. */
  async build(pages: readonly string[], plugins: Plugin[] = []): Promise<void> {
    // Else libraries take the test's environment for a developer's.
    const { NODE_ENV } = process.env
    process.env.NODE_ENV = 'production'
    await build({
      root: this.folder,
      configFile: false,
      logLevel: 'error',
      plugins,
      build: {
        target: 'es2022',
        modulePreload: { polyfill: false },
        rolldownOptions: { input: pages.map((page) => join(this.folder, page)) },
      },
    })
    process.env.NODE_ENV = NODE_ENV
    symlinkSync(join(this.kit, 'dist/browser'), join(this.folder, 'dist/kit'))
  }

  /** Bytes of a module with all that it needs, built for production, React left out. */
  async sizeOf(code: string): Promise<number> {
    this.write('size.ts', code)
    const built = await build({
      root: this.folder,
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        target: 'es2022',
        lib: { entry: join(this.folder, 'size.ts'), formats: ['es'] },
        rolldownOptions: { external: /^react/ },
      },
    })
    rmSync(join(this.folder, 'size.ts'))
    const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
    return outputs.reduce((sum, file) => sum + (file.type === 'chunk' ? file.code.length : 0), 0)
  }

  /** What the compiler complains about. */
  complaints(...options: readonly string[]): string {
    try {
      execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', this.folder, ...options])
      return ''
    } catch (error) {
      return String((error as { stdout: Buffer }).stdout)
    }
  }

  /** Serves `dist`; a page without a policy says so. */
  async serve(policyOf: (path: string) => string | undefined): Promise<string> {
    const server = (this.#server = createServer((request, response) => {
      const path = join(this.folder, 'dist', new URL(request.url ?? '/', 'http://x').pathname)
      if (!existsSync(path)) return void response.writeHead(path.endsWith('favicon.ico') ? 204 : 404).end()
      const policy = policyOf(path)
      response.writeHead(200, {
        'Content-Type': types[extname(path)] ?? 'text/plain',
        ...(policy && { 'Content-Security-Policy': policy }),
      })
      response.end(readFileSync(path))
    }))
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  remove(): void {
    this.#server?.close()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** A page that is nothing but a script and what it needs. */
export const pageOf = (script: string, body = '<div id="app"></div>') =>
  `<!doctype html><html lang="en"><head><title>x</title><script type="module" src="${script}"></script></head><body>${body}</body></html>`
