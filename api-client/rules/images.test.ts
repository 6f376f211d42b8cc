import { describe, expect, it } from 'vitest'
import { imageCan, imageReasons, imagePolicies, isImageTransitional } from './images.js'

const active = { status: 'active', protected: false, container_format: 'bare' }

describe('image rules', () => {
  it.each(['saving', 'queued', 'pending_delete', 'importing', 'uploading'])('P-IMG-10 %s is transitional', (status) => {
    expect(isImageTransitional({ status })).toBe(true)
  })

  it.each(['active', 'killed', 'deactivated', 'deleted', 'something_new', null])('P-IMG-10 %s is settled', (status) => {
    expect(isImageTransitional({ status })).toBe(false)
  })

  it('P-IMG-22 P-IMG-23 P-IMG-24 kernels and ramdisks neither launch nor become volumes', () => {
    for (const container_format of ['aki', 'ari']) {
      const kernel = { ...active, container_format }
      expect(imageCan.launch.unavailable(kernel)).toBe(imageReasons.notBootable)
      expect(imageCan.createVolume.unavailable(kernel)).toBe(imageReasons.notBootable)
    }
    expect(imageCan.launch.unavailable(active)).toBeNull()
    expect(imageCan.createVolume.unavailable(active)).toBeNull()
    expect(imageCan.launch.unavailable({ ...active, status: 'queued' })).toBe(imageReasons.notActive)
  })

  it('P-IMG-25 P-IMG-26 edit and metadata need an active image and their own policy', () => {
    expect(imageCan.edit.unavailable(active)).toBeNull()
    expect(imageCan.edit.unavailable({ ...active, status: 'deactivated' })).toBe(imageReasons.notActive)
    expect(imageCan.edit.policy).toEqual([['image', 'modify_image']])
    expect(imageCan.updateMetadata.policy).toEqual([['image', 'modify_metadef_object']])
  })

  it('P-IMG-27 a protected or deleted image is not deleted; any other is', () => {
    expect(imageCan.delete.unavailable({ ...active, protected: true })).toBe(imageReasons.protected)
    expect(imageCan.delete.unavailable({ ...active, status: 'deleted' })).toBe(imageReasons.deleted)
    for (const status of ['active', 'queued', 'killed', 'deactivated']) {
      expect(imageCan.delete.unavailable({ ...active, status })).toBeNull()
    }
  })

  it('P-IMG-37 another project’s image is changed by nobody but an administrator; unknown ownership forbids nothing', () => {
    const changes = ['edit', 'updateMetadata', 'deactivate', 'delete'] as const
    for (const change of changes) {
      expect(imageCan[change].unavailable({ ...active, own: false })).toBe('This image belongs to another project.')
      expect(imageCan[change].unavailable({ ...active, own: true })).toBeNull()
    }
    expect(imageCan.reactivate.unavailable({ ...active, status: 'deactivated', own: false })).toBe(imageReasons.foreign)
    // It is there to be used.
    expect(imageCan.launch.unavailable({ ...active, own: false })).toBeNull()
    expect(imageCan.createVolume.unavailable({ ...active, own: false })).toBeNull()
  })

  it('P-IMG-39 only an own image that is shared has members, and only without Horizon', () => {
    expect(imageCan.share.unavailable({ ...active, visibility: 'shared' })).toBeNull()
    expect(imageCan.share.unavailable({ ...active, visibility: 'private' })).toBe(imageReasons.notShared)
    expect(imageCan.share.unavailable({ ...active, visibility: 'shared', own: false })).toBe(imageReasons.foreign)
    expect(imageCan.share.withoutHorizon).toBe(true)
  })

  it('P-IMG-28 P-IMG-17 creating and sharing are policies alone', () => {
    expect(imagePolicies.create).toEqual([['image', 'add_image']])
    expect(imagePolicies.communitize).toEqual([['image', 'communitize_image']])
    expect(imagePolicies.publicize).toEqual([['image', 'publicize_image']])
  })

  it('deactivate when active, reactivate when deactivated (DEC-37)', () => {
    expect(imageCan.deactivate.unavailable(active)).toBeNull()
    // Being protected keeps an image from deletion alone.
    expect(imageCan.deactivate.unavailable({ ...active, protected: true })).toBeNull()
    expect(imageCan.deactivate.unavailable({ ...active, status: 'deactivated' })).toBe(imageReasons.deactivated)
    expect(imageCan.reactivate.unavailable({ ...active, status: 'deactivated' })).toBeNull()
    expect(imageCan.reactivate.unavailable(active)).toBe('The image is active.')
    expect(imageCan.reactivate.unavailable({ ...active, status: 'queued' })).toBe('The image is not deactivated.')
  })
})
