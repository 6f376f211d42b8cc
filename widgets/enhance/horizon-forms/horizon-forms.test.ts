import { describe, expect, it } from 'vitest'
import {
  added,
  chooseFlavor,
  minVolumeSize,
  sizeInWords,
  sourceFields,
  volumeSize,
  type LaunchFlavor,
  launchFlavors,
  launchImages,
} from './launch-model.js'
import { scriptArgument } from '../answers/script-argument.js'
import { poolOf, prefixChoices } from './subnet-pool-model.js'
import { shownFor, sizeAfter, volumeTypes } from './volume-form-model.js'

const attributes = (values: Record<string, string>) => (name: string) => values[name] ?? null

describe('subnet form', () => {
  it('C-SUBNET-01 a pool option carries its version and prefix lengths, under either name', () => {
    const pool = { ipVersion: 4, minPrefix: 8, maxPrefix: 30, defaultPrefix: 26 }
    const short = { 'data-min_prefixlen': '8', 'data-max_prefixlen': '30', 'data-default_prefixlen': '26' }
    const long = {
      'data-minimum_prefix_length': '8',
      'data-maximum_prefix_length': '30',
      'data-default_prefix_length': '26',
    }
    for (const names of [short, long]) expect(poolOf(attributes({ 'data-ip_version': '4', ...names }))).toEqual(pool)
    expect(poolOf(attributes({}))).toBe(undefined)
  })
  it('C-SUBNET-02 offers the lengths from min to max; max is 32 for IPv4 and 128 for IPv6', () => {
    const v4 = poolOf(
      attributes({ 'data-ip_version': '4', 'data-min_prefixlen': '24', 'data-default_prefixlen': '26' }),
    )!
    const choices = prefixChoices(v4, 'pool default')
    expect(choices.map(({ text }) => text)).toEqual([
      '24',
      '25',
      '26 (pool default)',
      '27',
      '28',
      '29',
      '30',
      '31',
      '32',
    ])
    const v6 = poolOf(attributes({ 'data-ip_version': '6' }))!
    expect([v6.minPrefix, v6.maxPrefix, v6.defaultPrefix]).toEqual([1, 128, undefined])
    expect(prefixChoices({ ...v4, maxPrefix: 999 }, '').at(-1)?.value).toBe('32')
    expect(prefixChoices({ ...v4, minPrefix: 40 }, '')).toEqual([])
  })
})

describe('volume create form', () => {
  it('C-VOL-02 C-VOL-03 the type goes with a snapshot, its description with a snapshot or a volume', () => {
    const sources = ['no_source_type', 'image_source', 'volume_source', 'snapshot_source']
    expect(sources.map((source) => Object.values(shownFor(source)))).toEqual([
      [true, true],
      [true, true],
      [true, false],
      [false, false],
    ])
  })
  it('a source raises the size; an image sets it', () => {
    const source = { name: 'x', size: 4, minDisk: undefined }
    expect(sizeAfter(1, { ...source, kind: 'snapshot' })).toBe(4)
    expect(sizeAfter(9, { ...source, kind: 'volume' })).toBe(9)
    expect(sizeAfter(9, { ...source, kind: 'image', minDisk: 20 })).toBe(20)
    expect(sizeAfter(9, { ...source, kind: 'image', size: undefined, minDisk: 0 })).toBe(1)
  })
  it('C-VOL-01 a volume type has a name and a description, read from the script that never runs', () => {
    const script = 'if (x) { horizon.Volumes.initWithTypes([{"name": "a](", "description": null}, {"name": "b"}, 5]); }'
    expect(volumeTypes(scriptArgument(script, 'horizon.Volumes.initWithTypes'))).toEqual([
      { name: 'a](', description: null },
      { name: 'b', description: null },
    ])
    expect(scriptArgument('initWithTypes(alert(1))', 'initWithTypes')).toBe(undefined)
    expect(scriptArgument('nothing', 'initWithTypes')).toBe(undefined)
  })
})

