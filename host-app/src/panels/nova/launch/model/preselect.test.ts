import type { VolumeType } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { anImage } from '../../../glance/images/image-fixture.js'
import { launchDefaults } from './launch-defaults.js'
import { aFlavor, aGroup, aKeypair, aNetwork, aServerGroup, aVolume, aVolumeSnapshot } from './launch-fixture.js'
import type { LaunchLists } from './launch-lists.js'
import { newInstanceSpec } from './launch-spec.js'
import { afterLaunch, type LaunchContext } from './opened-from.js'
import { nextName, preselect } from './preselect.js'

const defaults = launchDefaults({})
const untouched = newInstanceSpec(defaults)
const after = (arrived: Partial<LaunchLists>, context: LaunchContext = {}, spec = untouched) =>
  preselect(spec, arrived, { defaults, volumeService: true }, context)

describe('what is chosen for the user', () => {
  it('L-SEL-01 a single zone, network and key pair', () => {
    expect(after({ zones: ['nova'] }).availability_zone).toBe('nova')
    expect(after({ networks: [aNetwork()] }).networks).toEqual([aNetwork()])
    expect(after({ keypairs: [aKeypair('k')] }).key_pair).toEqual([aKeypair('k')])
  })

  it('L-SEL-01 of several none', () => {
    expect(after({ networks: [aNetwork(), aNetwork({ id: 'n2' })] }).networks).toEqual([])
    expect(after({ keypairs: [aKeypair('a'), aKeypair('b')] }).key_pair).toEqual([])
    expect(after({ zones: [] }).availability_zone).toBe(null)
  })

  it('L-SEL-01 of the security groups only default', () => {
    const securityGroups = ['default', 'Default', 'web'].map((name) => aGroup({ id: name, name }))
    expect(after({ securityGroups }).security_groups.map(({ id }) => id)).toEqual(['default'])
    expect(after({ securityGroups: [aGroup({ name: 'web' })] }).security_groups).toEqual([])
    const shared = aGroup({ id: 'of another project', name: 'default' })
    expect(after({ securityGroups: [...securityGroups, shared] }).security_groups).toEqual([securityGroups[0]])
  })

  it('what was chosen before a list came stays', () => {
    const chosen = { ...untouched, availability_zone: '', networks: [aNetwork({ id: 'mine' })] }
    const next = after({ zones: ['nova'], networks: [aNetwork()] }, {}, chosen)
    expect([next.availability_zone, next.networks]).toEqual(['', chosen.networks])
  })

  it('the standard volume type, where another could be chosen', () => {
    const standard = { id: 't', name: 'lvm' } as VolumeType
    expect(after({ volumeTypes: { types: [standard], standard, choosable: true } }).vol_type).toBe(standard)
    expect(after({ volumeTypes: { types: [standard], standard, choosable: false } }).vol_type).toBe(null)
  })
})

describe('the source the wizard is opened for', () => {
  const image = anImage({ id: 'i1', min_disk: 7 })
  const snapshot = anImage({ id: 's1' })
  const images = { images: [image], snapshots: [snapshot] }

  it('P-ROUTE-10 an image is found among images, then among instance snapshots', () => {
    const chosen = after({ images }, { imageId: 'i1' })
    expect([chosen.source_type, chosen.source]).toEqual(['image', [image]])
    expect(after({ images }, { imageId: 's1' }).source_type).toBe('snapshot')
  })

  it('its new volume is large enough at once', () => {
    expect(after({ images }, { imageId: 'i1' })).toMatchObject({ vol_create: true, vol_size: 7 })
  })

  it('a volume and a volume snapshot', () => {
    expect(after({ volumes: [aVolume()] }, { volumeId: 'v1' }).source_type).toBe('volume')
    expect(after({ volumeSnapshots: [aVolumeSnapshot()] }, { snapshotId: 'vs1' }).source).toEqual([aVolumeSnapshot()])
  })

  it('one that is not offered is ignored', () => {
    expect(after({ images, volumes: [aVolume()] }, { imageId: 'gone', volumeId: 'gone' })).toMatchObject({
      source_type: null,
      source: [],
    })
  })
})

it('L-WIZ-05 a closed wizard leads to the address for success or for none, and nowhere without', () => {
  const context = { successUrl: '/project/instances/', dismissUrl: '/project/images' }
  expect([afterLaunch(context, true), afterLaunch(context, false)]).toEqual(['/project/instances/', '/project/images'])
  expect([afterLaunch({}, true), afterLaunch({}, false)]).toEqual([undefined, undefined])
})

describe('the server group the wizard is opened for', () => {
  it('P-SG-09 is chosen among those that there are; without one none is', () => {
    const serverGroups = [aServerGroup(), aServerGroup({ id: 'g2' })]
    expect(after({ serverGroups }, { serverGroupId: 'g2' }).server_groups).toEqual([serverGroups[1]])
    expect(after({ serverGroups }, { serverGroupId: 'gone' }).server_groups).toEqual([])
    expect(after({ serverGroups }).server_groups).toEqual([])
  })
})

describe('another one like an instance', () => {
  const like = {
    name: 'web-1',
    flavorId: 'f2',
    keyName: 'mine',
    zone: 'east',
    networks: ['net-b', 'gone'],
    securityGroups: ['web', 'ssh'],
  }

  it('L-SEL-10 takes over flavor, networks, key pair, security groups and zone; what is gone is left to choose', () => {
    const flavors = ['f1', 'f2'].map((id) => aFlavor({ id }))
    expect(after({ flavors }, { like }).flavor).toBe(flavors[1])
    expect(after({ flavors: [aFlavor({ id: 'f1' })] }, { like }).flavor).toBe(null)
    const networks = ['net-a', 'net-b'].map((name) => aNetwork({ id: name, name }))
    expect(after({ networks }, { like }).networks).toEqual([networks[1]])
    expect(after({ networks: [aNetwork()] }, { like }).networks).toEqual([])
    const twins = ['n1', 'n2'].map((id) => aNetwork({ id, name: 'net-b' }))
    expect(after({ networks: twins }, { like }).networks).toEqual([])
    expect(after({ keypairs: [aKeypair('other'), aKeypair('mine')] }, { like }).key_pair).toEqual([aKeypair('mine')])
    const securityGroups = ['default', 'web', 'ssh'].map((name) => aGroup({ id: name, name }))
    expect(after({ securityGroups }, { like }).security_groups.map(({ id }) => id)).toEqual(['web', 'ssh'])
    expect(after({ zones: ['nova', 'east'] }, { like }).availability_zone).toBe('east')
    expect(after({ zones: ['nova'] }, { like }).availability_zone).toBe('nova')
  })

  it('L-SEL-10 what was chosen meanwhile stays', () => {
    const chosen = { ...untouched, flavor: aFlavor({ id: 'f1' }) }
    expect(after({ flavors: [aFlavor({ id: 'f2' })] }, { like }, chosen).flavor).toBe(chosen.flavor)
  })

  it.each([
    ['web-1', 'web-2'],
    ['web-009', 'web-010'],
    ['db', 'db-2'],
    ['7', '8'],
  ])('L-SEL-10 the next of %j is %j', (name, next) => expect(nextName(name)).toBe(next))
})
