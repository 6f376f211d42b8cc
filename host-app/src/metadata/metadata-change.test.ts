import { ApiError } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { changesNothing, metadataChange, saveMetadata, type MetadataChange } from './metadata-change.js'

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

describe('saving what others have changed meanwhile', () => {
  const missing = new ApiError({
    code: 'not-found',
    status: 404,
    message: 'x',
    operation: null,
    failure: { text: 'x', args: {} },
  })

  /** A thing whose service refuses all of a change for one key that is not there. */
  function thing(metadata: Record<string, string> | null) {
    const sent: MetadataChange[] = []
    const save = (change: MetadataChange) => {
      sent.push(change)
      const isGone = (key: string) => !metadata || !Object.hasOwn(metadata, key)
      return change.removed.some(isGone) ? Promise.reject(missing) : Promise.resolve()
    }
    return { sent, save, read: () => (metadata ? Promise.resolve(metadata) : Promise.reject(missing)) }
  }

  it('W-META-17 leaves out the keys that are gone, and saves the rest', async () => {
    const { sent, save, read } = thing({ a: '1', c: '3' })
    await saveMetadata({ updated: { a: '2' }, removed: ['b', 'c', 'toString'] }, save, read)
    expect(sent.at(-1)).toEqual({ updated: { a: '2' }, removed: ['c'] })
  })

  it('W-META-17 has nothing to save where all of it is gone', async () => {
    const { sent, save, read } = thing({})
    await saveMetadata({ updated: {}, removed: ['b'] }, save, read)
    expect(sent).toHaveLength(1)
  })

  it('W-META-16 fails where the thing itself is gone, or another reason is given', async () => {
    const { save, read } = thing(null)
    await expect(saveMetadata({ updated: { a: '2' }, removed: ['b'] }, save, read)).rejects.toBe(missing)
    const refused = () => Promise.reject(new Error('no'))
    await expect(saveMetadata({ updated: {}, removed: ['b'] }, refused, () => Promise.resolve({}))).rejects.toThrow(
      'no',
    )
  })
})
