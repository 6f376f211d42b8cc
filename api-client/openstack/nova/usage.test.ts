import { expect, it } from 'vitest'
import { answerOperation } from '../answer.js'
import { fakeServices, type Asked } from '../fake-services.js'

const server = (name: string, ended: string | null = null) => ({
  instance_id: `id-${name}`,
  name,
  vcpus: 2,
  memory_mb: 1024,
  local_gb: 10,
  hours: 3,
  uptime: 7200,
  state: 'active',
  ended_at: ended,
})
const totals = { total_vcpus_usage: 6, total_memory_mb_usage: 3072, total_local_gb_usage: 30 }
const usageOf = (...usages: object[]) => ({ ...totals, server_usages: usages })
const next = [{ rel: 'next', href: 'http://nova/os-simple-tenant-usage?start=a&marker=id-one' }]
const versions = {
  'GET :8774/': { versions: [{ id: 'v2.1', version: '2.93' }] },
  'GET :8774/v2.1': { version: { id: 'v2.1', version: '2.93' } },
}

/** The first page, then what follows its marker. */
const paged = (first: object, second: object, empty: object) => {
  const pages: Readonly<Record<string, object>> = { '': first, 'id-one': second }
  return ({ query, headers }: Asked) => {
    if (headers.get('OpenStack-API-Version') !== 'compute 2.40') return { error: 'not paged' }
    return pages[query.get('marker') ?? ''] ?? empty
  }
}

async function ask(cloud: ReturnType<typeof fakeServices>, path: string): Promise<unknown> {
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  return (await answerOperation(new Request(`http://here${path}`, { headers }), path, cloud))?.json()
}

it('C-USAGE-03 what pages tell of one project is joined, its instances and its sums; one that is gone counts in the sums alone', async () => {
  const cloud = fakeServices({
    ...versions,
    'GET :8774/v2.1/os-simple-tenant-usage': paged(
      { tenant_usages: [{ tenant_id: 'p1', ...usageOf(server('one')) }], tenant_usages_links: next },
      {
        tenant_usages: [
          { tenant_id: 'p1', ...usageOf(server('two'), server('gone', '2026-11-02T00:00:00')) },
          { tenant_id: 'p2', ...usageOf(server('three')) },
        ],
      },
      { tenant_usages: [] },
    ),
    'GET :5000/v3/projects': { projects: [{ id: 'p1', name: 'demo' }] },
  })
  expect(await ask(cloud, '/api/nova/usage/2026-11-01/2026-11-30/')).toEqual({
    instances: 3,
    ram: 3 * 1024 ** 3,
    vcpu_hours: 18,
    disk_hours: 90,
    ram_hours: 9216,
    rows: [
      {
        id: 'p1',
        name: 'demo',
        vcpus: 4,
        ram: 2 * 1024 ** 3,
        disk: 20 * 1024 ** 3,
        vcpu_hours: 12,
        disk_hours: 60,
        ram_hours: 6144,
      },
      {
        id: 'p2',
        name: 'p2',
        vcpus: 2,
        ram: 1024 ** 3,
        disk: 10 * 1024 ** 3,
        vcpu_hours: 6,
        disk_hours: 30,
        ram_hours: 3072,
      },
    ],
  })
  const asked = cloud.asked.find(({ path }) => path.endsWith('usage'))
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({
    detailed: '1',
    start: '2026-11-01T00:00:00',
    end: '2026-11-30T23:59:59',
  })
})

it('C-USAGE-03 one project is asked for page by page; without any use it has nothing', async () => {
  const cloud = fakeServices({
    ...versions,
    'GET :8774/v2.1/os-simple-tenant-usage/p1': paged(
      { tenant_usage: usageOf(server('one')), tenant_usage_links: next },
      { tenant_usage: usageOf(server('two')) },
      { tenant_usage: {} },
    ),
    'GET :8774/v2.1/os-simple-tenant-usage/p2': { tenant_usage: {} },
  })
  expect(await ask(cloud, '/api/nova/usage/2026-11-01/2026-11-30/p1/')).toMatchObject({
    instances: 2,
    vcpu_hours: 12,
    rows: [
      { id: 'id-one', name: 'one', age: 7200, hours: 3 },
      { id: 'id-two', name: 'two' },
    ],
  })
  expect(await ask(cloud, '/api/nova/usage/2026-11-01/2026-11-30/p2/')).toMatchObject({ instances: 0, rows: [] })
})