const flavor = (id: string, disk: number, ram: number): LaunchFlavor => ({ id, name: id, vcpus: 2, disk, ram })
const image = { id: 'i', min_disk: 10, min_ram: 1024, size: 3 }

describe('launch form of a Horizon page', () => {
  it('C-LAUNCH-04 the volume is at least 1, the flavor disk, the image min_disk and the image size', () => {
    expect([
      minVolumeSize(undefined, undefined),
      minVolumeSize(flavor('f', 20, 1), image),
      minVolumeSize(flavor('f', 1, 1), image),
      minVolumeSize(flavor('f', 1, 1), { ...image, min_disk: 0, size: 3.2 }),
    ]).toEqual([1, 20, 10, 4])
  })
  it("C-LAUNCH-05 the user's own larger size is kept", () => {
    expect([volumeSize(50, 20), volumeSize(5, 20), volumeSize(Number.NaN, 3)]).toEqual([50, 20, 3])
  })
  it('C-LAUNCH-06 C-LAUNCH-07 flavors that do not fit are disabled, and the first that fits is chosen instead', () => {
    const flavors = [
      flavor('tiny', 1, 512),
      flavor('small', 20, 2048),
      flavor('big', 80, 8192),
      flavor('nodisk', 0, 2048),
      flavor('exact', 10, 1024),
    ]
    const choice = chooseFlavor(flavors, image, 'tiny')
    expect([[...choice.enabled], choice.select, choice.note]).toEqual([['small', 'big', 'exact'], 'small', 'some'])
    expect(chooseFlavor(flavors, image, 'big').select).toBe(undefined)
    expect(chooseFlavor(flavors, undefined, 'tiny').note).toBe('none')
    const none = chooseFlavor(flavors, { ...image, min_ram: 99_999 }, 'big')
    expect([none.enabled.size, none.select, none.note]).toEqual([0, undefined, 'all'])
  })
  it('C-LAUNCH-03 reads flavors and images from the page, numbers written as texts too', () => {
    const flavors = [{ id: 5, name: 'm1', vcpus: '2', disk: 20, ram: 512, 'OS-FLV-EXT-DATA:ephemeral': 3, more: 1 }, 7]
    expect(launchFlavors(flavors)).toEqual([
      { id: '5', name: 'm1', vcpus: 2, disk: 20, ram: 512, 'OS-FLV-EXT-DATA:ephemeral': 3 },
    ])
    expect(launchImages([{ id: 'i', min_disk: 1, min_ram: null, size: 'x' }])).toEqual([
      { id: 'i', min_disk: 1, min_ram: 0, size: 0 },
    ])
    expect(launchFlavors({ id: 1 })).toEqual([])
  })
  it('C-LAUNCH-01 each source type has its fields', () => {
    expect(Object.keys(sourceFields)).toEqual([
      'image_id',
      'instance_snapshot_id',
      'volume_id',
      'volume_image_id',
      'volume_snapshot_id',
    ])
    const change = { flavor: flavor('f', 1, 512), count: 3, volume: 10 }
    const stats = ['instances', 'vcpus', 'ram', 'volume', 'volume_storage', 'resize_instance']
    expect(stats.map((stat) => added(stat, change))).toEqual([3, 6, 1536, 3, 30, 0])
    const { volume: _, ...without } = change
    expect(stats.map((stat) => added(stat, without))).toEqual([3, 6, 1536, 0, 0, 0])
    const oldFlavor = { ...flavor('old', 1, 2048), vcpus: 1 }
    expect(stats.map((stat) => added(stat, { ...without, oldFlavor })).slice(1, 3)).toEqual([1, 0])
  })
  it('C-LAUNCH-03 the size of a volume snapshot is the last number between spaces of its choice', () => {
    expect(['snap 2 - 4 GiB (Volume Snapshot)', 'snap7 - 12 GB', 'snap', '5 GB'].map(sizeInWords)).toEqual([
      4, 12, 0, 0,
    ])
  })
})
