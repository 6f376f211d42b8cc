import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { cloudAccess, type Identity } from '@stratus/api-client/openstack'
import { expect, it } from 'vitest'
import { createSeal } from './seal.js'
import { createSessions } from './sessions.js'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

it('S-DIRECT-25 of who has signed in and does not come back nothing is kept after a minute', async () => {
  let time = Date.parse('2026-12-01T00:00:00Z')
  const now = () => time
  const access = cloudAccess(() => Promise.reject(new Error('nobody is asked')), 'https://cloud.test/v3', 'public')
  const sessions = createSessions(access, createSeal(['secret'], now), { webroot: '/', now })
  const signIn = async (token: string) => {
    const identity = { token, lifetime: 3_600_000, catalog: [], user: { id: 'u' }, project: { id: 'p' }, roles: [] }
    const cookie = await sessions.seal(identity as unknown as Identity)
    expect(
      await sessions.of(new Request('https://x.test/', { headers: { Cookie: `sessionid=${cookie}` } })),
    ).toBeTruthy()
    return new WeakRef(identity)
  }
  const gone = [await signIn('a'), await signIn('b')]
  time += 59_000
  const here = await signIn('c')
  time += 1000
  await signIn('d')
  await new Promise((resolve) => setTimeout(resolve))
  collectGarbage()
  expect([...gone, here].map((who) => who.deref()?.token)).toEqual([undefined, undefined, 'c'])
})
