import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** nobody, where we may become that; else it runs as we do. */
const nobody = 65534
const asNobody = { uid: nobody, gid: nobody }
const who =
  process.getuid?.() === 0 && spawnSync(process.execPath, ['-e', '0'], { ...asNobody, cwd: '/' }).status === 0
    ? asNobody
    : {}

/** The archive that `npm run release` makes of the build, unpacked far from the repository, where nothing can be written. */
export class UnpackedRelease {
  readonly #above = mkdtempSync(join(tmpdir(), 'stratus-release-'))
  readonly archive: string
  readonly folder: string
  readonly files: readonly string[]
  #child: ChildProcess | undefined

  constructor() {
    execFileSync('chmod', ['755', this.#above])
    this.archive = this.pack('packed')
    execFileSync('tar', ['-xzf', this.archive, '--no-same-owner', '-C', this.#above])
    const name = readdirSync(this.#above).find((entry) => entry !== 'packed') ?? ''
    this.folder = join(this.#above, name)
    execFileSync('chmod', ['-R', 'a-w,a+rX', this.folder])
    this.files = readdirSync(this.folder, { recursive: true })
      .map(String)
      .filter((file) => statSync(join(this.folder, file)).isFile())
  }

  /** Packs what is built; path of the archive. */
  pack(into: string): string {
    const folder = join(this.#above, into)
    mkdirSync(folder)
    execFileSync(process.execPath, [join(root, 'host-app/build/release.mjs'), folder], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const name = readdirSync(folder).find((entry) => entry.endsWith('.tar.gz')) ?? ''
    return join(folder, name)
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8')
  }

  /** What a script says that runs as the server does. */
  run(script: string): string {
    return this.#spawnSync(['--input-type=module', '-e', script])
  }

  #spawnSync(args: readonly string[]): string {
    const { stdout, stderr } = spawnSync(process.execPath, args, { ...this.#terms(), encoding: 'utf8' })
    return stdout + stderr
  }

  /** Nothing of our environment: no module path, no settings. */
  #terms() {
    return { ...who, cwd: this.folder, env: { PATH: '/usr/bin:/bin' } as NodeJS.ProcessEnv }
  }

  /** Starts it on any port; its address. */
  async start(): Promise<string> {
    const { env, ...terms } = this.#terms()
    const child = (this.#child = spawn(process.execPath, ['server/start.js'], {
      ...terms,
      env: { ...env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    }))
    let said = ''
    return new Promise((resolve, reject) => {
      const hear = (part: Buffer) => {
        said += part.toString()
        const [, port] = /Stratus is ready: http:\/\/localhost:(\d+)\//.exec(said) ?? []
        if (port) resolve(`http://127.0.0.1:${port}`)
      }
      child.stdout.on('data', hear)
      child.stderr.on('data', hear)
      child.on('exit', (code) => reject(new Error(`It ended with ${code}:\n${said}`)))
    })
  }

  /** Who runs it; undefined where the system does not tell. */
  get runsAs(): number | undefined {
    try {
      return statSync(`/proc/${this.#child?.pid}`).uid
    } catch {
      return undefined
    }
  }

  get mayBecomeNobody(): boolean {
    return 'uid' in who
  }

  /** Asks it to stop; how it ended. */
  stop(): Promise<number | null> {
    const child = this.#child
    if (!child || child.exitCode !== null) return Promise.resolve(child?.exitCode ?? null)
    child.removeAllListeners('exit')
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    return ended
  }

  async remove(): Promise<void> {
    await this.stop()
    execFileSync('chmod', ['-R', 'u+w', this.#above])
    rmSync(this.#above, { recursive: true, force: true })
  }
}
