import { describe, expect, it } from 'vitest'
import { isVolumeTransitional, snapshotCan, volumeCan, volumeObstacles } from './index.js'

const volume = (change: object = {}) => ({ status: 'available', bootable: true, attachments: [], ...change })

describe('what volumes and snapshots take', () => {
  it('a volume that is attached, or in motion, is not deleted', () => {
    const { obstacle } = volumeCan.delete
    for (const status of ['available', 'error', 'error_extending']) expect(obstacle(volume({ status }))).toBeNull()
    expect(obstacle(volume({ status: 'in-use', attachments: [{}] }))).toBe(volumeObstacles.attached)
    for (const status of ['creating', 'in-use', null]) expect(obstacle(volume({ status }))).toBe(volumeObstacles.status)
  })

  it('an instance is launched of a bootable volume that is free', () => {
    expect(volumeCan.launch.obstacle(volume())).toBeNull()
    expect(volumeCan.launch.obstacle(volume({ bootable: false }))).toBe(volumeObstacles.notBootable)
    expect(volumeCan.launch.obstacle(volume({ status: 'in-use' }))).toBe(volumeObstacles.status)
  })

  it('states that pass by themselves are followed', () => {
    expect(['creating', 'DELETING', 'extending'].map((status) => isVolumeTransitional({ status }))).toEqual([
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
    expect(snapshotCan.createVolume.obstacle({ status: 'available' })).toBeNull()
    const launch = (bootable: boolean | null) => snapshotCan.launch.obstacle({ status: 'available', bootable })
    expect([launch(true), launch(null), launch(false)]).toEqual([null, null, volumeObstacles.notBootable])
    expect(snapshotCan.launch.obstacle({ status: 'creating', bootable: true })).toBe(volumeObstacles.status)
    expect(snapshotCan.createVolume.obstacle({ status: 'creating' })).toBe(volumeObstacles.status)
  })
})
