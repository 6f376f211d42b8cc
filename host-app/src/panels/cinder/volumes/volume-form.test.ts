import { describe, expect, it } from 'vitest'
import {
  newVolume,
  offeredSources,
  volumeErrors,
  volumeToCreate,
  withSource,
  type SourceChoices,
  type VolumeLimits,
} from './volume-form.js'

const none: SourceChoices = { image: [], snapshot: [], volume: [] }
const choices: SourceChoices = { ...none, image: [{ value: 'i1', label: 'cirros', size: 3 }] }
const limits: VolumeLimits = {
  maxTotalVolumeGigabytes: 10,
  totalGigabytesUsed: 4,
  maxTotalVolumes: 2,
  totalVolumesUsed: 1,
}

describe('the form of volumes', () => {
  it('offers the sources of which there are any', () => {
    expect(offeredSources(none)).toEqual(['none'])
    expect(offeredSources(choices)).toEqual(['none', 'image'])
  })

  it('a source wants at least its own size; a larger one that was typed stays', () => {
    const source = { source: 'image', sourceId: 'i1' } as const
    expect(withSource(newVolume, source, choices).size).toBe('3')
    expect(withSource({ ...newVolume, size: '5' }, source, choices).size).toBe('5')
    expect(volumeErrors({ ...newVolume, ...source, size: '2' }, choices, limits).size).toBe(
      'The volume is smaller than its source.',
    )
    expect(volumeErrors({ ...newVolume, source: 'image' }, choices, limits).sourceId).toBe('A source is required.')
  })

  it('the size is a positive integer within the quota; what is not known is not checked', () => {
    const error = (size: string, known = limits) => volumeErrors({ ...newVolume, size }, none, known).size
    for (const bad of ['', '0', '-1', '1.5', 'x', '1e3'])
      expect(error(bad)).toBe('Volume size is required and must be positive integer')
    expect(error('6')).toBeUndefined()
    expect(error('7')).toBe('The volume size exceeds what your quota leaves.')
    expect(error('1', { ...limits, totalVolumesUsed: 2 })).toBe('Your quota leaves no further volume.')
    expect(error('7', { ...limits, maxTotalVolumeGigabytes: null })).toBeUndefined()
    expect(error('7', { ...limits, maxTotalVolumeGigabytes: Infinity })).toBeUndefined()
  })

  it('takes 255 characters, not 256', () => {
    const of = (length: number) => ({ ...newVolume, name: 'x'.repeat(length), description: 'y'.repeat(length) })
    expect(volumeErrors(of(255), none, limits)).toEqual({})
    expect(Object.keys(volumeErrors(of(256), none, limits))).toEqual(['name', 'description'])
  })

  it('A-CINDER-01 sends all nine keys; a snapshot brings its type and zone along', () => {
    const draft = { ...newVolume, name: ' a ', type: 'fast', zone: 'nova', sourceId: 's1' }
    expect(volumeToCreate({ ...draft, source: 'snapshot' })).toEqual({
      size: 1,
      name: 'a',
      description: '',
      volume_type: null,
      availability_zone: null,
      metadata: {},
      image_id: null,
      snapshot_id: 's1',
      source_volid: null,
    })
    expect(volumeToCreate({ ...draft, source: 'image' })).toMatchObject({
      volume_type: 'fast',
      availability_zone: 'nova',
      image_id: 's1',
      snapshot_id: null,
    })
  })
})
