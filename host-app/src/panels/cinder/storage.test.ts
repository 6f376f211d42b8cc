import { describe, expect, it } from 'vitest'
import type { Does } from '../../actions/does.js'
import { actionOf, formAddress } from '../../actions/testing.js'
import { offeredFor } from '../../actions/offered.js'
import { snapshotActions } from './snapshots/actions.js'
import type { Snapshot } from './snapshots/snapshot.js'
import { volumeActions } from './volumes/actions.js'
import type { Volume } from './volumes/volume.js'

const all = { has: () => true }
const volume = (changes: object = {}) =>
  ({ id: 'v1', name: null, status: 'available', bootable: false, attachments: [], ...changes }) as unknown as Volume
/** What only Horizon's own pages do. */
const byHorizon = {
  ...volumeActions,
  items: volumeActions.items.filter(({ does }) => does.kind === 'form' || does.kind.startsWith('horizon-')),
}
const possible = (changes: object = {}) =>
  offeredFor(byHorizon, volume(changes), all)
    .filter(({ disabled }) => !disabled)
    .map(({ label }) => label)
const formOf = (id: string) => formAddress(actionOf(volumeActions, id).does, volume({ id: '../v 1' }))

describe("volumes: what only Horizon's own pages do", () => {
  // `openstack_dashboard/dashboards/{project,admin}/volumes/tables.py` of Zed: `allowed()` of each action.
  it('is offered in the statuses in which Horizon offers it', () => {
    const available = possible()
    expect(available).toEqual([
      'Edit Volume',
      'Extend Volume',
      'Create Snapshot',
      'Create Backup',
      'Change Volume Type',
      'Upload to Image',
      'Update Volume Status',
      'Migrate Volume',
      'Unmanage Volume',
    ])
    const used = possible({ status: 'in-use', attachments: [{}] })
    expect(used).toContain('Extend Volume')
    expect(used).not.toContain('Unmanage Volume')
    expect(possible({ status: 'awaiting-transfer' })).toEqual(['Cancel Transfer', 'Update Volume Status'])
    expect(possible({ status: 'creating' })).toEqual(['Update Volume Status'])
  })

  it('P-VGROUP-04 of a volume in a group all but what takes it out', () => {
    const grouped = possible({ group_id: 'g1' })
    expect(possible().filter((label) => !grouped.includes(label))).toEqual([
      'Change Volume Type',
      'Migrate Volume',
      'Unmanage Volume',
    ])
  })

  it('a transfer begins with a volume that nothing uses', () => {
    const offered = (changes: object) =>
      offeredFor(volumeActions, volume(changes), all).find(({ label }) => label === 'Create Transfer')
    expect(offered({})).toMatchObject({ disabled: false })
    expect(offered({ status: 'in-use', attachments: [{}] })).toMatchObject({ disabled: expect.any(String) as string })
    expect(offered({ status: 'awaiting-transfer' })).toBeUndefined()
  })

  it('is asked of who may: administrators have rules of their own', () => {
    const policies = new Map(volumeActions.items.map(({ id, policy }) => [id, policy]))
    expect(policies.get('retype')).toEqual([['volume', 'volume:retype']])
    expect(policies.get('backup')).toEqual([['volume', 'backup:create']])
    expect(policies.get('migrate')).toEqual([['volume', 'volume_extension:volume_admin_actions:migrate_volume']])
    expect(policies.get('update_status')).toEqual([['volume', 'volume_extension:volume_admin_actions:reset_status']])
  })

  it("leads to Horizon's addresses, whatever an id looks like", async () => {
    expect(await formOf('extend')).toBe('project/volumes/..%2Fv%201/extend/')
    expect(await formOf('backup')).toBe('project/volumes/..%2Fv%201/create_backup/')
    expect(await formOf('retype')).toBe('project/volumes/..%2Fv%201/retype/')
    expect(await formOf('migrate')).toBe('admin/volumes/..%2Fv%201/migrate')
    expect(actionOf(volumeActions, 'delete_transfer').does).toMatchObject({
      table: 'project/volumes/',
      name: ['volumes', 'delete_transfer'],
    })
    const accept = volumeActions.page?.find(({ id }) => id === 'accept')?.does as Does<null>
    expect(await formAddress(accept, null)).toBe('project/volumes/accept_transfer/')
  })
})

describe('snapshots of volumes', () => {
  it('are edited and backed up when they are there, by addresses that name their volume', async () => {
    const snapshot = { id: 's1', name: null, volume_id: 'v1', status: 'available' } as unknown as Snapshot
    const formed = {
      ...snapshotActions,
      items: snapshotActions.items.filter(({ does }) => does.kind === 'form' || does.kind.startsWith('horizon-')),
    }
    const offered = (status: string) =>
      offeredFor(formed, { ...snapshot, status }, all)
        .filter(({ disabled }) => !disabled)
        .map(({ label }) => label)
    expect(offered('available')).toEqual(['Edit Snapshot', 'Create Backup', 'Update Status'])
    expect(offered('creating')).toEqual(['Update Status'])
    const { does } = actionOf(snapshotActions, 'backup')
    expect(await formAddress(does, snapshot)).toBe('project/volumes/v1/create_backup/s1')
  })
})
