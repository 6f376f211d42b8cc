import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ServiceError, type Services, type WatchedType } from '@stratus/api-client/openstack'
import { ProjectWatch, type Listener, type Notices } from './project-watch.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const volume: WatchedType = 'OS::Cinder::Volume'
const port: WatchedType = 'OS::Neutron::Port'

/** A cloud of which only the rows matter. */
function createCloud() {
  const cloud = {
    rows: [{ id: 'v', status: 'available', updated_at: '1' }] as readonly object[],
    refuse: null as ServiceError | null,
    asked: 0,
    askedWith: new Set<string>(),
    as(token: string): Services {
      const all = async () => {
        cloud.asked += 1
        cloud.askedWith.add(token)
        if (cloud.refuse) throw cloud.refuse
        return cloud.rows
      }
      return { all } as unknown as Services
    },
  }
  return cloud
}

function listenTo(watch: ProjectWatch, services: Services, ...types: readonly WatchedType[]) {
  const heard: string[] = []
  const listener: Listener = {
    types,
    services,
    watched: (now) => heard.push(`watched ${now.join()}`),
    changed: (now) => heard.push(`changed ${now.join()}`),
    refused: () => heard.push('refused'),
  }
  watch.join(listener)
  return { heard, listener }
}

const nobodyTells: Notices = { cover: () => false }
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('the watch of a project', () => {
  it('S-CHANGE-02 asks once for all who listen, slowly at rest, and not when nobody does', async () => {
    const cloud = createCloud()
    const watch = new ProjectWatch(nobodyTells)
    const one = listenTo(watch, cloud.as('a'), volume)
    const two = listenTo(watch, cloud.as('b'), volume)
    await pass(0)
    expect(cloud.asked).toBe(1)
    expect(one.heard).toEqual([`watched ${volume}`])
    expect(two.heard).toEqual([`watched ${volume}`])
    await pass(29_000)
    expect(cloud.asked).toBe(1)
    await pass(2000)
    expect(cloud.asked).toBe(2)
    expect(one.heard).toHaveLength(1)
    watch.leave(one.listener)
    watch.leave(two.listener)
    expect(watch.isIdle).toBe(true)
    await pass(600_000)
    expect(cloud.asked).toBe(2)
  })

  it('S-CHANGE-02 looks soon after somebody wrote, when what came of it is over before the next look', async () => {
    const cloud = createCloud()
    const watch = new ProjectWatch(nobodyTells)
    const { heard } = listenTo(watch, cloud.as('a'), volume)
    await pass(0)
    watch.written()
    watch.written()
    cloud.rows = []
    await pass(1200)
    expect([cloud.asked, heard.at(-1)]).toEqual([2, `changed ${volume}`])
    await pass(3000)
    expect(cloud.asked).toBe(3)
    await pass(25_000)
    expect(cloud.asked).toBe(3)
  })

  it('S-CHANGE-02 asks nothing after a write of what the bus tells', async () => {
    const cloud = createCloud()
    const watch = new ProjectWatch({ cover: () => true })
    listenTo(watch, cloud.as('a'), volume)
    watch.written()
    await pass(10_000)
    expect(cloud.asked).toBe(0)
  })

  it('S-CHANGE-02 looks every 2.5 s while something is on its way, and tells each change once', async () => {
    const cloud = createCloud()
    cloud.rows = [{ id: 'v', status: 'creating', updated_at: '1' }]
    const watch = new ProjectWatch(nobodyTells)
    const { heard } = listenTo(watch, cloud.as('a'), volume)
    await pass(5000)
    expect(cloud.asked).toBe(3)
    cloud.rows = [{ id: 'v', status: 'available', updated_at: '2' }]
    await pass(2600)
    expect(heard).toEqual([`watched ${volume}`, `changed ${volume}`])
    await pass(20_000)
    expect(cloud.asked).toBe(4)
  })

  it('S-CHANGE-05 a token that is no longer good leaves; another one goes on asking', async () => {
    const cloud = createCloud()
    const watch = new ProjectWatch(nobodyTells)
    const revoked = { all: () => Promise.reject(new ServiceError(401, 'gone')) } as unknown as Services
    const one = listenTo(watch, revoked, volume)
    const two = listenTo(watch, cloud.as('b'), volume)
    await pass(0)
    expect(one.heard).toEqual(['refused'])
    expect(two.heard).toEqual([`watched ${volume}`])
    expect([...cloud.askedWith]).toEqual(['b'])
  })

  it('S-CHANGE-03 a service that fails is not said to be watched, and asked ever less often until it answers', async () => {
    const cloud = createCloud()
    const watch = new ProjectWatch(nobodyTells)
    const { heard } = listenTo(watch, cloud.as('a'), volume)
    await pass(0)
    cloud.refuse = new ServiceError(503, 'down')
    await pass(30_000)
    expect(heard).toEqual([`watched ${volume}`, 'watched '])
    await pass(600_000)
    expect(cloud.asked).toBeLessThan(13)
    cloud.refuse = null
    cloud.rows = []
    await pass(120_000)
    expect(heard.slice(2).toSorted()).toEqual([`changed ${volume}`, `watched ${volume}`])
  })

  it('S-CHANGE-03 who comes back hears what changed meanwhile; who was away too long, or elsewhere, that all may have', async () => {
    const watch = new ProjectWatch({ cover: () => true })
    listenTo(watch, createCloud().as('a'), volume, 'OS::Cinder::Snapshot')
    const start = watch.position
    watch.notice(volume)
    await pass(100)
    const types = [volume, 'OS::Cinder::Snapshot'] as const
    expect(watch.since(start, types)).toEqual([volume])
    expect(watch.since(watch.position, types)).toEqual([])
    expect(watch.since(new ProjectWatch(nobodyTells).position, types)).toEqual(types)
    expect(watch.since('nonsense', types)).toEqual(types)
    for (let count = 0; count < 300; count += 1) {
      watch.notice(volume)
      await pass(100)
    }
    expect(watch.since(start, types)).toEqual(types)
  })

  it('S-CHANGE-03 what goes between two pages of a browser is told: no first look would find it', async () => {
    const cloud = createCloud()
    const watch = new ProjectWatch(nobodyTells)
    const before = listenTo(watch, cloud.as('a'), volume)
    await pass(5000)
    watch.leave(before.listener)
    cloud.rows = []
    await pass(10_000)
    expect(cloud.asked).toBe(1)
    const next = listenTo(watch, cloud.as('a'), volume)
    expect(next.heard).toEqual([`watched ${volume}`])
    await pass(200)
    expect(next.heard).toEqual([`watched ${volume}`, `changed ${volume}`])
    await pass(31_000)
    expect(cloud.asked).toBe(3)
    watch.leave(next.listener)
    cloud.rows = [{ id: 'w', status: 'available', updated_at: '1' }]
    await pass(16_000)
    const late = listenTo(watch, cloud.as('a'), volume)
    expect(late.heard).toEqual([])
    await pass(200)
    expect(late.heard).toEqual([`watched ${volume}`])
  })

  it('S-CHANGE-04 what the bus tells between two pages is there for who goes on from before', async () => {
    const watch = new ProjectWatch({ cover: () => true })
    const { listener } = listenTo(watch, createCloud().as('a'), volume)
    const { position } = watch
    watch.leave(listener)
    watch.notice(volume)
    await pass(200)
    expect(watch.since(position, [volume])).toEqual([volume])
  })

  it('S-CHANGE-04 what the bus tells is not asked for; a burst of notices is one change', async () => {
    const cloud = createCloud()
    const watch = new ProjectWatch({ cover: () => true })
    const { heard } = listenTo(watch, cloud.as('a'), volume)
    await pass(600_000)
    for (let count = 0; count < 8; count += 1) watch.notice(volume)
    await pass(100)
    expect(heard).toEqual([`watched ${volume}`, `changed ${volume}`])
    expect(cloud.asked).toBe(0)
  })

  it('S-CHANGE-04 what is on its way after a notice is looked at until it rests: not every failure is told', async () => {
    const cloud = createCloud()
    const watch = new ProjectWatch({ cover: () => true })
    const { heard } = listenTo(watch, cloud.as('a'), volume)
    cloud.rows = [{ id: 'v', status: 'creating', updated_at: '1' }]
    watch.notice(volume)
    await pass(1100)
    expect(cloud.asked).toBe(1)
    await pass(10_000)
    expect(cloud.asked).toBe(2)
    const before = heard.length
    cloud.rows = [{ id: 'v', status: 'error', updated_at: '2' }]
    await pass(10_100)
    expect(heard.slice(before)).toEqual([`changed ${volume}`])
    await pass(600_000)
    expect(cloud.asked).toBe(3)
  })

  it('S-CHANGE-04 a notice is followed for who comes back, too', async () => {
    const cloud = createCloud()
    const watch = new ProjectWatch({ cover: () => true })
    const { listener } = listenTo(watch, cloud.as('a'), volume)
    watch.notice(volume)
    watch.leave(listener)
    watch.notice(volume)
    watch.join(listener)
    watch.notice(volume)
    await pass(1100)
    expect(cloud.asked).toBe(1)
  })

  it('S-CHANGE-04 a notice of a subnet is one of its network, too', async () => {
    const network: WatchedType = 'OS::Neutron::Net'
    const watch = new ProjectWatch({ cover: () => true })
    const { heard } = listenTo(watch, createCloud().as('a'), network)
    await pass(0)
    watch.notice('OS::Neutron::Subnet')
    await pass(200)
    expect(heard).toEqual([`watched ${network}`, `changed ${network}`])
  })

  it('S-CHANGE-04 notices that come twice, or out of order, tell the same', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(volume, port), { minLength: 1, maxLength: 8 }), async (notices) => {
        const watch = new ProjectWatch({ cover: () => true })
        const { heard, listener } = listenTo(watch, createCloud().as('a'), volume, port)
        await pass(0)
        for (const type of notices) watch.notice(type)
        await pass(1100)
        watch.leave(listener)
        const told = new Set(heard.flatMap((line) => (line.startsWith('changed ') ? line.slice(8).split(',') : [])))
        expect(told).toEqual(new Set(notices))
      }),
      { numRuns: 30 },
    ))

  it('S-CHANGE-04 what the network’s agents do afterwards is looked for after a notice', async () => {
    const cloud = createCloud()
    cloud.rows = []
    const watch = new ProjectWatch({ cover: () => true })
    const { heard } = listenTo(watch, cloud.as('a'), port)
    await pass(600_000)
    expect(cloud.asked).toBe(1)
    watch.notice(port)
    cloud.rows = [{ id: 'p', revision_number: 1, status: 'DOWN' }]
    await pass(1100)
    cloud.rows = [{ id: 'p', revision_number: 2, status: 'ACTIVE' }]
    await pass(600_000)
    expect(heard).toEqual([`watched ${port}`, ...Array.from({ length: 3 }, () => `changed ${port}`)])
    expect(cloud.asked).toBe(4)
  })

  it('S-CHANGE-04 a bus that goes: services are asked, and all may have changed', async () => {
    const cloud = createCloud()
    let isThere = true
    const watch = new ProjectWatch({ cover: () => isThere })
    const { heard } = listenTo(watch, cloud.as('a'), volume)
    await pass(0)
    isThere = false
    watch.noticesChanged()
    await pass(31_000)
    expect(cloud.asked).toBe(1)
    expect(heard.slice(0, 3)).toEqual([`watched ${volume}`, 'watched ', `changed ${volume}`])
    expect(heard.at(-1)).toBe(`watched ${volume}`)
  })
})

