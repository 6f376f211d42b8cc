import { describe, expect, it } from 'vitest'
import { groupSnapshot, isVolumeTransitional, snapshotCan, volumeCan, volumeReasons } from './index.js'

const volume = (change: object = {}) => ({ status: 'available', bootable: true, attachments: [], ...change })

describe('what volumes and snapshots take', () => {
  it('a volume that is attached, or in motion, is not deleted', () => {
    const { unavailable } = volumeCan.delete
    for (const status of ['available', 'error', 'error_extending', 'error_managing'])
      expect(unavailable(volume({ status }))).toBeNull()
    expect(unavailable(volume({ status: 'in-use', attachments: [{}] }))).toBe(volumeReasons.attached)
    for (const status of ['creating', 'in-use', null])
      expect(unavailable(volume({ status }))).toBe(volumeReasons.status)
  })

  it('an instance is launched of a bootable volume that is free', () => {
    expect(volumeCan.launch.unavailable(volume())).toBeNull()
    expect(volumeCan.launch.unavailable(volume({ bootable: false }))).toBe(volumeReasons.notBootable)
    expect(volumeCan.launch.unavailable(volume({ status: 'in-use' }))).toBe(volumeReasons.status)
  })

  it('P-VGROUP-04 what belongs to a group is not deleted, migrated or given another type by itself', () => {
    const grouped = volume({ group_id: 'g1' })
    for (const action of ['delete', 'migrate', 'retype'] as const) {
      expect(volumeCan[action].unavailable(grouped)).toBe(volumeReasons.grouped)
      expect(volumeCan[action].unavailable(volume({ group_id: null }))).toBeNull()
    }
    expect(volumeCan.extend.unavailable(grouped)).toBeNull()
    const remove = (group_snapshot_id: string | null) =>
      snapshotCan.delete.unavailable({ status: 'available', group_snapshot_id })
    expect([remove('s1'), remove(null)]).toEqual([groupSnapshot, null])
  })

  it('states that pass by themselves are followed', () => {
    expect(['creating', 'DELETING', 'managing'].map((status) => isVolumeTransitional({ status }))).toEqual([
      true,
      true,
      true,
    ])
    expect(['available', 'error', null].map((status) => isVolumeTransitional({ status }))).toEqual([
      false,
      false,
      false,
    ])
  })

  it('a volume is made of a snapshot that is there', () => {
    expect(snapshotCan.createVolume.unavailable({ status: 'available' })).toBeNull()
    const launch = (bootable: boolean | null) => snapshotCan.launch.unavailable({ status: 'available', bootable })
    expect([launch(true), launch(null), launch(false)]).toEqual([null, null, volumeReasons.notBootable])
    expect(snapshotCan.launch.unavailable({ status: 'creating', bootable: true })).toBe(volumeReasons.status)
    expect(snapshotCan.createVolume.unavailable({ status: 'creating' })).toBe(volumeReasons.status)
  })
})
