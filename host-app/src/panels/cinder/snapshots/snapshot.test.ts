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

/** All that is asked for is on its way. */
const none = new Map<string, never>()
const href = {
  snapshot: (id: string) => `/snapshot/${id}`,
  volume: (id: string) => `/volume/${id}`,
  groupSnapshot: (id: string) => `/group-snapshot/${id}`,
}

describe('volume snapshots', () => {
  it('have the columns of Horizon’s own list, in order', () => {
    expect(snapshotColumns(href).map(({ title }) => title)).toEqual([
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
    expect(snapshotItem(wire, volumes, none)).toMatchObject({ volume_name: 'vol-1', bootable: true })
    expect(snapshotItem(wire, new Map([['v', null]]), none)).toMatchObject({ volume_name: 'v', bootable: null })
    expect(snapshotItem(wire, none, none)).toMatchObject({ volume_name: '…', bootable: null })
    expect(snapshotItem({ ...wire, volume_id: null }, none, none)).toMatchObject({ volume_name: null })
    expect(snapshotItem({ ...wire, volume_id: null }, volumes, none)).toMatchObject({
      volume_name: null,
      bootable: null,
    })
  })

  it('name the snapshot of a group that they belong to, and lead to it', () => {
    const cell = snapshotColumns(href).find(({ id }) => id === 'group_snapshot')?.cell
    const shown = (groups: Parameters<typeof snapshotItem>[2], id: string | null = 'g') =>
      cell?.(snapshotItem({ ...wire, group_snapshot_id: id }, none, groups))
    expect(shown(new Map([['g', { name: 'nightly' }]]))).toEqual({ text: 'nightly', href: '/group-snapshot/g' })
    expect(shown(new Map([['g', null]]))).toMatchObject({ text: 'g' })
    expect(shown(none)).toMatchObject({ text: '…' })
    expect(shown(none, null)).toBeNull()
  })
})
