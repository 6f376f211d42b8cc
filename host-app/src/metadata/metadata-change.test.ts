import { expect, it } from 'vitest'
import { changesNothing, metadataChange } from './metadata-change.js'

it('W-META-17 a change says what was changed here, and leaves the rest to others', () => {
  const before = { kept: '1', other: '2', gone: '3' }
  const change = metadataChange(before, { kept: '1', other: '4', constructor: '5' })
  expect(change).toEqual({ updated: { other: '4', constructor: '5' }, removed: ['gone'] })
  expect([change, metadataChange(before, { ...before })].map(changesNothing)).toEqual([false, true])
})

it('W-META-06 a key that a definition spells otherwise keeps its spelling, and is not taken away', () => {
  const before = { HW_Disk_Bus: 'ide', OS_DISTRO: 'debian' }
  expect(metadataChange(before, { hw_disk_bus: 'virtio', os_distro: 'debian' })).toEqual({
    updated: { HW_Disk_Bus: 'virtio' },
    removed: [],
  })
})

it('W-META-17 of two keys that differ in their case alone, one can be taken away', () => {
  expect(metadataChange({ Owner: 'a', owner: 'b' }, { Owner: 'a' })).toEqual({ updated: {}, removed: ['owner'] })
})
