import type { VolumeLimits } from '@stratus/api-client'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anImage } from '../../../glance/images/image-fixture.js'
import { launchErrors, stepErrors, type LaunchFacts } from './launch-errors.js'
import {
  aFlavor,
  aKeypair,
  aLaunch,
  aPort,
  aVolume,
  aVolumeSnapshot,
  someLimits,
  someVolumeLimits,
} from './launch-fixture.js'
import type { NewInstanceSpec } from './launch-spec.js'
import { launchSteps } from './steps.js'

const facts: LaunchFacts = {
  limits: { compute: someLimits, volume: null },
  steps: new Set(launchSteps.map(({ id }) => id)),
  defaults: { requires_keypair: false },
  passwordAgain: '',
  unsavable: new Set(),
}
const errorsOf = (given: Partial<NewInstanceSpec>, other: Partial<LaunchFacts> = {}) =>
  launchErrors(aLaunch(given), { ...facts, ...other })

describe('what is wrong with a launch', () => {
  it('nothing, when everything is there', () => {
    expect(errorsOf({})).toEqual({})
  })

  it('L-VAL-01 a name is required, and one the service takes', () => {
    for (const name of [null, '', '   ']) expect(errorsOf({ name }).name).toBe('A name is required for your instance.')
    expect(errorsOf({ name: '😀'.repeat(255) })).toEqual({})
    expect(errorsOf({ name: 'n'.repeat(256) }).name).toBe('An instance name less than 256 characters is required.')
  })

  it('a description is of at most 255 characters', () => {
    expect(errorsOf({ description: '😀'.repeat(255) })).toEqual({})
    expect(errorsOf({ description: 'd'.repeat(256) })).toEqual({
      description: 'An instance description less than 256 characters is required.',
    })
  })

  it('L-VAL-15 new volumes fit into the quota, each for itself and together', () => {
    const volume: VolumeLimits = {
      ...someVolumeLimits,
      maxTotalVolumes: 10,
      totalVolumesUsed: 7,
      totalGigabytesUsed: 900,
    }
    const limits = { compute: null, volume }
    const wrong = (given: Partial<NewInstanceSpec>, other: Partial<VolumeLimits> = {}) =>
      errorsOf(
        { vol_create: true, flavor: aFlavor({ disk: 0 }), ...given },
        { limits: { ...limits, volume: { ...volume, ...other } } },
      ).volumeSize
    expect(wrong({ instance_count: 3, vol_size: 33 })).toBe(undefined)
    expect(wrong({ instance_count: 4, vol_size: 1 })).toBe(
      'This takes 4 new volumes, and your quota has 3 left. Decrease the instance count, or do not create new volumes.',
    )
    expect(wrong({ instance_count: 3, vol_size: 34 })).toBe(
      'This takes 102 GiB of new volumes, and your quota has 100 GiB left. Decrease the volume size or the instance count.',
    )
    expect(wrong({ instance_count: 4, vol_size: 999, vol_create: false })).toBe(undefined)
    const none = { maxTotalVolumes: Infinity, maxTotalVolumeGigabytes: Infinity }
    expect(wrong({ instance_count: 9, vol_size: 999 }, none)).toBe(undefined)
    expect(wrong({ instance_count: 9, vol_size: 999 }, { maxTotalVolumes: null, maxTotalVolumeGigabytes: null })).toBe(
      undefined,
    )
    expect(errorsOf({ vol_create: true, instance_count: 9, vol_size: 999 }).volumeSize).toBe(undefined)
  })

  it('L-VAL-14 metadata and scheduler hints that cannot be saved', () => {
    const wrong = 'Some values cannot be saved.'
    expect(errorsOf({}, { unsavable: new Set(['metadata']) })).toEqual({ metadata: wrong })
    expect(errorsOf({}, { unsavable: new Set(['hints', 'metadata']) })).toEqual({ hints: wrong, metadata: wrong })
  })

  it('L-VAL-02 the count is an integer of at least 1', () => {
    for (const instance_count of [null, 0, -3, 1.5, NaN]) {
      expect(errorsOf({ instance_count }).count).toBe('Instance count is required and must be an integer of at least 1')
    }
  })

  it('L-VAL-03 the count stays within the quota: at it, and above it', () => {
    expect(errorsOf({ instance_count: 6, flavor: aFlavor({ vcpus: 0 }) })).toEqual({})
    expect(errorsOf({ instance_count: 7, flavor: aFlavor({ vcpus: 0 }) })).toEqual({
      count: 'The instance count must not exceed your quota available of 6 instances',
    })
  })

  it('DEC-39: without known limits every count goes', () => {
    expect(errorsOf({ instance_count: 9999 }, { limits: { compute: null, volume: null } })).toEqual({})
  })

  it('L-VAL-04 a volume, and a volume snapshot, is for one instance', () => {
    const text =
      'Volumes can only be attached to 1 active instance at a time. Please either set your instance count to 1 or select a different source type.'
    const boot = { instance_count: 2, flavor: aFlavor({ vcpus: 1 }) }
    expect(errorsOf({ ...boot, source_type: 'volume', source: [aVolume()] })).toEqual({ count: text })
    expect(errorsOf({ ...boot, source_type: 'volume_snapshot', source: [aVolumeSnapshot()] })).toEqual({ count: text })
    expect(errorsOf({ ...boot, instance_count: 1, source_type: 'volume', source: [aVolume()] })).toEqual({})
  })

  it('a source and a flavor are needed', () => {
    expect(errorsOf({ source: [], flavor: null })).toEqual({
      source: 'Select a source from those listed below.',
      flavor: 'Select a flavor from the available flavors below.',
    })
  })

  it('L-VAL-05 a new volume has a size that is an integer', () => {
    const size = (vol_size: number | null, vol_create = true) => errorsOf({ vol_size, vol_create }).volumeSize
    for (const wrong of [null, 20.5, NaN]) expect(size(wrong)).toBe('Volume size is required and must be an integer')
    expect(size(null, false)).toBe(undefined)
  })

  it('L-VAL-06 and is large enough: below, at and above the least', () => {
    const image = anImage({ size: 2147483648, min_disk: 5 })
    const size = (vol_size: number, disk: number) =>
      errorsOf({ vol_create: true, vol_size, source: [image], flavor: aFlavor({ disk }) }).volumeSize
    expect([size(4, 0), size(5, 0), size(6, 0)]).toEqual([
      'The volume size must be at least 5 GB',
      undefined,
      undefined,
    ])
    expect([size(19, 20), size(20, 20)]).toEqual(['The volume size must be at least 20 GB', undefined])
    expect(
      errorsOf({ vol_create: true, vol_size: 0, source: [anImage({ size: 0 })], flavor: aFlavor({ disk: 0 }) }),
    ).toEqual({
      volumeSize: 'The volume size must be at least 1 GB',
    })
  })

  it('L-VAL-07 L-VAL-08 a chosen flavor that no longer fits is an error', () => {
    expect(errorsOf({ instance_count: 3 }).flavor).toMatch(/^This flavor requires more vCPUs/)
    expect(errorsOf({ source: [anImage({ min_ram: 4096 })] }).flavor).toMatch(/at least 4096 MB of RAM/)
  })

  it('L-VAL-09 a network is required unless ports are chosen, or there is no network service', () => {
    const none = { networks: [] }
    expect(errorsOf(none)).toEqual({ networks: 'Select at least one network, or a port.' })
    expect(errorsOf({ ...none, ports: [aPort()] })).toEqual({})
    expect(errorsOf(none, { steps: new Set(['details', 'source', 'flavor']) })).toEqual({})
  })

  it('L-VAL-10 the admin password is typed twice alike', () => {
    expect(errorsOf({ admin_pass: 'a' }, { passwordAgain: 'b' })).toEqual({ adminPass: 'Passwords do not match.' })
    expect(errorsOf({ admin_pass: null }, { passwordAgain: 'b' })).toEqual({ adminPass: 'Passwords do not match.' })
    expect(errorsOf({ admin_pass: 'b' }, { passwordAgain: 'b' })).toEqual({})
  })

  it('L-VAL-11 a key pair is required when the hypervisor says so', () => {
    const defaults = { requires_keypair: true }
    expect(errorsOf({}, { defaults })).toEqual({ keyPair: 'A key pair is required.' })
    expect(errorsOf({ key_pair: [aKeypair('k')] }, { defaults })).toEqual({})
  })

  it('L-VAL-13 the customization script has at most 16 KiB, counted in bytes', () => {
    expect(errorsOf({ user_data: 'x'.repeat(16384) })).toEqual({})
    expect(errorsOf({ user_data: 'ü'.repeat(8192) })).toEqual({})
    for (const user_data of ['x'.repeat(16385), 'ü'.repeat(8193)])
      expect(errorsOf({ user_data }).userData).toBe('The customization script may have at most 16384 bytes.')
  })

  it('each error belongs to one step', () => {
    const everything = errorsOf(
      {
        name: null,
        instance_count: null,
        source: [],
        vol_create: true,
        vol_size: null,
        flavor: null,
        networks: [],
        admin_pass: 'a',
        user_data: 'x'.repeat(17000),
      },
      { defaults: { requires_keypair: true } },
    )
    const counts = launchSteps.map(({ id }) => stepErrors(id, everything, {}))
    expect(counts).toEqual([2, 2, 1, 1, 0, 0, 2, 1, 0, 0, 0])
    expect(counts.reduce((a, b) => a + b)).toBe(Object.keys(everything).length)
  })

  it('never fails on whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.oneof(fc.double(), fc.constant(null)), fc.string(), (name, number, user_data) => {
        const errors = errorsOf({ name, instance_count: number, vol_size: number, vol_create: true, user_data })
        expect(Object.values(errors).every((text) => typeof text === 'string' && text !== '')).toBe(true)
      }),
    )
  })
})
