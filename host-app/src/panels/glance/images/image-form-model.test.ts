import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editableProperties } from './editable-properties.js'
import { anImage } from './image-fixture.js'
import {
  defaultVisibility,
  draftOfImage,
  imageErrors,
  imageToCreate,
  imageToUpdate,
  initialSourceType,
  newImageDraft,
  propertyChange,
  sourceTypes,
  visibilityChoices,
} from './image-form-model.js'

const file = new File(['x'], 'disk.img')
const draft = { ...newImageDraft('file-legacy', 'shared'), name: 'a', disk_format: 'qcow2', data: file }

describe('source of a new image', () => {
  it.each([
    ['legacy', false, '2', ['file-legacy']],
    ['direct', false, '2', ['file-direct']],
    ['off', false, '2', []],
    ['something', false, '2', ['file-legacy']],
    [undefined, undefined, '2', ['file-legacy']],
    ['legacy', true, '2', ['file-legacy', 'url']],
    ['off', true, '2', ['url']],
    ['off', false, '1', ['url']],
  ])('P-IMG-15, P-IMG-16 upload %s, location %s, API %s: %j', (uploadMode, allowLocation, apiVersion, types) => {
    expect(sourceTypes({ uploadMode, allowLocation, apiVersion })).toEqual(types)
  })

  it('P-IMG-16 starts with the address where one is allowed', () => {
    expect(initialSourceType(['file-legacy', 'url'])).toBe('url')
    expect(initialSourceType(['file-direct'])).toBe('file-direct')
    expect(initialSourceType([])).toBe('')
  })
})

describe('visibility of a new image', () => {
  it('P-IMG-09 is shared, unless the setting says private', () => {
    expect(defaultVisibility(undefined)).toBe('shared')
    expect(defaultVisibility('private')).toBe('private')
    expect(defaultVisibility('public')).toBe('shared')
  })

  it('P-IMG-17 community and public only as policy allows', () => {
    expect(visibilityChoices({ communitize: false, publicize: false })).toEqual(['private', 'shared'])
    expect(visibilityChoices({ communitize: true, publicize: false })).toEqual(['private', 'shared', 'community'])
    expect(visibilityChoices({ communitize: true, publicize: true })).toEqual([
      'private',
      'shared',
      'community',
      'public',
    ])
  })
})

describe('checking the form', () => {
  it('accepts what is complete, without a name too', () => {
    expect(imageErrors(draft, 'create')).toEqual({})
    expect(imageErrors({ ...draft, name: '' }, 'create')).toEqual({})
  })

  it('wants a source and a format', () => {
    expect(imageErrors(newImageDraft('file-legacy', 'shared'), 'create')).toEqual({
      data: 'A local file should be selected.',
      disk_format: 'A format is required.',
    })
    expect(imageErrors({ ...draft, source_type: 'url' }, 'create')).toEqual({
      image_url: 'An external (HTTP) URL is required',
    })
    expect(imageErrors({ ...draft, data: null }, 'edit')).toEqual({})
  })

  it.each(['n', 'é', '😀', '\u202e', '<'])('P-IMG-08 takes 255 of "%s" in a name and refuses 256', (character) => {
    expect(imageErrors({ ...draft, name: character.repeat(255) }, 'create')).toEqual({})
    expect(imageErrors({ ...draft, name: character.repeat(256) }, 'create')).toEqual({
      name: 'An image name less than 256 characters is required.',
    })
    expect(imageErrors({ ...draft, description: character.repeat(256) }, 'create')).toEqual({
      description: 'An image description less than 256 characters is required.',
    })
    expect(imageErrors({ ...draft, architecture: character.repeat(255) }, 'create')).toEqual({})
    expect(imageErrors({ ...draft, architecture: character.repeat(256) }, 'edit')).toEqual({
      architecture: 'An architecture less than 256 characters is required.',
    })
  })

  it('P-IMG-08 a description that is longer in the cloud keeps nobody from changing the rest', () => {
    const long = { ...draft, description: 'd'.repeat(256) }
    expect(imageErrors({ ...long, name: 'other' }, 'edit', long.description)).toEqual({})
    expect(imageErrors({ ...long, description: `${long.description}d` }, 'edit', long.description)).toHaveProperty(
      'description',
    )
  })

  it('P-IMG-20 integers are digits only', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const refused = 'min_disk' in imageErrors({ ...draft, min_disk: typed }, 'create')
        expect(refused).toBe(!/^[0-9]+$/.test(typed))
      }),
    )
  })
})

