import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { freePort } from '../support/free-port.js'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Running {
  readonly origin: string
  /** Memory in use, MB. */
  memory(): number
  /** CPU time used until now, seconds. */
  cpu(): number
  stop(): Promise<void>
}

/** The stand-in cloud, in a process of its own. */
export async function startStandIn(): Promise<Running> {
  const child = fork(fileURLToPath(new URL('stand-in.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] })
  const [port] = (await once(child, 'message')) as [number]
  return running(child, port)
}

/** The server as `npm start` runs it, in a process of its own, its log written to nowhere. */
export async function startStratus(env: Record<string, string>): Promise<Running> {
  const port = await freePort()
  const flags = (process.env['SOAK_NODE_FLAGS'] ?? '').split(' ').filter(Boolean)
  const child = spawn(process.execPath, [...flags, 'host-app/server/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const server = running(child, port)
  const end = Date.now() + 180_000
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    const answer = await fetch(`${server.origin}/livez`).catch(() => undefined)
    if (answer?.ok) return server
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await server.stop()
  throw new Error('the server did not start')
}

function running(child: ChildProcess, port: number): Running {
  const { pid } = child
  return {
    origin: `http://127.0.0.1:${port}`,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
    cpu: () => {
      const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
      const fields = after.split(' ')
      return (Number(fields[11]) + Number(fields[12])) / 100
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const hurry = setTimeout(() => child.kill('SIGKILL'), 5000)
      await ended
      clearTimeout(hurry)
    },
  }
}
