import { describe, expect, it } from 'vitest'
import { actionsOf } from '../../panels/shared/resource-actions.js'
import { snapshotLongTail } from './snapshots.js'
import { acceptTransfer, volumeLongTail } from './volumes.js'

const all = { has: () => true }
const volume = (changes: object = {}) => ({
  id: 'v1',
  status: 'available',
  bootable: false,
  attachments: [],
  ...changes,
})
const possible = (changes: object = {}) =>
  actionsOf(volumeLongTail, volume(changes), all)
    .filter(({ disabled }) => !disabled)
    .map(({ label }) => label)
const way = (id: string) => volumeLongTail.find((action) => action.id === id)?.way
const formOf = (id: string) => {
  const found = way(id)
  return found && 'form' in found ? found.form(volume({ id: '../v 1' })) : found
}

describe("volumes: what only Horizon's own pages do", () => {
  // `openstack_dashboard/dashboards/{project,admin}/volumes/tables.py` of Zed: `allowed()` of each action.
  it('is offered in the statuses in which Horizon offers it', () => {
    const available = possible()
    expect(available).toEqual([
      'Edit Volume',
      'Extend Volume',
      'Manage Attachments',
      'Create Snapshot',
      'Create Backup',
      'Change Volume Type',
      'Upload to Image',
      'Create Transfer',
      'Update Volume Status',
      'Migrate Volume',
      'Unmanage Volume',
    ])
    const used = possible({ status: 'in-use', attachments: [{}] })
    expect(used).toContain('Extend Volume')
    expect(used).not.toContain('Create Transfer')
    expect(used).not.toContain('Unmanage Volume')
    expect(possible({ status: 'awaiting-transfer' })).toEqual(['Cancel Transfer', 'Update Volume Status'])
    expect(possible({ status: 'creating' })).toEqual(['Update Volume Status'])
  })

  it('is asked of who may: administrators have rules of their own', () => {
    const policies = new Map(volumeLongTail.map(({ id, rule }) => [id, rule.policy]))
    expect(policies.get('retype')).toEqual([['volume', 'volume:retype']])
    expect(policies.get('backup')).toEqual([['volume', 'backup:create']])
    expect(policies.get('migrate')).toEqual([['volume', 'volume_extension:volume_admin_actions:migrate_volume']])
    expect(policies.get('update_status')).toEqual([['volume', 'volume_extension:volume_admin_actions:reset_status']])
  })

  it("leads to Horizon's addresses, whatever an id looks like", () => {
    expect(formOf('extend')).toBe('project/volumes/..%2Fv%201/extend/')
    expect(formOf('backup')).toBe('project/volumes/..%2Fv%201/create_backup/')
    expect(formOf('retype')).toBe('project/volumes/..%2Fv%201/retype/')
    expect(formOf('create_transfer')).toBe('project/volumes/..%2Fv%201/create_transfer/')
    expect(formOf('migrate')).toBe('admin/volumes/..%2Fv%201/migrate')
    expect(way('delete_transfer')).toEqual({ table: 'project/volumes/', name: ['volumes', 'delete_transfer'] })
    expect(acceptTransfer.form).toBe('project/volumes/accept_transfer/')
  })
})

describe('snapshots of volumes', () => {
  it('are edited and backed up when they are there, by addresses that name their volume', () => {
    const snapshot = { id: 's1', volume_id: 'v1', status: 'available' }
    const offered = (status: string) =>
      actionsOf(snapshotLongTail, { ...snapshot, status }, all)
        .filter(({ disabled }) => !disabled)
        .map(({ label }) => label)
    expect(offered('available')).toEqual(['Edit Snapshot', 'Create Backup', 'Update Status'])
    expect(offered('creating')).toEqual(['Update Status'])
    const backup = snapshotLongTail.find(({ id }) => id === 'backup')?.way
    expect(backup && 'form' in backup && backup.form(snapshot)).toBe('project/volumes/v1/create_backup/s1')
  })
})
