import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anImage } from '../../../glance/images/image-fixture.js'
import { launchDefaults } from './launch-defaults.js'
import { aFlavor, aGroup, aKeypair, aLaunch, aNetwork, aServerGroup, someLimits } from './launch-fixture.js'
import type { LaunchFrame, LaunchLists } from './launch-lists.js'
import { newInstanceSpec, type NewInstanceSpec } from './launch-spec.js'
import { wishOf } from './launch-wish.js'
import { readWish } from './read-wish.js'
import { arrived, draftOf, noWishes, takeWish } from './take-wish.js'

const defaults = launchDefaults({ LAUNCH_INSTANCE_DEFAULTS: { enable_metadata: true, enable_scheduler_hints: true } })
const frame: LaunchFrame = { defaults, steps: new Set(), networkService: true, volumeService: true, description: true }
const lists: Partial<LaunchLists> = {
  zones: ['nova', 'other'],
  images: { images: [anImage({ id: 'i1' })], snapshots: [] },
  flavors: [aFlavor()],
  networks: [aNetwork(), aNetwork({ id: 'n2' })],
  securityGroups: [aGroup()],
  keypairs: [aKeypair('k')],
  serverGroups: [aServerGroup()],
  limits: someLimits,
}
const untouched = { ...noWishes, spec: newInstanceSpec(defaults), frame, lists, touched: false }
const full: Partial<NewInstanceSpec> = {
  availability_zone: 'other',
  description: 'd',
  instance_count: 3,
  config_drive: true,
  disk_config: 'MANUAL',
  key_pair: [aKeypair('k')],
  security_groups: [aGroup()],
  server_groups: [aServerGroup()],
  vol_create: true,
  vol_size: 40,
  vol_delete_on_instance_delete: true,
  metadata: { tier: 'web' },
  scheduler_hints: { same_host: 'x' },
}
const stored = (given: Partial<NewInstanceSpec>) => readWish(JSON.parse(JSON.stringify(wishOf(aLaunch(given)))))!
const always = () => true

describe('a launch that is taken over', () => {
  it('L-SEL-11 is as it was, stored and read again', () => {
    const taken = takeWish(untouched, stored(full), always)
    expect(taken.spec).toEqual({ ...aLaunch(full), default_user_data: '', create_volume_default: true })
    expect([taken.leftOut, taken.trees.metadata, taken.touched]).toEqual([[], { tier: 'web' }, true])
  })

  it('L-SEL-11 holds neither the admin password nor the customization script', () => {
    const text = JSON.stringify(wishOf(aLaunch({ admin_pass: 'hunter2', user_data: 'export TOKEN=abc' })))
    expect(text).not.toMatch(/hunter2|TOKEN/)
    const typed = { ...untouched, spec: { ...untouched.spec, admin_pass: 'typed', user_data: 'typed, too' } }
    expect(takeWish(typed, stored(full), always).spec).toMatchObject({ admin_pass: 'typed', user_data: 'typed, too' })
  })

  it('L-SEL-11 what is gone is left out and named, and more instances than the quota leaves become those', () => {
    const gone = { images: { images: [], snapshots: [] }, networks: [aNetwork()], keypairs: [], flavors: [] }
    const wish = stored({ ...full, instance_count: 9, networks: [aNetwork(), aNetwork({ id: 'n2', name: 'b' })] })
    const { spec, leftOut } = takeWish({ ...untouched, lists: { ...lists, ...gone } }, wish, always)
    expect([spec.source, spec.flavor, spec.key_pair, spec.networks.map(({ id }) => id)]).toEqual([[], null, [], ['n1']])
    expect(spec.instance_count).toBe(6)
    expect(leftOut.toSorted()).toEqual([
      'Count: the quota leaves no more than 6.',
      'Flavor: m1.small is not available and was left out.',
      'Key Pair: k is not available and was left out.',
      'Networks: b is not available and was left out.',
      `Source: ${anImage().name} is not available and was left out.`,
    ])
  })

  it('L-SEL-11 fields and lists that this cloud does not show are left out and named', () => {
    const plain: LaunchFrame = { ...frame, defaults: launchDefaults({}), description: false }
    const { spec, leftOut } = takeWish({ ...untouched, frame: plain }, stored({ ...full, ports: [] }), always)
    expect([spec.description, spec.metadata, spec.scheduler_hints]).toEqual([null, {}, {}])
    expect(leftOut).toEqual([
      'Description: d is not available and was left out.',
      'Metadata: tier is not available and was left out.',
      'Scheduler Hints: same_host is not available and was left out.',
    ])
    const noNetworks = { ...untouched, lists: { ...lists, networks: undefined } }
    expect(takeWish(noNetworks, stored(full), (list) => list !== 'networks').leftOut).toEqual([
      'Networks: net is not available and was left out.',
    ])
  })

  it('L-SEL-11 waits for lists that come late, and is not lost meanwhile', () => {
    const { images, networks, ...early } = lists
    const begun = takeWish({ ...untouched, lists: early }, stored(full), always)
    expect([begun.spec.source, begun.spec.networks]).toEqual([[], []])
    expect([...begun.awaited].toSorted()).toEqual(['images', 'networks', 'ports', 'volumeTypes'])
    expect(draftOf(begun)).toEqual(stored(full))
    const late = { ...begun, lists }
    const withImages = { ...late, ...arrived(late, 'images') }
    const whole = { ...withImages, ...arrived(withImages, 'networks') }
    expect([images, networks].every(Boolean)).toBe(true)
    expect(whole.spec).toMatchObject({
      source: [{ id: 'i1' }],
      networks: [{ id: 'n1' }],
      vol_create: true,
      vol_size: 40,
    })
    expect(arrived(whole, 'networks')).toBe(null)
  })

  it('L-SEL-12 knows how it was before', () => {
    const typed = { ...untouched, spec: { ...untouched.spec, name: 'mine' } }
    expect(takeWish(typed, stored(full), always).before?.spec).toBe(typed.spec)
  })

  it('W-SHELL-52 reads whatever is stored, and takes it over without a fault', () => {
    expect([null, 7, 'x', [], {}, { fields: {} }].map(readWish)).toEqual([null, null, null, null, null, null])
    const odd = {
      fields: { name: 7, instance_count: -1, vol_size: 1.5, metadata: { a: 1 }, admin_pass: 'x' },
      choices: {},
    }
    expect(readWish(odd)).toEqual({ fields: {}, source: null, choices: {} })
    const keyed = fc.record({ fields: fc.dictionary(fc.string(), fc.jsonValue()), choices: fc.jsonValue() })
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), keyed), (value) => {
        const wish = readWish(value)
        if (wish) takeWish(untouched, wish, always)
      }),
    )
  })
})
