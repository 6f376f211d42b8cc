import { describe, expect, it } from 'vitest'
import { gatesOf, offeredFor } from '../../../actions/offered.js'
import { imageActions } from './actions.js'
import { anImage } from './image-fixture.js'

const gates = gatesOf(imageActions)
const all = new Set(Object.keys(gates))
const policyOf = (id: string) => gates[id]?.policy

/** Actions that can be done with the image, and why the others cannot. */
function of(image: Parameters<typeof anImage>[0]) {
  const actions = offeredFor(imageActions, anImage(image), all)
  return {
    able: actions.filter(({ disabled }) => !disabled).map(({ id }) => id),
    why: (id: string) => actions.find((action) => action.id === id)?.disabled,
  }
}

describe('actions of an image', () => {
  it('P-IMG-02 have the names of the specification and the order of the panel', () => {
    expect(imageActions.items.map(({ label }) => label)).toEqual([
      'Launch Instance',
      'Create Volume',
      'Edit Image',
      'Update Image Metadata',
      'Make Private',
      'Make Shared',
      'Make Community Image',
      'Make Public',
      'Share Image',
      'Deactivate Image',
      'Reactivate Image',
      'Delete Image',
    ])
  })

  it('P-IMG-24, P-IMG-25, P-IMG-26, P-IMG-27, P-IMG-28 are gated by policy, a volume by its service as well', () => {
    expect(policyOf('edit')).toEqual([['image', 'modify_image']])
    expect(policyOf('metadata')).toEqual([['image', 'modify_metadef_object']])
    expect(policyOf('delete')).toEqual([['image', 'delete_image']])
    expect(policyOf('create')).toEqual([['image', 'add_image']])
    expect(policyOf('create-volume')).toEqual([['volume', 'volume:create']])
    expect(gates['create-volume']?.services).toContain('volumev3')
  })

  it('P-IMG-04, P-IMG-17 so are the owner and the wide visibilities', () => {
    expect(policyOf('owner')).toEqual([['identity', 'identity:get_project']])
    expect(policyOf('communitize')).toEqual([['image', 'communitize_image']])
    expect(policyOf('publicize')).toEqual([['image', 'publicize_image']])
  })

  it('all fit an active image of our own', () => {
    const able = of({ visibility: 'shared' }).able.filter((id) => !id.startsWith('make-'))
    expect(able).toEqual(['launch', 'create-volume', 'edit', 'metadata', 'share', 'deactivate', 'delete'])
  })

  it('P-IMG-38 its visibility is changed to another one, by who may give it that', () => {
    const able = (visibility: string, own = true) => of({ visibility, own }).able.filter((id) => id.startsWith('make-'))
    expect(able('public')).toEqual(['make-private', 'make-shared', 'make-community'])
    expect(able('private')).toEqual(['make-shared', 'make-community', 'make-public'])
    expect(able('private', false)).toEqual([])
    expect(policyOf('make-shared')).toEqual([['image', 'modify_image']])
    expect(policyOf('make-public')).toEqual([
      ['image', 'modify_image'],
      ['image', 'publicize_image'],
    ])
  })

  it('P-IMG-22, P-IMG-24 no volume from kernels and ramdisks, nor from what is not active', () => {
    for (const container_format of ['aki', 'ari']) expect(of({ container_format }).able).not.toContain('create-volume')
    expect(of({ container_format: 'ami' }).able).toContain('create-volume')
    expect(of({ status: 'queued' }).why('create-volume')).toBe('The image is not active.')
  })

  it('P-IMG-23 launches an active image that boots, where compute:create allows', () => {
    expect(policyOf('launch')).toEqual([['compute', 'os_compute_api:servers:create']])
    for (const container_format of ['aki', 'ari'])
      expect(of({ container_format }).why('launch')).toBe('A kernel or ramdisk image cannot be booted.')
    expect(of({ status: 'queued' }).why('launch')).toBe('The image is not active.')
    expect(of({ container_format: 'ami' }).able).toContain('launch')
  })

  it('P-IMG-25, P-IMG-26, P-IMG-27 what is not active can only be deleted', () => {
    for (const status of ['queued', 'saving', 'killed', 'pending_delete', 'of-tomorrow', null]) {
      expect(of({ status }).able).toEqual(['delete'])
    }
    expect(of({ status: 'deleted' }).able).toEqual([])
  })

  it('P-IMG-27 what is protected cannot be deleted, and says so', () => {
    expect(of({ protected: true }).why('delete')).toBe('The image is protected.')
    expect(of({ protected: true }).why('deactivate')).toBeFalsy()
    expect(of({ protected: null }).able).toContain('delete')
  })

  it('offers reactivation to what was deactivated', () => {
    expect(of({ status: 'deactivated' }).able).toEqual(['reactivate', 'delete'])
  })
})
