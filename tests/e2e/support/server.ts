import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../support/free-port.js'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export interface Dashboard {
  /** Origin, without a slash at the end. */
  readonly url: string
}

export interface HostServer extends Dashboard {
  stop(): Promise<void>
  /** What it has written so far. */
  output(): string
  /** Sends it a signal that does not end it. */
  tell(signal: 'SIGHUP'): void
  /** Ends it at once, as a machine that fails does. */
  kill(): Promise<void>
}

async function healthy(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + 60_000
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`the host server ended with ${child.exitCode}`)
    const answer = await fetch(`${url}/healthz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the host server did not become healthy within 60 s')
}

/** Starts the real host server (`npm start`'s program) with the given environment, on a port of its own unless `PORT` says which. */
export async function startServer(env: Record<string, string> = {}): Promise<HostServer> {
  const port = Number(env['PORT'] ?? (await freePort()))
  const output: string[] = []
  const child = spawn(process.execPath, ['host-app/server/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  const url = `http://127.0.0.1:${port}`
  try {
    await healthy(url, child)
  } catch (error) {
    child.kill('SIGKILL')
    throw new Error(`${String(error)}\n${output.join('')}`, { cause: error })
  }
  // One that ends by itself is a fault, and what follows would only say that nobody answers.
  let isWanted = false
  child.once('exit', (code, signal) => {
    if (!isWanted)
      process.stderr.write(`The host server ended by itself (${code ?? signal}).\n${output.slice(-40).join('')}`)
  })
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    isWanted = true
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }
  return {
    url,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    output: () => output.join(''),
    tell: (signal) => void child.kill(signal),
  }
}
