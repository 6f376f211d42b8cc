import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = fileURLToPath(new URL('../..', import.meta.url))

/** What a command gave back. */
export interface Outcome {
  readonly ok: boolean
  readonly output: string
}

const colors = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g')
const plain = (text: string) => text.replace(colors, '')

/** A project of a stranger, `tests/consumers/<name>`, in a folder outside of the repository. */
export class Consumer {
  readonly folder: string
  #stop: (() => void) | undefined

  constructor(name: string) {
    this.folder = mkdtempSync(join(tmpdir(), `stratus-${name}-`))
    cpSync(join(here, name), this.folder, { recursive: true, filter: (path) => !path.endsWith('/wrong') })
  }

  /** Installs what the project names from the registry of this machine, and the kit as `npm pack` makes it. */
  install(): Outcome {
    const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', this.folder]
    const packed = execFileSync('npm', pack, {
      cwd: join(root, 'widgets'),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [{ filename }] = JSON.parse(packed) as [{ filename: string }]
    const install = ['install', `./${filename}`, '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
    return this.run('npm', ...install)
  }

  run(command: string, ...args: readonly string[]): Outcome {
    try {
      const output = execFileSync(command, args, {
        cwd: this.folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        // A test's environment is no developer's.
        env: { ...process.env, NODE_ENV: undefined, CI: '1' },
      })
      return { ok: true, output: plain(output) }
    } catch (error) {
      const { stdout = '', stderr = '', message } = error as { stdout?: string; stderr?: string; message: string }
      return { ok: false, output: plain(`${stdout}${stderr}` || message) }
    }
  }

  /** Puts the files of `<name>/wrong` among the sources. */
  addMistakes(name: string): void {
    cpSync(join(here, name, 'wrong'), this.folder, { recursive: true })
  }

  /** Puts a piece of the documentation where a file of the project says `printed`. */
  print(path: string, code: string): void {
    const text = readFileSync(join(this.folder, path), 'utf8')
    this.write(
      path,
      text.replace(/<!-- printed -->|\/\* printed \*\//, () => code),
    )
  }

  write(path: string, text: string): void {
    const file = join(this.folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }

  /** Whether a package was installed with what the project asked for. */
  has(packageName: string): boolean {
    return existsSync(join(this.folder, 'node_modules', packageName))
  }

  /** Starts a server of the project's own, until `remove`. */
  start(command: string, ...args: readonly string[]): void {
    const child = spawn(command, args, { cwd: this.folder, stdio: 'ignore' })
    this.#stop = () => child.kill()
  }

  remove(): void {
    this.#stop?.()
    rmSync(this.folder, { recursive: true, force: true })
  }
}
