import { expect, it } from 'vitest'
import { createApp } from '../../host-app/server/app.js'
import { Grants } from '../../host-app/server/portal/grants.js'
import { MemoryStore } from '../../host-app/server/store/memory-store.js'
import { grantsSuite } from './grants-suite.js'

grantsSuite('one server, in memory', createApp, () => [new MemoryStore()])

it('S-GRANT-01 of ten thousand in all a session has no more than its share, and what ends leaves nothing behind', async () => {
  let time = 0
  const now = () => time
  const grants = new Grants('a secret of more than thirty-two characters', new MemoryStore(now), now)
  const terms = { origin: 'https://portal.test', scopes: ['quota'] as const, project: 'p' }
  for (let index = 0; index < 12_000; index++) expect(await grants.issue({ ...terms, session: 'demo' })).toBeDefined()
  for (let index = 0; index < 9_980; index++)
    expect(await grants.issue({ ...terms, session: `one-${index}` })).toBeDefined()
  expect(await grants.issue({ ...terms, session: 'late' })).toBeUndefined()
  time = 5 * 60_000
  expect(await grants.issue({ ...terms, session: 'late' })).toBeDefined()
})
