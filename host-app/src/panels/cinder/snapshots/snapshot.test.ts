import { describe, expect, it } from 'vitest'
import { snapshotColumns, snapshotItem, type SnapshotWire } from './snapshot.js'

const wire: SnapshotWire = {
  id: 's',
  name: '',
  description: null,
  size: 2,
  status: 'available',
  created_at: null,
  volume_id: 'v',
  group_snapshot_id: null,
  project_id: 'p',
  metadata: {},
}

describe('volume snapshots', () => {
  it('have the columns of Horizon’s own list, in order', () => {
    expect(snapshotColumns((id) => id).map(({ title }) => title)).toEqual([
      'Name',
      'Description',
      'Size',
      'Status',
      'Group Snapshot',
      'Volume Name',
    ])
  })

  it('know what their volume tells; where it cannot be had, its id and nothing of booting', () => {
    const volumes = new Map([['v', { name: 'vol-1', bootable: true }]])
    expect(snapshotItem(wire, volumes)).toMatchObject({ volume_name: 'vol-1', bootable: true })
    expect(snapshotItem(wire, new Map())).toMatchObject({ volume_name: 'v', bootable: null })
    expect(snapshotItem(wire, null)).toMatchObject({ volume_name: '…', bootable: null })
    expect(snapshotItem({ ...wire, volume_id: null }, null)).toMatchObject({ volume_name: null })
    expect(snapshotItem({ ...wire, volume_id: null }, volumes)).toMatchObject({ volume_name: null, bootable: null })
  })
})
