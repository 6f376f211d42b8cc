import { giB } from '@stratus/api-client/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  defaultVolumeSize,
  newVolumeDraft,
  placeholderLimits,
  volumeErrors,
  volumeToCreate,
} from './volume-form-model.js'

const limits = { ...placeholderLimits, totalGigabytesUsed: 90 }
const draft = newVolumeDraft({ id: 'i', name: 'cirros', min_disk: 0, size: 1 })

describe('volume of an image', () => {
  it.each([
    [{ min_disk: 0, size: 0 }, 1],
    [{ min_disk: 0, size: 1 }, 1],
    [{ min_disk: 0, size: giB }, 1],
    [{ min_disk: 0, size: giB + 1 }, 2],
    [{ min_disk: 20, size: 49 }, 20],
    [{ min_disk: 2, size: 2.5 * giB }, 3],
    [{ min_disk: null, size: null }, 1],
  ])('P-IMG-32 of %o is %i GiB by default', (image, size) => {
    expect(defaultVolumeSize(image)).toBe(size)
  })

  it('P-IMG-32 always holds the image', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(2 ** 42), (min_disk, size) => {
        const volume = defaultVolumeSize({ min_disk, size })
        expect(volume * giB).toBeGreaterThanOrEqual(size)
        expect(volume).toBeGreaterThanOrEqual(Math.max(1, min_disk))
      }),
    )
  })

  it('P-IMG-31 is called as the image, cut to 255 characters, by its id when it has no name', () => {
    expect(draft.name).toBe('cirros')
    expect(newVolumeDraft({ id: 'i', name: 'é'.repeat(300), min_disk: 0, size: 0 }).name).toHaveLength(255)
    expect(newVolumeDraft({ id: 'i', name: '', min_disk: 0, size: 0 }).name).toBe('i')
  })

  it('P-IMG-30 is refused when size and use exceed the limit, and only then', () => {
    expect(volumeErrors({ ...draft, size: '10' }, limits)).toEqual({})
    expect(volumeErrors({ ...draft, size: '11' }, limits)).toHaveProperty('volumeSize')
    expect(volumeErrors({ ...draft, size: '11' }, { ...limits, maxTotalVolumeGigabytes: Infinity })).toEqual({})
    expect(volumeErrors({ ...draft, size: '11' }, { ...limits, maxTotalVolumeGigabytes: null })).toEqual({})
  })

  it('P-IMG-31 is refused when the quota leaves no further volume, and with a description of 256 characters', () => {
    const full = { ...limits, maxTotalVolumes: 3, totalVolumesUsed: 3 }
    expect(volumeErrors(draft, full)).toEqual({ volumes: 'Your quota leaves no further volume.' })
    expect(volumeErrors(draft, { ...full, totalVolumesUsed: 2 })).toEqual({})
    expect(volumeErrors(draft, { ...full, maxTotalVolumes: Infinity })).toEqual({})
    expect(volumeErrors({ ...draft, description: 'ü'.repeat(255) }, limits)).toEqual({})
    expect(volumeErrors({ ...draft, description: 'ü'.repeat(256) }, limits)).toHaveProperty('description')
  })

  it.each(['', '0', '-1', '1.5', 'many'])('P-IMG-20 refuses the size "%s"', (size) => {
    expect(volumeErrors({ ...draft, size }, limits)).toEqual({
      size: 'Volume size is required and must be positive integer',
    })
  })

  it('P-IMG-33 counts 100 GiB and one volume until the limits are here', () => {
    expect(placeholderLimits).toMatchObject({ maxTotalVolumeGigabytes: 100, maxTotalVolumes: 1 })
    expect(giB).toBe(1073741824)
  })

  it('P-IMG-31 sends every field the server wants', () => {
    expect(volumeToCreate({ ...draft, size: '3', volume_type: 'fast' }, 'image-1')).toEqual({
      size: 3,
      name: 'cirros',
      description: '',
      volume_type: 'fast',
      availability_zone: null,
      metadata: {},
      image_id: 'image-1',
      snapshot_id: null,
      source_volid: null,
    })
  })
})
