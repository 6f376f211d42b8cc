import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anImage } from '../../../glance/images/image-fixture.js'
import { aFlavor, aLaunch, aVolume, aVolumeSnapshot } from './launch-fixture.js'
import { sourceNeeds } from './source-needs.js'
import { imageVolumeSize, minVolumeSize, raiseVolumeSize } from './volume-size.js'

describe('the size of a new volume', () => {
  it.each([
    [0, 0, 0],
    [1073741824, 0, 1],
    [1073741825, 0, 2],
    [2147483648, 5, 5],
  ])('L-VAL-06 an image of %s bytes with min_disk %s needs %s GB', (size, minDisk, least) => {
    expect(imageVolumeSize({ size, minDisk })).toBe(least)
  })

  it('L-VAL-06 the flavor raises it', () => {
    const needs = sourceNeeds(aLaunch({ source: [anImage({ min_disk: 5 })] }))
    expect([minVolumeSize(needs, null), minVolumeSize(needs, aFlavor({ disk: 20 }))]).toEqual([5, 20])
    expect(minVolumeSize(needs, aFlavor({ disk: 0 }))).toBe(5)
  })

  it('a larger size of the user is kept, a smaller and an empty one are raised', () => {
    fc.assert(
      fc.property(fc.option(fc.nat(500), { nil: null }), fc.nat(500), fc.nat(500), (vol_size, min_disk, disk) => {
        const spec = aLaunch({ vol_size, source: [anImage({ min_disk })], flavor: aFlavor({ disk }) })
        const raised = raiseVolumeSize(spec, sourceNeeds(spec)).vol_size ?? 0
        const least = Math.max(1, min_disk, disk)
        expect(raised).toBe(Math.max(least, vol_size ?? 0))
      }),
    )
  })
})

describe('what a source asks for', () => {
  it('L-SEL-09 a volume asks for the memory of the image it was made of, and no disk', () => {
    const volume = aVolume({ volume_image_metadata: { min_ram: '1024', min_disk: '40' } })
    expect(sourceNeeds(aLaunch({ source_type: 'volume', source: [volume] }))).toEqual({
      word: 'volume',
      minDisk: 0,
      minRam: 1024,
      size: 0,
    })
  })

  it('a volume snapshot asks for nothing, nor does no source', () => {
    expect(sourceNeeds(aLaunch({ source_type: 'volume_snapshot', source: [aVolumeSnapshot()] }))).toBe(null)
    expect(sourceNeeds(aLaunch({ source: [] }))).toBe(null)
  })

  it('nonsense in the metadata counts as nothing', () => {
    const volume = aVolume({ volume_image_metadata: { min_ram: 'much' } })
    expect(sourceNeeds(aLaunch({ source_type: 'volume', source: [volume] }))?.minRam).toBe(0)
  })
})
