import { afterAll, beforeAll } from 'vitest'
import { called } from '../contract/cloud.js'
import { closeBrowser } from '../e2e/support/browser.js'
import { startServer, type HostServer } from '../e2e/support/server.js'
import { ownName, prefix } from '../journeys/journey.js'
import { journeySuite } from '../journeys/suite.js'
import { authUrl, openDirectCloud, servicesAs, sweepDirectly } from './direct-cloud.js'

/** The journeys straight on the services, without a Horizon. */
const direct = openDirectCloud()
let server: HostServer

beforeAll(async () => {
  await sweepDirectly(prefix)
  server = await startServer({ OS_AUTH_URL: authUrl })
})
afterAll(async () => {
  await server.stop()
  await closeBrowser()
  await sweepDirectly(prefix)
})

journeySuite({
  ...direct,
  server: () => server,
  authUrl: () => authUrl,
  pass: () => Promise.resolve(),
  async freePorts(count) {
    const services = await servicesAs('demo')
    const { id } = called(await services.all('network', '/networks', 'networks'), 'net-alpha')
    const names = Array.from({ length: count }, () => ownName('port'))
    for (const name of names) await services.post('network', '/ports', { port: { name, network_id: id } })
    return names
  },
})
