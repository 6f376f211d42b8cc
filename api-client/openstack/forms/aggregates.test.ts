import { expect, it } from 'vitest'
import { fakeServices } from '../fake-services.js'
import { answerForm } from './answer-form.js'

it('S-DIRECT-12 A-PAGE-05 an aggregate that a host may not join is not made, so that the next try has its name', async () => {
  const { services, asked } = fakeServices({
    'GET :8774/v2.1/os-services': { services: [{ host: 'north' }, { host: 'south' }] },
    'POST :8774/v2.1/os-aggregates': { aggregate: { id: 7, name: 'edge' } },
    'POST :8774/v2.1/os-aggregates/7/action': ({ body }) =>
      JSON.stringify(body).includes('{"add_host":{"host":"south"}}')
        ? Response.json({ conflictingRequest: { message: 'South is in another zone.' } }, { status: 409 })
        : {},
    'DELETE :8774/v2.1/os-aggregates/7': undefined,
  })
  const sent = new URLSearchParams({ name: 'edge', availability_zone: 'edge' })
  for (const host of ['north', 'south']) sent.append('add_host_to_aggregate_role_member', host)
  const answer = await answerForm(services, 'admin/aggregates/create/', sent)
  expect(JSON.stringify(answer)).toContain('South is in another zone.')
  const undone = asked.slice(-2).map(({ method, path, body }) => [`${method} ${path}`, body])
  expect(undone).toEqual([
    ['POST :8774/v2.1/os-aggregates/7/action', { remove_host: { host: 'north' } }],
    ['DELETE :8774/v2.1/os-aggregates/7', undefined],
  ])
})

it('S-DIRECT-12 A-PAGE-05 when a host may not join, no other one has left', async () => {
  const { services, asked } = fakeServices({
    'GET :8774/v2.1/os-services': { services: [{ host: 'north' }, { host: 'south' }] },
    'GET :8774/v2.1/os-aggregates/7': { aggregate: { id: 7, name: 'edge', hosts: ['north'] } },
    'POST :8774/v2.1/os-aggregates/7/action': Response.json(
      { conflictingRequest: { message: 'South is in another zone.' } },
      { status: 409 },
    ),
  })
  const sent = new URLSearchParams({ manageaggregatehostsaction_role_member: 'south' })
  const answer = await answerForm(services, 'admin/aggregates/7/manage_hosts/', sent)
  expect(JSON.stringify(answer)).toContain('South is in another zone.')
  expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { add_host: { host: 'south' } },
  ])
})
