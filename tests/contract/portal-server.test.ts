import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { createDemoCloud, nodeHandler, projectIds } from '@stratus/api-client/demo-cloud'
import { authenticate, cloudAccess } from '@stratus/api-client/openstack'
import { expect, it } from 'vitest'

const guide = new URL('../../docs/server.md', import.meta.url)
// Beside the packages that it imports.
const folder = new URL('../artifacts/', import.meta.url)

it('S-DIRECT-19 a portal’s own server has topology and limits by the lines of the guide, as printed', async () => {
  const [, printed = ''] = /```js\n(import \{ openCloud \}[^]*?)```/.exec(readFileSync(guide, 'utf8')) ?? []
  expect(printed.trim().split('\n')).toHaveLength(5)
  mkdirSync(folder, { recursive: true })
  const file = fileURLToPath(new URL('portal-server.mjs', folder))
  writeFileSync(file, printed)

  const demo = createDemoCloud()
  const services = createServer(getRequestListener(nodeHandler(demo), { overrideGlobalObjects: false }))
  await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve))
  try {
    const authUrl = `http://127.0.0.1:${(services.address() as AddressInfo).port}${new URL(demo.authUrl).pathname}`
    const proof = { method: 'password', name: 'demo', domain: 'Default', password: 'demo' } as const
    const { token } = await authenticate(cloudAccess(fetch, authUrl), proof, projectIds.demo)
    const env = { ...process.env, OS_AUTH_URL: authUrl, OS_TOKEN: token }
    const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=source', '--import', 'tsx', file], {
      env,
      maxBuffer: 1e7,
    })
    expect(JSON.parse(stdout)).toMatchObject({
      topology: { servers: expect.any(Array), networks: expect.any(Array) },
      limits: { maxTotalInstances: expect.any(Number) },
    })
  } finally {
    services.close()
  }
}, 60_000)
