import type { VolumeType } from '@stratus/api-client'
import { operations } from '@stratus/api-client'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anImage } from '../../../glance/images/image-fixture.js'
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
} from '../model/launch-fixture.js'
import { launchRequest } from './launch-request.js'
import type { NewInstanceSpec } from '../model/launch-spec.js'

const lvm = { id: 't1', name: 'lvmdriver-1' } as VolumeType
const bodyOf = (given: Partial<NewInstanceSpec>, networkService = true) =>
  launchRequest(aLaunch(given), { networkService })

describe('the request of a launch', () => {
  it('is what the wizard of Horizon sends, to the letter', () => {
    const body = bodyOf({
      availability_zone: '',
      instance_count: 2,
      source: [anImage({ id: 'i1' })],
      vol_create: true,
      vol_size: 10,
      vol_type: lvm,
      flavor: aFlavor({ id: 'f1' }),
      networks: [aNetwork({ id: 'n1' })],
      ports: [aPort({ id: 'p1' })],
      security_groups: [aGroup({ id: 'sg1' })],
      key_pair: [aKeypair('mykey')],
    })
    expect(body).toEqual(
      JSON.parse(`{"availability_zone":"","config_drive":false,"user_data":"","default_user_data":"","disk_config":"AUTO","instance_count":2,"name":"web",
 "scheduler_hints":{},"security_groups":["sg1"],"create_volume_default":true,"hide_create_volume":false,"source_id":null,
 "block_device_mapping_v2":[{"source_type":"image","destination_type":"volume","delete_on_termination":false,"uuid":"i1","boot_index":"0","volume_type":"lvmdriver-1","volume_size":10}],
 "flavor_id":"f1","nics":[{"net-id":"n1","v4-fixed-ip":""},{"port-id":"p1"}],"key_name":"mykey"}`),
    )
  })

  it('L-SUB-01 the name goes without the blanks around it: the compute service takes none', () => {
    expect(bodyOf({ name: ' web 1 ' }).name).toBe('web 1')
  })

  it('L-SUB-01 drops what is null; flavor becomes flavor_id, key_name comes from the one key pair', () => {
    const body = bodyOf({ flavor: aFlavor({ id: 'f7' }), key_pair: [aKeypair('k')] })
    for (const key of ['availability_zone', 'admin_pass', 'description', 'vol_device_name', 'meta'])
      expect(body).not.toHaveProperty(key)
    expect([body.flavor_id, body.key_name]).toEqual(['f7', 'k'])
    expect(bodyOf({ key_pair: [] }).key_name).toBe(null)
    for (const key of [
      'source',
      'source_type',
      'vol_create',
      'vol_delete_on_instance_delete',
      'vol_type',
      'vol_size',
      'flavor',
      'networks',
      'ports',
      'key_pair',
      'server_groups',
    ])
      expect(body).not.toHaveProperty(key)
  })

  it('L-SUB-01 sends what was given', () => {
    const given = {
      availability_zone: 'nova',
      admin_pass: 'secret',
      description: 'web server',
      config_drive: true,
      user_data: '#!/bin/sh',
      disk_config: 'MANUAL',
    } as const
    expect(bodyOf(given)).toMatchObject(given)
  })

  it('L-SUB-02 networks become nics with net-id, ports follow with port-id; the list is always there', () => {
    const networks = [aNetwork({ id: 'a' }), aNetwork({ id: 'b' })]
    expect(bodyOf({ networks, ports: [aPort({ id: 'p' })] }).nics).toEqual([
      { 'net-id': 'a', 'v4-fixed-ip': '' },
      { 'net-id': 'b', 'v4-fixed-ip': '' },
      { 'port-id': 'p' },
    ])
    expect(bodyOf({ networks: [] }).nics).toEqual([])
  })

  it('L-SUB-03 security groups are ids with a network service, else names', () => {
    const security_groups = [aGroup({ id: 'sg1', name: 'default' }), aGroup({ id: 'sg2', name: 'web' })]
    expect(bodyOf({ security_groups }).security_groups).toEqual(['sg1', 'sg2'])
    expect(bodyOf({ security_groups }, false).security_groups).toEqual(['default', 'web'])
  })

  it('L-SUB-04 the server group is a hint; hints and metadata are texts', () => {
    // The trees give texts; whatever else comes must not reach the server as it is.
    const hints = { same_host: 7, retry: true } as unknown as Record<string, string>
    const body = bodyOf({
      server_groups: [aServerGroup({ id: 'g1' })],
      scheduler_hints: hints,
      metadata: { tier: 'web' },
    })
    expect(body.scheduler_hints).toEqual({ group: 'g1', same_host: '7', retry: 'true' })
    expect(body.meta).toEqual({ tier: 'web' })
    expect(bodyOf({ server_groups: [] }).scheduler_hints).toEqual({})
  })

  it('L-SUB-05 an image or snapshot with a new volume is a mapping, without it an id', () => {
    for (const source_type of ['image', 'snapshot'] as const) {
      const boot = { source_type, source: [anImage({ id: 'i1' })] }
      const body = bodyOf({ ...boot, vol_create: true, vol_size: 3, vol_delete_on_instance_delete: true })
      expect(body.source_id).toBe(null)
      expect(body.block_device_mapping_v2).toEqual([
        {
          source_type: 'image',
          destination_type: 'volume',
          delete_on_termination: true,
          uuid: 'i1',
          boot_index: '0',
          volume_size: 3,
        },
      ])
      const plain = bodyOf({ ...boot, vol_create: false })
      expect(plain.source_id).toBe('i1')
      expect(plain).not.toHaveProperty('block_device_mapping_v2')
    }
  })

  it('L-SUB-06 a volume or volume snapshot is a mapping with an empty source_id', () => {
    const mapping = (source_type: string, uuid: string) => ({
      source_id: '',
      block_device_mapping_v2: [
        { source_type, destination_type: 'volume', delete_on_termination: false, uuid, boot_index: '0' },
      ],
    })
    expect(bodyOf({ source_type: 'volume', source: [aVolume({ id: 'v1' })] })).toMatchObject(mapping('volume', 'v1'))
    expect(bodyOf({ source_type: 'volume_snapshot', source: [aVolumeSnapshot({ id: 's1' })] })).toMatchObject(
      mapping('snapshot', 's1'),
    )
  })

  it('L-SEL-04 an unknown type is logged, and sent as it is', () => {
    const said: string[] = []
    const spec = aLaunch({ source_type: 'floppy' as 'image' })
    expect(launchRequest(spec, { networkService: true }, (text) => said.push(text)).source_id).toBe('i1')
    expect(said).toEqual(['Unknown source type: floppy'])
  })

  it('always has what the server insists on, and passes the schema of the call', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 1, max: 99 }),
        fc.string(),
        fc.boolean(),
        (name, instance_count, user_data, vol_create) => {
          const body = bodyOf({ name, instance_count, user_data, vol_create, vol_size: 5 })
          for (const key of ['name', 'source_id', 'flavor_id', 'key_name', 'user_data', 'security_groups', 'nics'])
            expect(body).toHaveProperty(key)
          expect(operations['nova.servers.create'].body?.safeParse(body).success).toBe(true)
        },
      ),
    )
  })
})
