import { describe, expect, it } from 'vitest'
import { answerOperation } from '../answer.js'
import { fakeServices } from '../fake-services.js'

const cloud = {
  'GET :9696/v2.0/networks': { networks: [{ id: 'both' }, { id: 'one' }, { id: 'none' }] },
  'GET :9696/v2.0/subnets': { subnets: [] },
  'GET :5000/v3/projects': { projects: [] },
  'GET :9696/v2.0/agents': { agents: [{ id: 'a' }, { id: 'b' }] },
  'GET :9696/v2.0/agents/a/dhcp-networks': { networks: [{ id: 'both' }, { id: 'one' }] },
  'GET :9696/v2.0/agents/b/dhcp-networks': { networks: [{ id: 'both' }] },
}

async function counts(replies: Parameters<typeof fakeServices>[0]) {
  const path = '/api/neutron/any-networks/'
  const request = new Request(`http://here${path}`, { headers: { 'X-Requested-With': 'XMLHttpRequest' } })
  const { items } = (await (await answerOperation(request, path, fakeServices(replies)))!.json()) as {
    items: { dhcp_agents: number | null }[]
  }
  return items.map(({ dhcp_agents }) => dhcp_agents)
}

describe('A-PAGE-07 S-DIRECT-02 networks of all projects without Horizon', () => {
  it('tell how many agents hand out their addresses, none included', async () => {
    expect(await counts(cloud)).toEqual([2, 1, 0])
  })

  it('are told without it where there are no such agents, or one does not tell', async () => {
    const nobody = [null, null, null]
    expect(await counts({ ...cloud, 'GET :9696/v2.0/agents': { agents: [] } })).toEqual(nobody)
    const { 'GET :9696/v2.0/agents/b/dhcp-networks': _, ...silent } = cloud
    expect(await counts(silent)).toEqual(nobody)
  })
})
