import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.js'
import { installPackages } from './install-package.mjs'

export interface RedisServer {
  readonly port: number
  readonly url: string
  /** Sends words as one command; the bytes of the answer. */
  ask(...words: string[]): Promise<string>
  /** Answers nothing until it goes on. */
  pause(): void
  resume(): void
  stop(): Promise<void>
}

const programs = ['redis-server', 'valkey-server'] as const
const installed = () => programs.find((name) => spawnSync(name, ['--version']).status === 0)

/** Debian's Redis on loopback, in memory only; it is installed where it is missing and may be. */
export async function startRedis(settings: readonly string[] = [], givenPort?: number): Promise<RedisServer> {
  if (!installed()) installPackages(programs[0])
  const program = installed()
  if (!program) throw new Error('No redis-server found: install Redis or Valkey.')
  const port = givenPort ?? (await freePort())
  const folder = mkdtempSync(join(tmpdir(), 'stratus-redis-'))
  const own = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder, ...settings]
  const child = spawn(program, own, { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const ask = (...words: string[]) => askRedis(port, words)
  for (let tries = 0; !/PONG|NOAUTH/.test(await ask('PING').catch(() => '')); tries++) {
    if (tries > 500 || child.exitCode !== null) throw new Error(`${program} does not start.`)
    await wait(20)
  }
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    ask,
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function askRedis(port: number, words: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    const parts = words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`)
    socket.write(`*${words.length}\r\n${parts.join('')}`)
    const [bytes] = (await once(socket, 'data')) as [Buffer]
    return bytes.toString('latin1')
  } finally {
    socket.destroy()
  }
}
