import { describe, expect, it } from 'vitest'
import { offeredFor } from '../../../actions/offered.js'
import { formAddress } from '../../../actions/testing.js'
import type { Area } from '../../../paths.js'
import { horizonActions } from './horizon-actions.js'
import { server } from './instance-fixture.js'

const all = { has: () => true }
const fixed = { addresses: [{ type: 'fixed' }] } as unknown as Parameters<typeof server>[0]
const possible = (changes: Parameters<typeof server>[0], area: Area = 'project') =>
  offeredFor({ type: '', items: horizonActions[area] }, server({ ...fixed, ...changes }), all)
    .filter(({ disabled }) => !disabled)
    .map(({ label }) => label)
const doesOf = (id: string, area: Area = 'project') => horizonActions[area].find((action) => action.id === id)?.does
const formOf = (id: string, changes: Parameters<typeof server>[0], area: Area = 'project') =>
  formAddress(doesOf(id, area), server(changes))

describe("instances: what only Horizon's own pages do", () => {
  // As the live cloud's own list has them (`/project/instances/`).
  it('is offered in the statuses in which Horizon offers it', () => {
    const whenOff = possible({ status: 'SHUTOFF', key_name: 'k' })
    expect(whenOff).toEqual(
      expect.arrayContaining(['Attach Interface', 'Detach Interface', 'Resize Instance', 'Rebuild Instance']),
    )
    for (const label of ['Attach Volume', 'Detach Volume', 'Rescue Instance', 'Edit Security Groups'])
      expect(whenOff).not.toContain(label)
    expect(possible({ status: 'ACTIVE' })).toEqual(
      expect.arrayContaining(['Attach Volume', 'Detach Volume', 'Rescue Instance', 'Edit Security Groups']),
    )
    expect(possible({ status: 'VERIFY_RESIZE' })).toEqual(
      expect.arrayContaining(['Confirm Resize/Migrate', 'Revert Resize/Migrate', 'Edit Instance']),
    )
    expect(possible({ status: 'ACTIVE', task_state: 'deleting' })).toEqual([])
  })

  it('P-INST-02 while a task runs, what Nova then refuses is not offered; what is none of its business is', () => {
    const busy = possible({ status: 'ACTIVE', task_state: 'pausing', key_name: 'k' })
    for (const label of ['Resize Instance', 'Create Snapshot', 'Attach Volume', 'Shelve Instance', 'Rebuild Instance'])
      expect(busy).not.toContain(label)
    for (const label of ['Edit Instance', 'Edit Security Groups', 'Lock Instance', 'Retrieve Password'])
      expect(busy).toContain(label)
    for (const task_state of ['resize_confirming', 'resize_reverting'])
      expect(possible({ status: 'VERIFY_RESIZE', task_state })).not.toContain('Confirm Resize/Migrate')
    expect(possible({ status: 'RESCUE', task_state: 'unrescuing' })).not.toContain('Unrescue Instance')
  })

  it('P-INST-07 a new password is for instances that run: Nova refuses others, also where Horizon offers it', () => {
    expect(possible({ status: 'ACTIVE' })).toContain('Change Password')
    for (const status of ['SHUTOFF', 'PAUSED', 'ERROR']) expect(possible({ status })).not.toContain('Change Password')
    const action = horizonActions.project.find(({ id }) => id === 'change_password')
    expect(action?.settings).toEqual(['OPENSTACK_ENABLE_INSTANCE_PASSWORD_CHANGE'])
  })

  it('P-INST-26 metadata is changed by the project’s own, in the statuses in which Nova takes it', () => {
    for (const status of ['ACTIVE', 'SHUTOFF', 'PAUSED', 'SUSPENDED'])
      expect(possible({ status })).toContain('Update Metadata')
    for (const status of ['ERROR', 'SHELVED_OFFLOADED', 'VERIFY_RESIZE'])
      expect(possible({ status })).not.toContain('Update Metadata')
    const action = horizonActions.project.find(({ id }) => id === 'metadata')
    expect(action?.policy).toEqual([['compute', 'os_compute_api:server-metadata:update']])
  })

  it('P-INST-11 groups are offered to those who may change the instance, as Horizon offers them', () => {
    const action = horizonActions.project.find(({ id }) => id === 'security_groups')
    expect(action?.policy).toEqual([['compute', 'os_compute_api:servers:update']])
  })

  it('shows one half of each toggle', () => {
    expect(possible({ status: 'SHELVED_OFFLOADED', locked: true })).toEqual(
      expect.arrayContaining(['Unshelve Instance', 'Unlock Instance']),
    )
    expect(possible({ status: 'ACTIVE', locked: false })).not.toContain('Unlock Instance')
  })

  // Horizon's table has one action `shelve` for both ways, and none for what is shelved but not yet offloaded.
  it("an instance is brought back by the action of Horizon's table that is called shelve", () => {
    expect(doesOf('unshelve')).toMatchObject({ table: 'project/instances/', name: ['instances', 'shelve'] })
    expect(possible({ status: 'SHELVED' })).not.toContain('Unshelve Instance')
  })

  it('an address is given to an instance that has none, and taken from one that has', () => {
    const floating = { addresses: [{ type: 'fixed' }, { type: 'floating' }] } as unknown as Parameters<typeof server>[0]
    expect(possible({})).toContain('Associate Floating IP')
    expect(possible({ status: 'PAUSED' })).toContain('Associate Floating IP')
    expect(possible({ status: 'ERROR' })).not.toContain('Associate Floating IP')
    expect(possible(floating)).toContain('Disassociate Floating IP')
    expect(possible(floating)).not.toContain('Associate Floating IP')
    expect(possible({ addresses: [] })).not.toContain('Detach Interface')
  })

  // `/admin/instances/` of the live cloud: its tables know the instances of every project, the project's do not.
  it("an administrator's list goes by the administrators' pages, and moves instances to other hosts", async () => {
    expect(await formOf('rescue', { id: 'i1' }, 'admin')).toBe('admin/instances/i1/rescue')
    expect(await formOf('live_migrate', { id: 'i1' }, 'admin')).toBe('admin/instances/i1/live_migrate')
    expect(doesOf('migrate', 'admin')).toMatchObject({ table: 'admin/instances/', name: ['instances', 'migrate'] })
    expect(possible({ status: 'SHUTOFF' }, 'admin')).toContain('Migrate Instance')
    expect(possible({ status: 'SHUTOFF' }, 'admin')).not.toContain('Live Migrate Instance')
    for (const label of ['Lock Instance', 'Attach Volume', 'Edit Security Groups', 'Resize Instance'])
      expect(possible({}, 'admin')).not.toContain(label)
    expect(possible({})).not.toContain('Migrate Instance')
  })

  it('the security groups of each interface are edited where the interfaces are', () => {
    const does = doesOf('port_security_groups')
    expect(does?.kind === 'goes-to' && does.path(server({ id: 'i1' }))).toBe('/project/instances/i1/?tab=interfaces')
    expect(possible({ status: 'SHUTOFF' })).toContain('Edit Port Security Groups')
    expect(possible({}, 'admin')).not.toContain('Edit Port Security Groups')
  })

  it("leads to Horizon's addresses, whatever an id or a key pair is called", async () => {
    expect(await formOf('resize', { id: 'i1' })).toBe('project/instances/i1/resize')
    expect(await formOf('associate', { id: '../a b' })).toBe('project/floating_ips/associate/?instance_id=..%2Fa%20b')
    expect(await formOf('edit', { id: 'i1' }, 'admin')).toBe('admin/instances/i1/update')
  })
})
