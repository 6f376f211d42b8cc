import { describe, expect, it } from 'vitest'
import { anImage } from '../../../glance/images/image-fixture.js'
import {
  allowedSources,
  changeSourceType,
  hasBootVolume,
  imageSources,
  initialSource,
  canCreateVolume,
} from './boot-sources.js'
import { aLaunch, aVolume } from './launch-fixture.js'

const all = {
  disable_image: false,
  disable_instance_snapshot: false,
  disable_volume: false,
  disable_volume_snapshot: false,
}
const silent = () => undefined

describe('the types of boot sources', () => {
  it('are those the operator and the services allow, by label', () => {
    expect(allowedSources(all, true)).toEqual(['image', 'snapshot', 'volume', 'volume_snapshot'])
    expect(allowedSources(all, false)).toEqual(['image', 'snapshot'])
    expect(allowedSources({ ...all, disable_image: true, disable_volume: true }, true)).toEqual([
      'snapshot',
      'volume_snapshot',
    ])
  })

  it('the first choice is DEFAULT_BOOT_SOURCE, else the first', () => {
    expect(initialSource(['image', 'volume'], 'volume')).toBe('volume')
    expect(initialSource(['snapshot', 'volume'], 'image')).toBe('snapshot')
    expect(initialSource([], 'image')).toBe(null)
  })
})

describe('another boot source', () => {
  const chosen = aLaunch({ vol_create: true, vol_delete_on_instance_delete: true })

  it('L-SEL-02 clears what was selected, but only when it is another', () => {
    expect(changeSourceType(chosen, 'volume', true).source).toEqual([])
    expect(changeSourceType(chosen, 'image', true)).toBe(chosen)
  })

  it('L-SEL-03 image and snapshot take the default for a new volume and reset its deletion', () => {
    const volume = { ...chosen, source_type: 'volume' as const }
    for (const type of ['image', 'snapshot'])
      for (const create_volume_default of [true, false]) {
        const next = changeSourceType({ ...volume, create_volume_default }, type, true)
        expect([next.vol_create, next.vol_delete_on_instance_delete]).toEqual([create_volume_default, false])
      }
  })

  it('L-SEL-03 otherwise no volume is created', () => {
    expect(changeSourceType(chosen, 'volume', true).vol_create).toBe(false)
    expect(changeSourceType(chosen, 'volume_snapshot', true).vol_create).toBe(false)
    expect(changeSourceType(chosen, 'snapshot', false).vol_create).toBe(false)
  })

  it('L-SEL-04 an unknown type is logged as an error and changes nothing', () => {
    const said: string[] = []
    expect(changeSourceType(chosen, 'floppy', true, (text) => said.push(text))).toBe(chosen)
    expect(said).toEqual(['Unknown source type: floppy'])
  })
})

describe('images and instance snapshots', () => {
  const snapshot = anImage({ id: 's', properties: { image_type: 'snapshot' } })
  const ofVolume = anImage({ id: 'b', properties: { block_device_mapping: '[{"source_type":"snapshot"}]' } })
  const plain = anImage({ id: 'p', properties: { block_device_mapping: '[]' } })

  it('L-SEL-07 each once, the first wins, kernels and ramdisks never', () => {
    const community = anImage({ id: 'p', name: 'twin' })
    const kernel = anImage({ id: 'k', container_format: 'aki' })
    const ramdisk = anImage({ id: 'r', container_format: 'ari' })
    const { images, snapshots } = imageSources([plain, kernel, snapshot], [community, ramdisk, ofVolume])
    expect(images).toEqual([plain])
    expect(snapshots).toEqual([snapshot, ofVolume])
  })

  it('a mapping that is no JSON is no snapshot', () => {
    const broken = anImage({ id: 'x', properties: { block_device_mapping: '{' } })
    expect(imageSources([broken]).images).toEqual([broken])
  })
})

it('a new volume is for images and snapshots, where there is a volume service and the operator shows it', () => {
  const may = (source_type: 'image' | 'snapshot' | 'volume', hide_create_volume = false, service = true) =>
    canCreateVolume({ source_type, hide_create_volume }, service)
  expect([may('image'), may('snapshot'), may('volume'), may('image', true), may('image', false, false)]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

it('there is a volume to delete with the instance when one is created or booted from', () => {
  expect(hasBootVolume(aLaunch())).toBe(false)
  expect(hasBootVolume(aLaunch({ vol_create: true }))).toBe(true)
  expect(hasBootVolume(aLaunch({ source_type: 'volume', source: [aVolume()] }))).toBe(true)
  expect(hasBootVolume(changeSourceType(aLaunch(), 'volume', true, silent))).toBe(false)
})