describe('what is sent', () => {
  it('P-IMG-08, P-IMG-12 a new image with its metadata', () => {
    expect(
      imageToCreate({ ...draft, description: 'd', min_disk: '2', architecture: 'x86_64' }, { hw_disk_bus: 'virtio' }),
    ).toEqual({
      name: 'a',
      description: 'd',
      hw_disk_bus: 'virtio',
      architecture: 'x86_64',
      disk_format: 'qcow2',
      container_format: 'bare',
      min_disk: 2,
      min_ram: 0,
      visibility: 'shared',
      protected: false,
      source_type: 'file-legacy',
    })
  })

  it('P-IMG-18 drops the address of a file and the file of an address', () => {
    expect(imageToCreate({ ...draft, image_url: 'http://x' }, {})).not.toHaveProperty('image_url')
    const byAddress = imageToCreate({ ...draft, source_type: 'url', image_url: ' http://x ' }, {})
    expect(byAddress).toMatchObject({ image_url: 'http://x', source_type: 'url' })
    expect(byAddress).not.toHaveProperty('data')
    expect(byAddress).not.toHaveProperty('is_copying')
  })

  it('P-IMG-08 copying the data is an option of the image API below 2', () => {
    expect(imageToCreate({ ...draft, source_type: 'url', image_url: 'http://x' }, {}, '1')).toMatchObject({
      is_copying: true,
      import_data: true,
    })
  })

  it('metadata never replaces a field of the form', () => {
    expect(imageToCreate(draft, { name: 'other', disk_format: 'raw', visibility: 'public' })).toMatchObject({
      name: 'a',
      disk_format: 'qcow2',
      visibility: 'shared',
    })
  })

  it('P-IMG-14 a changed image, vhd with ovf', () => {
    const image = anImage({ min_disk: 3, visibility: 'public', protected: true })
    const edited = draftOfImage(image)
    expect(imageToUpdate(edited, image)).toEqual({
      name: 'cirros',
      disk_format: 'qcow2',
      container_format: 'bare',
      min_disk: 3,
      min_ram: 0,
      visibility: 'public',
      protected: true,
    })
    expect(imageToUpdate({ ...edited, disk_format: 'vhd' }, image)).toMatchObject({ container_format: 'ovf' })
  })

  it('W-META-14 hashes and what the server keeps are not up for editing', () => {
    const properties = {
      os_hash_algo: 'sha512',
      os_hash_value: '00',
      os_hidden: false,
      description: 'd',
      tags: [],
      file: '/v2/…',
      hw_disk_bus: 'virtio',
      count: 3,
    }
    expect(editableProperties(properties)).toEqual({ hw_disk_bus: 'virtio', count: '3' })
  })

  it('W-META-17 what was changed, and the keys that vanished', () => {
    const image = anImage({
      description: 'old',
      architecture: 'x86_64',
      kernel_id: 'k1',
      properties: { description: 'old', kernel_id: 'k1', hw_disk_bus: 'ide', gone: '1', os_hash_algo: 'sha512' },
    })
    const edited = { ...draftOfImage(image), description: '', kernel: '', ramdisk: 'r2' }
    expect(propertyChange(image, edited, { hw_disk_bus: 'virtio' })).toEqual({
      updated: { hw_disk_bus: 'virtio', ramdisk_id: 'r2' },
      removed: ['gone', 'description', 'kernel_id'],
    })
  })

  it('an image left as it is changes nothing', () => {
    const image = anImage({ properties: { hw_disk_bus: 'virtio' } })
    expect(propertyChange(image, draftOfImage(image), { hw_disk_bus: 'virtio' })).toEqual({ updated: {}, removed: [] })
  })
})
