import { afterAll, beforeAll } from 'vitest'
import { called } from '../contract/cloud.js'
import { closeBrowser } from '../e2e/support/browser.js'
import { startServer, type HostServer } from '../e2e/support/server.js'
import { ownName, prefix, type JourneyCloud } from '../journeys/journey.js'
import { journeySuite } from '../journeys/suite.js'
import { authUrl } from './direct-cloud.js'
import { createPort, liveOrigin, openLiveCloud, sweep } from './live-cloud.js'

const live = openLiveCloud()
let server: HostServer

beforeAll(async () => {
  await sweep(live, prefix)
  server = await startServer({ HORIZON_URL: liveOrigin })
})
afterAll(async () => {
  await server.stop()
  await closeBrowser()
  await sweep(live, prefix)
})

const cloud: JourneyCloud = {
  name: 'live',
  passwords: live.passwords,
  as: live.as,
  stranger: live.stranger,
  server: () => server,
  authUrl: () => authUrl,
  pass: () => Promise.resolve(),
  async freePorts(count) {
    const demo = await live.as('demo')
    const network = called((await demo.client.call('neutron.networks.list')).items, 'net-alpha').id
    const names = Array.from({ length: count }, () => ownName('port'))
    for (const name of names) await createPort(demo, network, name)
    return names
  },
}

journeySuite(cloud)
