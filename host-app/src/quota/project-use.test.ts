import { describe, expect, it } from 'vitest'
import { loadProjectUse } from './project-use.js'

type Caller = Parameters<typeof loadProjectUse>[0]

const cloudOfTwo = {
  'keystone.projects.list': {
    items: [
      { id: 'p1', name: 'one' },
      { id: 'p2', name: 'two' },
    ],
  },
  'nova.flavors.list': {
    items: [
      { name: 'small', vcpus: 2, ram: 512 },
      { name: 'large', vcpus: 4, ram: 1340 },
    ],
  },
  'nova.anyServers.list': {
    items: [
      { project: 'one', flavor: 'large', status: 'ACTIVE' },
      { project: 'one', flavor: 'small', status: 'ERROR' },
      { project: 'two', flavor: 'small', status: 'ACTIVE' },
    ],
  },
}

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
      ...cloudOfTwo,
      'cinder.volumes.list': {
        items: [
          { tenant_id: 'p1', size: 10 },
          { tenant_id: 'other', size: 99 },
        ],
      },
      'cinder.snapshots.list': { items: [{ project_id: 'p1', size: 5 }] },
    })
    expect(await loadProjectUse(client, 'p1', signal)).toEqual({
      instances: 2,
      cores: 6,
      ram: 1852,
      volumes: 1,
      snapshots: 1,
      gigabytes: 15,
    })
  })

  it('issue 16, m17: what cannot be told for sure of instances is left out', async () => {
    const gone = { ...cloudOfTwo, 'nova.flavors.list': { items: [{ name: 'small', vcpus: 2, ram: 512 }] } }
    expect(await loadProjectUse(cloud(gone), 'p1', signal)).toEqual({ instances: 2 })
    const twins = {
      ...cloudOfTwo,
      'keystone.projects.list': { items: ['p1', 'p2'].map((id) => ({ id, name: 'one' })) },
    }
    expect(await loadProjectUse(cloud(twins), 'p1', signal)).toEqual({})
  })

  it('is nothing where nobody tells', async () => {
    expect(await loadProjectUse(cloud({}), 'p1', signal)).toEqual({})
  })
})
