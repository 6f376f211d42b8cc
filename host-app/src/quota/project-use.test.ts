import { describe, expect, it } from 'vitest'
import { loadProjectUse } from './project-use.js'

type Caller = Parameters<typeof loadProjectUse>[0]

const usagePage = `<table id="project_usage"><tbody>
  <tr id="project_usage__row__i1" data-object-id="i1" data-display="a"><td>a</td><td>4</td><td>10GB</td><td>2GB</td></tr>
  <tr id="project_usage__row__i2" data-object-id="i2" data-display="b"><td>b</td><td>2</td><td>10GB</td><td>1.3GB</td></tr>
</tbody></table>`

function cloud(answers: Readonly<Record<string, unknown>>): Caller {
  const answer = async (key: string) => {
    if (!(key in answers)) throw new Error(`no ${key}`)
    return answers[key]
  }
  return { call: answer, readPage: answer, session: async () => ({ project_id: 'own' }) } as unknown as Caller
}
const signal = new AbortController().signal

describe('I-PROJ-02 what a project uses', () => {
  it('is told of one’s own by its limits; what is unknown is left out', async () => {
    const client = cloud({
      'nova.limits': { totalInstancesUsed: 3, totalCoresUsed: 6, totalRAMUsed: 1024, totalServerGroupsUsed: null },
      'cinder.limits': { totalVolumesUsed: 2, totalSnapshotsUsed: 0, totalGigabytesUsed: 30 },
    })
    expect(await loadProjectUse(client, 'own', signal)).toEqual({
      instances: 3,
      cores: 6,
      ram: 1024,
      volumes: 2,
      snapshots: 0,
      gigabytes: 30,
    })
  })

  it('is counted of another one, where lists hold all projects', async () => {
    const client = cloud({
      'identity/p%2F1/usage/': usagePage,
      'cinder.volumes.list': {
        items: [
          { tenant_id: 'p/1', size: 10 },
          { tenant_id: 'other', size: 99 },
        ],
      },
      'cinder.snapshots.list': { items: [{ project_id: 'p/1', size: 5 }] },
    })
    expect(await loadProjectUse(client, 'p/1', signal)).toEqual({
      instances: 2,
      cores: 6,
      volumes: 1,
      snapshots: 1,
      gigabytes: 15,
    })
  })

  it('issue 16, m17: RAM is told rounded, and known where one size of flavors alone is written so', async () => {
    const used = (...rams: number[]) =>
      loadProjectUse(
        cloud({ 'identity/p1/usage/': usagePage, 'nova.flavors.list': { items: rams.map((ram) => ({ ram })) } }),
        'p1',
        signal,
      )
    expect(await used(512, 2048, 1300, 1300)).toEqual({ instances: 2, cores: 6, ram: 3348 })
    expect(await used(512, 2048, 1300, 1340)).toEqual({ instances: 2, cores: 6 })
    expect(await used(2048)).toEqual({ instances: 2, cores: 6 })
  })

  it('is nothing where nobody tells', async () => {
    expect(await loadProjectUse(cloud({}), 'p1', signal)).toEqual({})
  })
})
