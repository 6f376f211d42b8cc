import type { Client } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { anImage } from '../../../glance/images/image-fixture.js'
import { aKeypair, aNetwork, aPort, aVolume, aVolumeSnapshot, someLimits } from './launch-fixture.js'
import { isFree, type ListName } from './launch-lists.js'
import { createLaunchModel, type Later } from './launch-model.js'
import { wishOf } from './launch-wish.js'

const everyList: readonly ListName[] = [
  'zones',
  'flavors',
  'keypairs',
  'limits',
  'volumeLimits',
  'images',
  'volumes',
  'volumeSnapshots',
  'volumeTypes',
  'networks',
  'ports',
  'securityGroups',
  'serverGroups',
]

type Answers = Record<string, unknown>
interface Call {
  id: string
  query?: unknown
  params?: unknown
}

const answers: Answers = {
  'nova.availabilityZones.list': {
    items: [
      { name: 'nova', available: true },
      { name: 'down', available: false },
    ],
  },
  'nova.flavors.list': { items: [] },
  'nova.keypairs.list': { items: [aKeypair('k')] },
  'nova.limits': someLimits,
  'cinder.limits': {},
  'glance.images.list': { items: [anImage()] },
  'cinder.volumes.list': { items: [aVolume()] },
  'cinder.snapshots.list': { items: [aVolumeSnapshot(), aVolumeSnapshot({ id: 'x', volume_id: 'of-data' })] },
  'cinder.volumeTypes.list': { items: [] },
  'cinder.volumeTypes.default': { id: 't', name: 'lvm' },
  'neutron.networks.list': { items: [aNetwork(), aNetwork({ id: 'bare', subnet_ids: [] })] },
  'neutron.ports.list': { items: [aPort()] },
  'neutron.securityGroups.list': { items: [] },
  'nova.serverGroups.list': { items: [] },
  'nova.features.get': true,
}

const launchSettings = {
  LAUNCH_INSTANCE_DEFAULTS: { enable_net_ports: true, enable_metadata: true, create_volume: false },
}

function cloud({
  fail = [],
  settings = launchSettings,
  without = [],
  silent = [],
}: { fail?: string[]; settings?: object; without?: string[]; silent?: string[] } = {}) {
  const calls: Call[] = []
  let answerPolicy: (allowed: boolean) => void = () => undefined
  const policy = new Promise<boolean>((resolve) => (answerPolicy = resolve))
  /** Answers that never come by themselves, as who waits for them sees them. */
  const waiting: { readonly id: string; readonly signal: AbortSignal | undefined; answer(value: unknown): void }[] = []
  const client = {
    call: async (id: string, options: Omit<Call, 'id'> & { signal?: AbortSignal } = {}) => {
      calls.push({ id, query: options.query, params: options.params })
      const { signal } = options
      if (silent.includes(id))
        return new Promise((answer, reject) => {
          waiting.push({ id, signal, answer })
          signal?.addEventListener('abort', () => reject(new Error('aborted')))
        })
      if (fail.includes(id)) throw new Error(`${id} failed`)
      return answers[id]
    },
    settings: async () => {
      if (fail.includes('settings')) throw new Error('no settings')
      return settings
    },
    serviceEnabled: async (type: string) => !without.includes(type) && ['network', 'volumev3', 'volume'].includes(type),
    allowed: async () => (silent.includes('policy') ? policy : true),
  } as unknown as Client
  return {
    answerPolicy: (allowed: boolean) => answerPolicy(allowed),
    client,
    waiting,
    silent,
    calls,
    fail,
    queries: (id: string) => calls.filter((call) => call.id === id).map(({ query }) => query),
  }
}

async function opened(options: Parameters<typeof cloud>[0] = {}) {
  const there = cloud(options)
  const model = createLaunchModel(there.client)
  await model.initialize()
  await model.settled()
  return { ...there, model, now: () => model.state.get()! }
}

/** As somebody sees it who has been at every step, and at every source. */
async function lookedThrough(options: Parameters<typeof cloud>[0] = {}) {
  const there = await opened(options)
  for (const list of everyList) if (list !== 'volumeTypes') there.model.want(list)
  await there.model.settled()
  return there
}

