import { describe, expect, it } from 'vitest'
import { fakeServices, type Asked } from '../fake-services.js'
import { answerForm } from './answer-form.js'
import { asSent, shownForm } from './as-sent.js'

const path = 'project/networks/n1/update'
const cloud = (network: object, policies: object | Response) =>
  fakeServices({
    'GET :9696/v2.0/networks/n1': { network: { id: 'n1', name: 'net', admin_state_up: true, ...network } },
    'GET :9696/v2.0/qos/policies': policies,
    'PUT :9696/v2.0/networks/n1': { network: {} },
  })
const sent = (asked: readonly Asked[]) => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)
const gold = { policies: [{ id: 'q1', name: 'gold' }] }

describe('P-NET-23 the QoS policy of a network', () => {
  it('is chosen, and told alone', async () => {
    const { services, asked } = cloud({ qos_policy_id: null }, gold)
    const fields = await shownForm(services, path)
    expect(fields.at(-1)?.choices.map(({ label }) => label)).toEqual(['None', 'gold'])
    await answerForm(services, path, asSent(fields, { qos_policy: ['q1'] }))
    expect(sent(asked)).toEqual([{ network: { qos_policy_id: 'q1' } }])
  })

  it('stays, where it is one that is told to nobody here', async () => {
    const { services, asked } = cloud({ qos_policy_id: 'q9' }, gold)
    const fields = await shownForm(services, path)
    expect(fields.at(-1)).toMatchObject({ value: 'q9' })
    await answerForm(services, path, asSent(fields, { name: ['new'] }))
    expect(sent(asked)).toEqual([{ network: { name: 'new' } }])
  })

  it.each([
    ['without such policies', {}, gold],
    ['that does not tell them', { qos_policy_id: 'q1' }, Response.json({}, { status: 403 })],
  ])('is no field with a network service %s, and left as it is', async (_, network, policies) => {
    const { services, asked } = cloud(network, policies)
    const fields = await shownForm(services, path)
    expect(fields.map(({ name }) => name)).toEqual(['name', 'admin_state'])
    await answerForm(services, path, asSent(fields, { name: ['new'] }))
    expect(sent(asked)).toEqual([{ network: { name: 'new' } }])
  })
})
