import { describe } from 'vitest'
import { called, createVisit, createVisits } from '../contract/cloud.js'
import { editJourney } from '../journeys/edits.js'
import type { JourneyCloud } from '../journeys/journey.js'
import { journeySuite } from '../journeys/suite.js'
import { steer, dashboardOnFreshCloud, dashboardWithoutHorizon } from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const withoutHorizon = dashboardWithoutHorizon()

const passwords = { demo: 'demo', admin: 'admin', reader: 'reader' }
const stranger = () => createVisit(globalThis.fetch, server.url)
const cloud: JourneyCloud = {
  name: 'demo',
  passwords,
  // Signs in again each time: a reset of the cloud ends its sessions.
  as: (user) => createVisits(passwords, stranger)(user),
  stranger,
  server: () => server,
  authUrl: () => `${server.url}/services/identity/v3`,
  pass: (advance) => steer(server, { advance }),
  async freePorts(count) {
    const { client } = await cloud.as('demo')
    const { id } = called((await client.call('neutron.trunks.list')).items, 'trunk-one')
    const { name, description, admin_state_up, ...trunk } = await client.call('neutron.trunks.get', { params: { id } })
    const state = { name, description, admin_state_up, sub_ports: [...trunk.sub_ports] }
    await client.call('neutron.trunks.update', { params: { id }, body: [state, { ...state, sub_ports: [] }] })
    return ['spare-port', 'trunk-sub-101', 'trunk-sub-102'].slice(0, count)
  },
}

journeySuite(cloud)

describe('without Horizon', () => {
  editJourney({ ...cloud, server: () => withoutHorizon, pass: (advance) => steer(withoutHorizon, { advance }) })
})