/** A clock that only the test moves: what waits for a time runs when the test says so. */
function clock() {
  const due = new Map<number, Set<() => void>>()
  const after: Later = (ms, run) => {
    const runs = due.get(ms) ?? new Set()
    due.set(ms, runs.add(run))
    return () => runs.delete(run)
  }
  return { after, ring: (ms: number) => [...(due.get(ms) ?? [])].forEach((run) => run()) }
}

const turns = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

describe('a cloud that does not answer', () => {
  it('issue 5: a source that never answers is said to be slow; the others are there, and the answer still counts', async () => {
    const { client, waiting } = cloud({ silent: ['glance.images.list'] })
    const { after, ring } = clock()
    const model = createLaunchModel(client, after)
    await model.initialize()
    await turns()
    expect([...model.state.get()!.slow]).toEqual([])
    ring(10_000)
    expect([...model.state.get()!.slow]).toEqual(['images'])
    expect(model.state.get()!.lists.networks).toHaveLength(1)
    model.change((spec) => ({ ...spec, name: 'typed meanwhile' }))
    for (const { answer } of waiting) answer({ items: [anImage()] })
    await model.settled()
    expect(model.state.get()).toMatchObject({
      initialized: true,
      slow: new Set(),
      lists: { images: { images: [{ id: 'i1' }] } },
      spec: { name: 'typed meanwhile' },
    })
  })

  it('issue 5: asked again, the first request is given up and nothing of it is shown', async () => {
    const { client, waiting, silent } = cloud({ silent: ['nova.keypairs.list'] })
    const { after, ring } = clock()
    const model = createLaunchModel(client, after)
    await model.initialize()
    await turns()
    ring(10_000)
    silent.length = 0
    model.reload('keypairs')
    expect([...model.state.get()!.slow]).toEqual([])
    expect(waiting.map(({ signal }) => signal?.aborted)).toEqual([true])
    await model.settled()
    expect(model.state.get()).toMatchObject({ failed: {}, lists: { keypairs: [{ name: 'k' }] } })
  })

  it('issue 5: after a refusal lists are read again and looked at for what is chosen; typed values and choices stay', async () => {
    const { model, now, fail, queries } = await lookedThrough()
    model.change((spec) => ({ ...spec, name: 'typed', ports: [aPort({ id: 'taken' })] }))
    const before = queries('neutron.ports.list').length
    fail.push('nova.keypairs.list')
    model.recheck('limits', 'ports', 'keypairs')
    await model.settled()
    expect(queries('neutron.ports.list')).toHaveLength(before + 1)
    expect(now()).toMatchObject({
      checked: new Set(['limits', 'ports']),
      spec: { name: 'typed', ports: [{ id: 'taken' }] },
    })
    model.reload('ports')
    await model.settled()
    expect([...now().checked]).toEqual(['limits'])
  })

  it('issue 5: neither a policy nor a feature that is not answered keeps the wizard from opening; the steps join later', async () => {
    const { client, waiting, answerPolicy } = cloud({ silent: ['nova.features.get', 'policy'] })
    const { after, ring } = clock()
    const model = createLaunchModel(client, after)
    const opening = model.initialize()
    await turns()
    expect(model.state.get()).toBe(null)
    ring(1000)
    await opening
    const frame = () => model.state.get()!.frame
    expect([...frame().steps]).not.toContain('servergroups')
    expect(frame().description).toBe(false)
    answerPolicy(true)
    await turns()
    await model.settled()
    expect([...frame().steps]).toContain('servergroups')
    model.want('serverGroups')
    await model.settled()
    expect(model.state.get()!.lists.serverGroups).toEqual([])
    for (const { answer } of waiting) answer(true)
    await turns()
    expect(frame().description).toBe(true)
    expect([...frame().steps]).toContain('servergroups')
  })
})

