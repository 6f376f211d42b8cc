import type { VolumeType } from '@stratus/api-client'
import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { launchCommand, shellWord } from './launch-command.js'
import { aGroup, aKeypair, aLaunch, aPort, aServerGroup } from '../model/launch-fixture.js'
import { launchRequest } from './launch-request.js'
import type { NewInstanceSpec } from '../model/launch-spec.js'

const commandOf = (given: Partial<NewInstanceSpec>) =>
  launchCommand(launchRequest(aLaunch(given), { networkService: true }))

describe('the same launch for the command line', () => {
  it('names everything that was chosen', () => {
    const { command } = commandOf({
      name: 'web 1',
      availability_zone: 'nova',
      description: "Anna's",
      config_drive: true,
      instance_count: 3,
      ports: [aPort({ id: 'p1' })],
      security_groups: [aGroup({ id: 'sg1' })],
      key_pair: [aKeypair('my key')],
      server_groups: [aServerGroup({ id: 'g1' })],
      metadata: { tier: 'web' },
    })
    expect(command.split(' \\\n  ')).toEqual([
      'openstack --os-compute-api-version 2.19 server create',
      '--flavor f1',
      '--image i1',
      '--network n1',
      '--port p1',
      '--security-group sg1',
      "--key-name 'my key'",
      '--availability-zone nova',
      "--description 'Anna'\\''s'",
      '--use-config-drive',
      '--hint group=g1',
      '--property tier=web',
      '--min 3',
      '--max 3',
      "'web 1'",
    ])
  })

  it('a new volume is a block device', () => {
    expect(commandOf({ vol_create: true, vol_size: 10 }).command).toContain(
      '--block-device source_type=image,destination_type=volume,delete_on_termination=false,uuid=i1,boot_index=0,volume_size=10',
    )
  })

  it('asks for the version of the compute API that takes a type of volume, else for none', () => {
    const type = { id: 't1', name: 'lvm' } as VolumeType
    const { command } = commandOf({ vol_create: true, vol_size: 1, vol_type: type, description: 'd' })
    expect(command).toMatch(/^openstack --os-compute-api-version 2\.67 server create/)
    expect(command).toContain('volume_type=lvm')
    expect(commandOf({}).command).toMatch(/^openstack server create/)
  })

  it('secrets are in neither form, and that is said', () => {
    const secret = commandOf({ admin_pass: 'hunter2', user_data: 'export TOKEN=abc' })
    expect(secret.command + secret.json).not.toMatch(/hunter2|TOKEN/)
    expect(secret.command).toContain('--user-data user-data.txt')
    expect([secret.withoutSecrets, commandOf({}).withoutSecrets]).toEqual([true, false])
  })

  it('the JSON is the request, without what the server ignores', () => {
    expect(JSON.parse(commandOf({}).json)).toEqual({
      name: 'web',
      instance_count: 1,
      disk_config: 'AUTO',
      config_drive: false,
      source_id: 'i1',
      flavor_id: 'f1',
      nics: [{ 'net-id': 'n1', 'v4-fixed-ip': '' }],
      key_name: null,
      security_groups: [],
      scheduler_hints: {},
    })
  })

  it('a name that looks like an option stays a name', () => {
    expect(commandOf({ name: '--help' }).command).toMatch(/-- --help$/)
  })

  it('a shell reads every word as it was', () => {
    const words = fc.sample(fc.string({ unit: 'grapheme' }), 40).filter((word) => !word.includes('\0'))
    const hostile = [...words, '$(reboot)', '`id`', "'; rm -rf / #", 'a\nb', '*', '', '~', '\\']
    const output = execFileSync('sh', ['-c', `printf '%s\\0' ${hostile.map(shellWord).join(' ')}`], {
      encoding: 'utf8',
    })
    expect(output.split('\0').slice(0, -1)).toEqual(hostile)
  })
})
