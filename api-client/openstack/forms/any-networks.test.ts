import { expect, it } from 'vitest'
import { fakeServices } from '../fake-services.js'
import { answerForm } from './answer-form.js'
import { asSent, shownForm } from './as-sent.js'

it('S-DIRECT-12 A-PAGE-07 a network that is renamed is shared with nobody else', async () => {
  // As Neutron tells it, too, of one that a policy shares with the administrator's project alone.
  const network = { id: 'n1', name: 'old', admin_state_up: true, shared: true, 'router:external': false }
  const { services, asked } = fakeServices({
    'GET :9696/v2.0/networks/n1': { network },
    'PUT :9696/v2.0/networks/n1': {},
  })
  const path = 'admin/networks/n1/update'
  await answerForm(services, path, asSent(await shownForm(services, path), { name: ['new'] }))
  expect(asked.at(-1)?.body).toEqual({ network: { name: 'new' } })
})