describe('the launch model', () => {
  it('L-WIZ-07 is initialized once everything has come, and starts afresh at every opening', async () => {
    const { model, now, queries } = await opened()
    expect(now().initialized).toBe(true)
    model.change((spec) => ({ ...spec, name: 'web', networks: [] }))
    const again = model.initialize()
    expect(now().initialized).toBe(false)
    await again
    await model.settled()
    expect(now()).toMatchObject({ initialized: true, spec: { name: null, networks: [{ id: 'n1' }] } })
    expect(queries('nova.flavors.list')).toHaveLength(2)
  })

  it('L-WIZ-07 stays uninitialized when the cloud says nothing about itself', async () => {
    const model = createLaunchModel(cloud({ fail: ['settings'] }).client)
    await expect(model.initialize()).rejects.toThrow('no settings')
    expect(model.state.get()).toBe(null)
  })

  it('L-WIZ-07 stays uninitialized while a list is missing, which leaves the others useful and can be asked for again', async () => {
    const { model, now, fail } = await opened({ fail: ['glance.images.list'] })
    expect(now().initialized).toBe(false)
    expect(now().failed.images).toBeInstanceOf(Error)
    expect(now().lists.networks).toHaveLength(1)
    fail.length = 0
    model.reload('images')
    await model.settled()
    expect(now()).toMatchObject({ initialized: true, failed: {}, lists: { images: { images: [{ id: 'i1' }] } } })
  })

  it.each<[call: string, list: ListName]>([
    ['nova.availabilityZones.list', 'zones'],
    ['nova.flavors.list', 'flavors'],
    ['glance.images.list', 'images'],
    ['neutron.networks.list', 'networks'],
    ['neutron.ports.list', 'ports'],
    ['neutron.securityGroups.list', 'securityGroups'],
    ['nova.keypairs.list', 'keypairs'],
    ['nova.serverGroups.list', 'serverGroups'],
    ['nova.limits', 'limits'],
    ['cinder.limits', 'volumeLimits'],
    ['cinder.snapshots.list', 'volumeSnapshots'],
  ])(
    'L-WIZ-07 when only %s fails, every other list is there, and one retry brings the missing one',
    async (call, list) => {
      const { model, now, fail, calls } = await lookedThrough({ fail: [call] })
      const { [list]: reason, ...others } = now().failed
      expect(reason).toEqual(new Error(`${call} failed`))
      expect(others).toEqual({})
      const asked = [...everyList].filter((name) => name !== 'volumeTypes')
      expect(asked.filter((name) => now().lists[name] === undefined)).toEqual([list])

      model.change((spec) => ({ ...spec, name: 'typed meanwhile' }))
      fail.length = 0
      calls.length = 0
      model.reload(list)
      expect(now().failed).toEqual({})
      await model.settled()
      expect(now()).toMatchObject({ initialized: true, failed: {}, spec: { name: 'typed meanwhile' } })
      expect(now().lists[list]).toBeDefined()
      // The others stay as they are: nobody asks for them again.
      expect(calls.every(({ id }) => id === call || (list === 'volumeSnapshots' && id === 'cinder.volumes.list'))).toBe(
        true,
      )
    },
  )

  it('L-SEL-05 offers networks with subnets, and chooses the only one', async () => {
    const { now } = await opened()
    expect(now().lists.networks?.map(({ id }) => id)).toEqual(['n1'])
    expect(now().spec.networks.map(({ id }) => id)).toEqual(['n1'])
  })

  it('L-SEL-07 asks for active images by name, those of the community too, and for what can be booted of volumes', async () => {
    const { queries, now } = await lookedThrough()
    const active = { status: 'active', sort_key: 'name', sort_dir: 'asc' }
    expect(queries('glance.images.list')).toEqual([active, { ...active, visibility: 'community' }])
    expect(queries('cinder.volumes.list')).toEqual([{ status: 'available', bootable: 1 }, { bootable: 1 }])
    expect(queries('cinder.snapshots.list')).toEqual([{ status: 'available' }])
    expect(now().lists.volumeSnapshots?.map(({ id }) => id)).toEqual(['vs1'])
  })

  it('L-SEL-08 asks for the limits of this moment', async () => {
    const { queries, now } = await opened()
    expect(queries('nova.limits')).toEqual([{ reserved: true }])
    expect(now().lists.limits).toBe(someLimits)
  })

  it('L-WIZ-10 asks whether descriptions are kept; no answer is no', async () => {
    const { calls, now } = await opened()
    expect(calls).toContainEqual({
      id: 'nova.features.get',
      query: undefined,
      params: { feature: 'instance_description' },
    })
    expect(now().frame.description).toBe(true)
    expect((await opened({ fail: ['nova.features.get'] })).now().frame.description).toBe(false)
  })

  it('without network and volume services nothing of theirs is asked', async () => {
    const { calls, now } = await lookedThrough({ without: ['network', 'volumev3', 'volume'] })
    expect(calls.filter(({ id }) => /^(neutron|cinder)\./.test(id))).toEqual([])
    expect(now().initialized).toBe(true)
  })

  it('volume types are asked for when a volume is created, once', async () => {
    const { model, queries, now } = await opened()
    expect(queries('cinder.volumeTypes.list')).toHaveLength(0)
    model.change((spec) => ({ ...spec, vol_create: true }))
    model.change((spec) => ({ ...spec, vol_size: 2 }))
    await model.settled()
    expect(queries('cinder.volumeTypes.list')).toHaveLength(1)
    expect(now().spec.vol_type).toEqual({ id: 't', name: 'lvm' })
  })

  it('lists of steps and sources that nobody has looked at are not asked for; looked at, each is once', async () => {
    const { model, now, queries } = await opened()
    const rest = ['neutron.ports.list', 'nova.serverGroups.list', 'cinder.volumes.list', 'cinder.snapshots.list']
    expect(rest.map((id) => queries(id).length)).toEqual([0, 0, 0, 0])
    expect(now().initialized).toBe(true)
    model.want('ports')
    expect(now().lists.ports).toBeUndefined()
    model.want('ports')
    model.change((spec) => ({ ...spec, source_type: 'volume' }))
    model.change((spec) => ({ ...spec, name: 'web' }))
    await model.settled()
    expect(rest.map((id) => queries(id).length)).toEqual([1, 0, 1, 0])
    expect(now()).toMatchObject({ initialized: true, lists: { ports: [{}], volumes: [{}] } })
  })

  it('what the wizard was opened for, or JSON names, is asked for and chosen', async () => {
    const there = cloud()
    const model = createLaunchModel(there.client)
    await model.initialize({ snapshotId: 'vs1' })
    await model.settled()
    expect(model.state.get()!.spec).toMatchObject({ source_type: 'volume_snapshot', source: [{ id: 'vs1' }] })
    expect(there.queries('neutron.ports.list')).toHaveLength(0)
    const { fields, source, choices } = wishOf(model.state.get()!.spec)
    model.take({ fields, source, choices: { ...choices, ports: [{ id: aPort().id, name: 'port' }] } })
    await model.settled()
    expect(model.state.get()!.spec.ports).toMatchObject([{ id: aPort().id }])
  })

  it('the cloud’s default boot source is chosen', async () => {
    const { now } = await opened({ settings: { ...launchSettings, DEFAULT_BOOT_SOURCE: 'volume' } })
    expect(now().spec.source_type).toBe('volume')
  })

  it('zones that are down are not offered', async () => {
    expect((await opened()).now().lists.zones).toEqual(['nova'])
  })
})

it('P-TRK-10 ports that an instance can take: nobody’s, up, and in no trunk', () => {
  expect(isFree(aPort())).toBe(true)
  expect(isFree(aPort({ device_owner: 'compute:nova' }))).toBe(false)
  expect(isFree(aPort({ admin_state: 'DOWN' }))).toBe(false)
  expect(isFree(aPort({ admin_state: null, admin_state_up: true }))).toBe(true)
  expect(isFree(aPort({ trunk_id: 't1' }))).toBe(false)
})

it('L-SEL-12 what has come since something was taken over suggests itself when that is undone', async () => {
  const { client, waiting } = cloud({ silent: ['neutron.networks.list'] })
  const model = createLaunchModel(client)
  await model.initialize()
  model.take({ fields: { name: 'kept' }, source: null, choices: {} })
  waiting[0]?.answer({ items: [aNetwork()] })
  await model.settled()
  model.undo()
  expect(model.state.get()?.spec).toMatchObject({ name: null, availability_zone: 'nova', networks: [aNetwork()] })
})
