import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { VolumeType } from '@stratus/api-client'
import { launchDefaults } from '../model/launch-defaults.js'
import {
  aFlavor,
  aGroup,
  aKeypair,
  aLaunch,
  aNetwork,
  aPort,
  aServerGroup,
  aVolume,
  aVolumeSnapshot,
  someLimits,
} from '../model/launch-fixture.js'
import type { LaunchFrame, LaunchLists } from '../model/launch-lists.js'
import { newInstanceSpec, type NewInstanceSpec } from '../model/launch-spec.js'
import { noWishes, takeWish } from '../model/take-wish.js'
import { anImage } from '../../../glance/images/image-fixture.js'
import { launchCommand } from './launch-command.js'
import { launchRequest } from './launch-request.js'
import { readLaunchJson } from './read-launch-json.js'

const defaults = launchDefaults({ LAUNCH_INSTANCE_DEFAULTS: { enable_metadata: true, enable_scheduler_hints: true } })
const frame: LaunchFrame = { defaults, steps: new Set(), networkService: true, volumeService: true, description: true }
const lvm = { id: 't1', name: 'lvm' } as VolumeType
const lists: Partial<LaunchLists> = {
  zones: ['nova', 'other'],
  images: { images: [anImage({ id: 'i1' })], snapshots: [anImage({ id: 'i2' })] },
  volumes: [aVolume()],
  volumeSnapshots: [aVolumeSnapshot()],
  volumeTypes: { types: [lvm], standard: null, choosable: true },
  flavors: [aFlavor()],
  networks: [aNetwork()],
  ports: [aPort()],
  securityGroups: [aGroup()],
  keypairs: [aKeypair('k')],
  serverGroups: [aServerGroup()],
  limits: someLimits,
}
const untouched = { ...noWishes, spec: newInstanceSpec(defaults), frame, lists, touched: false }
const jsonOf = (spec: NewInstanceSpec) => launchCommand(launchRequest(spec, { networkService: true })).json

describe('JSON of a launch', () => {
  it.each<[string, Partial<NewInstanceSpec>]>([
    ['an image', {}],
    [
      'everything',
      {
        availability_zone: 'other',
        description: 'd',
        instance_count: 2,
        config_drive: true,
        disk_config: 'MANUAL',
        ports: [aPort()],
        security_groups: [aGroup()],
        key_pair: [aKeypair('k')],
        server_groups: [aServerGroup()],
        metadata: { tier: 'web' },
        scheduler_hints: { same_host: 'x' },
      },
    ],
    ['a new volume', { vol_create: true, vol_size: 40, vol_type: lvm, vol_delete_on_instance_delete: true }],
    ['a snapshot', { source_type: 'snapshot', source: [anImage({ id: 'i2' })], vol_create: true, vol_size: 30 }],
    ['a volume', { source_type: 'volume', source: [aVolume()], vol_delete_on_instance_delete: true }],
    ['a volume snapshot', { source_type: 'volume_snapshot', source: [aVolumeSnapshot()] }],
  ])('L-SEL-13 what the wizard shows is read again: %s', (_, given) => {
    const json = jsonOf(aLaunch(given))
    const read = readLaunchJson(json)!
    expect(read.refused).toEqual([])
    const { spec, leftOut } = takeWish(untouched, read.wish, () => true)
    expect([leftOut, jsonOf(spec)]).toEqual([[], json])
  })

  it('L-SEL-13 names each field that is refused, and takes the others', () => {
    const read = readLaunchJson(
      JSON.stringify({
        name: 7,
        instance_count: 0,
        config_drive: 'yes',
        disk_config: 'auto',
        flavor_id: 'f1',
        key_name: 1,
        security_groups: 'default',
        nics: [{ 'net-id': 'n1', 'v4-fixed-ip': '10.0.0.9' }],
        block_device_mapping_v2: [{}, {}],
        meta: { a: 1 },
        scheduler_hints: [],
        admin_pass: 'hunter2',
        user_data: '#!/bin/sh',
        constructor: 1,
        '<b>x</b>': 1,
      }),
    )!
    expect(read.taken).toEqual(['flavor_id'])
    expect(read.refused).toEqual([
      'name: a text is expected.',
      'instance_count: a whole number of at least 1 is expected.',
      'config_drive: true or false is expected.',
      'disk_config: "AUTO" or "MANUAL" is expected.',
      'key_name: a text is expected.',
      'security_groups: a list of texts is expected.',
      'nics: a fixed address cannot be chosen here.',
      'block_device_mapping_v2: one new or existing volume to boot from is expected.',
      'meta: an object of texts is expected.',
      'scheduler_hints: an object of texts is expected.',
      'admin_pass: secrets are not taken from JSON. Type it in the wizard.',
      'user_data: secrets are not taken from JSON. Type it in the wizard.',
      'constructor: the wizard does not know this field.',
      '<b>x</b>: the wizard does not know this field.',
    ])
    expect(JSON.stringify(read)).not.toContain('hunter2')
  })

  it('L-SEL-13 what it does not name stays as it was typed', () => {
    const typed = { ...untouched, spec: aLaunch({ key_pair: [aKeypair('k')], user_data: 'typed', instance_count: 2 }) }
    const { spec } = takeWish(typed, readLaunchJson('{"name":"db"}')!.wish, () => true)
    expect(spec).toEqual({ ...typed.spec, name: 'db' })
    // As the wizard shows a launch that is not complete.
    const nothing = readLaunchJson(jsonOf({ ...newInstanceSpec(defaults) }))!
    expect(takeWish(typed, nothing.wish, () => true).spec).toMatchObject({ name: 'web', flavor: { id: 'f1' } })
  })

  it('L-SEL-13 takes any text without a fault', () => {
    for (const text of ['', 'null', '[]', '7', '"x"', '{', 'name=web']) expect(readLaunchJson(text), text).toBe(null)
    const field = fc.constantFrom('name', 'nics', 'meta', 'block_device_mapping_v2', 'security_groups', '__proto__')
    fc.assert(
      fc.property(fc.dictionary(fc.oneof(field, fc.string()), fc.jsonValue()), (json) => {
        const read = readLaunchJson(JSON.stringify(json))!
        takeWish(untouched, read.wish, () => true)
      }),
    )
  })
})
