import { getRequestListener } from '@hono/node-server'
import { createApp, type AppParts } from '../../host-app/server/app.js'
import { createHttpServer, listen } from '../../host-app/server/listen.js'
import type { Servers } from '../../host-app/server/portal/portal-rig.js'
import { RedisStore } from '../../host-app/server/store/redis-store.js'
import { readStoreAddress } from '../../host-app/server/store/store-address.js'
import type { RedisServer } from '../support/redis-server.js'
import { openRoundRobin, requestBy } from '../support/round-robin.js'

const secret = 'a secret of more than thirty-two characters'

export async function openRedisStore(redis: RedisServer, write: (line: string) => void = () => undefined) {
  const store = new RedisStore(readStoreAddress(redis.url), secret, write)
  await store.open()
  return store
}

export interface ManyServers extends Servers {
  stop(): Promise<void>
}

/**
 * Three servers on loopback that share a store, behind a proxy that asks them in turn. The second one is killed as soon as it
 * has answered once; the others go on.
 */
export async function openThreeServers(parts: AppParts, redis: RedisServer): Promise<ManyServers> {
  const servers = await Promise.all(
    [0, 1, 2].map(async (index) => {
      const store = await openRedisStore(redis)
      const app = createApp({ ...parts, store })
      const server = createHttpServer()
      const kill = async () => {
        server.close()
        server.closeAllConnections()
        await store.close()
      }
      const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false })
      server.on('request', (incoming, outgoing) => {
        if (index === 1) outgoing.on('close', () => void kill())
        return void answer(incoming, outgoing)
      })
      return { port: await listen(server, 0, '127.0.0.1'), kill }
    }),
  )
  const proxy = await openRoundRobin(servers.map(({ port }) => port))
  return {
    request: requestBy(proxy.port),
    async stop() {
      proxy.stop()
      for (const { kill } of servers) await kill()
    },
  }
}
