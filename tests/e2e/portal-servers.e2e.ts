import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDemoCloud, nodeHandler } from '../../api-client/demo-cloud/index.js'
import { freePort } from '../support/free-port.js'
import { openPortalWorld, type PortalWorld } from './support/portal-world.js'

/** The programs that docs/embedding.md prints for a portal's server, run as they are printed. */
const text = readFileSync(new URL('../../docs/embedding.md', import.meta.url), 'utf8')
const printed = (file: string) => {
  const block = [...text.matchAll(/^```\w+\n([\s\S]*?)^```/gm)].find(([, code = '']) =>
    code.split('\n')[0]?.includes(` ${file}:`),
  )?.[1]
  if (!block) throw new Error(`docs/embedding.md prints no ${file}`)
  return block
}
const languages = [
  { file: 'portal.mjs', command: process.execPath, args: [] as string[] },
  { file: 'portal.py', command: 'python3', args: [] },
  { file: 'portal.go', command: 'go', args: ['run'] },
]
const isThere = (command: string) =>
  spawnSync(command, [command === 'go' ? 'version' : '--version'], { stdio: 'ignore' }).status === 0

let world: PortalWorld
let folder: string
const running: ChildProcess[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stratus-servers-'))
  const cloud = createDemoCloud()
  world = await openPortalWorld({ name: 'demo', fetch: nodeHandler(cloud), trouble: () => Promise.resolve(null) })
}, 180_000)

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await world.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs a program; gives what asks it for a grant, and what it has said. */
async function start({ file, command, args }: (typeof languages)[number], password = 'demo') {
  const path = join(folder, file)
  writeFileSync(path, printed(file))
  const port = await freePort()
  const said: string[] = []
  const child = spawn(command, [...args, path], {
    env: {
      ...process.env,
      DASHBOARD: `${world.dashboard}/`,
      PORTAL_ORIGIN: world.portal,
      CLOUD_USER: 'demo',
      CLOUD_PASSWORD: password,
      PORT: String(port),
    },
  })
  running.push(child)
  child.stderr.on('data', (data: Buffer) => said.push(data.toString()))
  const address = `http://127.0.0.1:${port}/my/grant`
  const ask = (origin = world.portal) => fetch(address, { method: 'POST', headers: { Origin: origin } })
  await expect
    .poll(
      () =>
        ask('https://evil.test').then(
          ({ status }) => status,
          () => said.join(''),
        ),
      { timeout: 60_000 },
    )
    .toBe(403)
  return { ask, said, end: () => child.kill('SIGKILL') }
}

const read = (grant: string, scope: string) =>
  fetch(`${world.dashboard}/stratus-portal/${scope}`, {
    headers: { Authorization: `Stratus-Grant ${grant}`, Origin: world.portal },
  })

describe.each(languages)('M-GRANT-03 the server printed as $file', (language) => {
  it.runIf(isThere(language.command))('signs in, hands on grants that serve, and keeps its session', async () => {
    world.log = []
    const { ask, said, end } = await start(language)
    for (const scope of ['quota', 'volume-quota', 'network-quota', 'topology']) {
      const answer = await ask()
      expect(answer.status, said.join('')).toBe(200)
      const { grant, expires_in } = (await answer.json()) as { grant: string; expires_in: number }
      expect(expires_in).toBeGreaterThan(290)
      expect((await read(grant, scope)).status).toBe(200)
    }
    expect(world.log.filter((line) => line.startsWith('POST /auth/login/'))).toHaveLength(1)
    end()
  })

  it.runIf(isThere(language.command))('tells its own log, and not the page, when it is refused', async () => {
    const { ask, said, end } = await start(language, 'wrong')
    const answer = await ask()
    expect(answer.status).toBe(502)
    expect(await answer.json()).toBe('No grant.')
    await expect.poll(() => said.join('')).toMatch(/dashboard refused name and password/)
    end()
  })
})
