import { afterAll, afterEach, beforeAll } from 'vitest'
import type { AppParts } from '../../host-app/server/app.js'
import { portalSuite } from '../../host-app/server/portal/portal-suite.js'
import { storeSuite } from '../../host-app/server/store/store-suite.js'
import { startRedis, type RedisServer } from '../support/redis-server.js'
import { grantsSuite } from './grants-suite.js'
import { openRedisStore, openThreeServers } from './three-servers.js'

let redis: RedisServer
const open: Array<{ stop?(): Promise<void>; close?(): Promise<void> }> = []

beforeAll(async () => {
  redis = await startRedis()
  // Room for the installation of the store.
}, 120_000)

afterAll(() => redis.stop())

afterEach(async () => {
  for (const one of open.splice(0)) await (one.stop ?? one.close)?.call(one)
})

async function three(parts: AppParts) {
  await redis.ask('FLUSHALL')
  const servers = await openThreeServers(parts, redis)
  open.push(servers)
  return servers
}

async function threeStores() {
  await redis.ask('FLUSHALL')
  const stores = await Promise.all([1, 2, 3].map(() => openRedisStore(redis)))
  open.push(...stores)
  return stores
}

const title = 'S-STORE-01 three servers with a store, one killed on the way'
storeSuite('S-STORE-01 a store in Redis', threeStores)
portalSuite(title, three)
grantsSuite(title, three, threeStores)
