import { describe, expect, it } from 'vitest'
import { answerOperation } from '../answer.js'
import { fakeServices } from '../fake-services.js'

const own = { id: 'own', project_id: 'p1', shared: false, 'router:external': false, subnets: ['s'] }
const shared = { id: 'shared', project_id: 'p2', shared: true, 'router:external': false, subnets: [] }
const outside = { id: 'outside', project_id: 'p2', shared: false, 'router:external': true, subnets: ['unseen'] }

async function networks(query: string) {
  const cloud = fakeServices({
    'GET :9696/v2.0/networks': { networks: [own, shared, outside] },
    'GET :9696/v2.0/subnets': { subnets: [{ id: 's', cidr: '10.0.0.0/24' }] },
  })
  const path = '/api/neutron/networks/'
  const request = new Request(`http://here${path}${query}`, { headers: { 'X-Requested-With': 'XMLHttpRequest' } })
  const answer = (await answerOperation(request, path, cloud))!
  const { items } = (await answer.json()) as { items: { id: string; subnets: object[] }[] }
  return { rows: items.map(({ id, subnets }) => [id, subnets.length]), asked: cloud.asked.length }
}

describe('networks of a project without Horizon', () => {
  it('A-NEUTRON-01 come with those of outside where they are asked for, and a member asks once for them all', async () => {
    const known = [
      ['shared', 0],
      ['own', 1],
    ]
    expect(await networks('')).toEqual({ rows: known, asked: 2 })
    expect(await networks('?external=true')).toEqual({ rows: [...known, ['outside', 0]], asked: 2 })
  })
})