describe('S-CHANGE-09 things of all projects', () => {
  const anyVolume: WatchedType = 'OS::Cinder::Volume::Any'
  const server: WatchedType = 'OS::Nova::Server'
  const busTells: Notices = { cover: () => true }

  async function watching(type: WatchedType, notices: Notices = busTells) {
    const cloud = createCloud()
    const watch = new ProjectWatch(notices)
    const { heard } = listenTo(watch, cloud.as('a'), type)
    await pass(0)
    return { cloud, watch, heard }
  }

  it('a notice has them looked at with the token, and is told where that shows a change', async () => {
    const { cloud, watch, heard } = await watching(anyVolume)
    expect(heard).toEqual([`watched ${anyVolume}`])
    await pass(600_000)
    expect(cloud.asked).toBe(1)
    for (let count = 0; count < 20; count += 1) {
      watch.noticeOfOthers(volume)
      watch.notice(volume)
      await pass(40)
    }
    await pass(1000)
    expect([cloud.asked, heard.length]).toEqual([2, 1])
    cloud.rows = []
    watch.noticeOfOthers(volume)
    await pass(1100)
    expect([cloud.asked, heard.at(-1)]).toEqual([3, `changed ${anyVolume}`])
    await pass(600_000)
    expect(cloud.asked).toBe(3)
  })

  it('to a token that is not shown them nothing is told', async () => {
    const cloud = createCloud()
    cloud.refuse = new ServiceError(403, 'No.')
    const watch = new ProjectWatch(busTells)
    const { heard } = listenTo(watch, cloud.as('a'), anyVolume)
    await pass(0)
    watch.noticeOfOthers(volume)
    await pass(10_000)
    expect(heard).toEqual([])
  })

  it('without a bus they are looked at as others are', async () => {
    const { cloud, heard } = await watching(anyVolume, nobodyTells)
    cloud.rows = []
    await pass(31_000)
    expect(heard).toEqual([`watched ${anyVolume}`, `changed ${anyVolume}`])
  })

  it.each([
    [port, 4],
    [volume, 0],
    [server, 0],
  ] as const)(
    'of %s, a change in another project is %i looks: the network shows administrators all',
    async (type, looks) => {
      const { cloud, watch, heard } = await watching(type)
      watch.noticeOfOthers(type)
      await pass(60_000)
      expect([cloud.asked, heard]).toEqual([looks, [`watched ${type}`]])
    },
  )
})
