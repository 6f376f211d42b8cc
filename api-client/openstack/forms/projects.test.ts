import { describe, expect, it } from 'vitest'
import { fakeServices } from '../fake-services.js'
import { answerForm } from './answer-form.js'

const page = 'identity/p2/update_quotas/'
const used = (limit: number, in_use: number, reserved = 0) => ({ limit, in_use, reserved })
const compute = {
  quota_set: {
    id: 'p2',
    instances: used(10, 3, 1),
    cores: used(-1, 6),
    key_pairs: used(100, 0),
    floating_ips: used(1, 0),
  },
}
const volume = { quota_set: { volumes: used(10, 2), gigabytes: used(1000, 30) } }
const network = { quota: { network: { limit: 100, used: 4, reserved: 0 } } }

const cloudOf = (more: Parameters<typeof fakeServices>[0] = {}) =>
  fakeServices({
    'GET :8774/v2.1/os-quota-sets/p2/detail': compute,
    'GET :8776/v3/p1/os-quota-sets/p2': volume,
    'GET :9696/v2.0/quotas/p2/details': network,
    'PUT :8774/v2.1/os-quota-sets/p2': {},
    'PUT :8776/v3/p1/os-quota-sets/p2': {},
    'PUT :9696/v2.0/quotas/p2': {},
    ...more,
  })

describe('I-PROJ-02 S-DIRECT-12 quotas of a project without Horizon', () => {
  it('are told with what is in use and reserved; not what counts for each user', async () => {
    const answer = await answerForm(cloudOf().services, page, null)
    const fields = answer && 'form' in answer ? answer.form.fields : []
    expect(fields.map(({ name, value, used: inUse, min }) => [name, value, inUse, min])).toEqual([
      ['cores', '-1', 6, -1],
      ['instances', '10', 4, -1],
      ['key_pairs', '100', undefined, -1],
      ['volumes', '10', 2, -1],
      ['gigabytes', '1000', 30, -1],
      ['network', '100', 4, -1],
    ])
  })

  it('I-PROJ-05 are no more than the services can keep', async () => {
    const { services, asked } = cloudOf()
    const answer = await answerForm(services, page, new URLSearchParams({ instances: '99999999999' }))
    expect(
      answer && 'form' in answer ? answer.form.fields.map(({ name, errors }) => [name, errors]) : [],
    ).toContainEqual(['instances', ['Ensure this value is less than or equal to 2147483647.']])
    expect(asked.filter(({ method }) => method === 'PUT')).toEqual([])
  })

  it('are set of those services only of which one was changed', async () => {
    const { services, asked } = cloudOf()
    const sent = new URLSearchParams({
      cores: '-1',
      instances: '12',
      key_pairs: '100',
      volumes: '10',
      gigabytes: '-1',
      network: '100',
    })
    expect(await answerForm(services, page, sent)).toEqual({ done: 'Modified quotas of project' })
    const puts = asked.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body])
    expect(puts).toEqual([
      [':8774/v2.1/os-quota-sets/p2', { quota_set: { instances: 12 } }],
      [':8776/v3/p1/os-quota-sets/p2', { quota_set: { gigabytes: -1 } }],
    ])
  })

  it('of a service that refuses are named, with what the others saved; the rest is sent again alone', async () => {
    const refuses = () =>
      Response.json(
        { badRequest: { message: 'Limit is below what is used' } },
        { status: 400, headers: { 'x-openstack-request-id': 'req-1' } },
      )
    const { services, asked } = cloudOf({ 'PUT :8776/v3/p1/os-quota-sets/p2': refuses })
    const sent = (more: Record<string, string>) =>
      new URLSearchParams({ cores: '-1', instances: '10', key_pairs: '100', gigabytes: '1000', ...more })
    const answer = await answerForm(services, page, sent({ instances: '12', volumes: '1', network: '90' }))
    expect(answer && 'form' in answer ? answer.form.errors : answer).toEqual([
      'Volume: Limit is below what is used. Saved: Compute, Network. (HTTP 400) (Request-ID: req-1)',
    ])
    expect(asked.filter(({ method }) => method === 'PUT')).toHaveLength(3)
    const alone = await answerForm(services, page, sent({ volumes: '1', network: '100' }))
    expect(alone && 'form' in alone ? alone.form.errors : alone).toEqual([
      'Volume: Limit is below what is used. (HTTP 400) (Request-ID: req-1)',
    ])
  })

  it('of a session that ended on the way are asked for again as a whole', async () => {
    const { services } = cloudOf({ 'PUT :8774/v2.1/os-quota-sets/p2': () => Response.json({}, { status: 401 }) })
    const sent = new URLSearchParams({
      cores: '-1',
      instances: '12',
      key_pairs: '100',
      volumes: '10',
      gigabytes: '1000',
      network: '100',
    })
    await expect(answerForm(services, page, sent)).rejects.toMatchObject({ status: 401 })
  })

  it('are there where the network service tells no use', async () => {
    const { services } = cloudOf({
      'GET :9696/v2.0/quotas/p2/details': () => Response.json({}, { status: 404 }),
      'GET :9696/v2.0/quotas/p2': { quota: { network: 50 } },
    })
    const answer = await answerForm(services, page, null)
    const field = answer && 'form' in answer ? answer.form.fields.find(({ name }) => name === 'network') : null
    expect([field?.value, field?.used]).toEqual(['50', undefined])
  })
})
