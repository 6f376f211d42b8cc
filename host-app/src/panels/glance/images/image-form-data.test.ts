import { createClient } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { loadImageForm } from './image-form-data.js'

const images = [
  { id: 'k', name: 'kernel', disk_format: 'aki' },
  { id: 'r', name: 'ramdisk', disk_format: 'ari' },
  { id: 'q', name: 'root', disk_format: 'qcow2' },
]

/** A server that filters images by disk format, as Glance does. */
function clientOf({ failing = false, settings = {} } = {}) {
  return createClient({
    document: { cookie: '' },
    fetch: async (input) => {
      const { pathname, searchParams } = new URL(String(input), 'http://cloud')
      if (pathname === '/api/settings/') return Response.json(settings)
      if (pathname !== '/api/glance/images/') return Response.json({})
      if (failing) return new Response('', { status: 500 })
      const format = searchParams.get('disk_format')
      return Response.json({ items: images.filter(({ disk_format }) => !format || disk_format === format) })
    },
  })
}

describe('what the image form offers', () => {
  it('P-IMG-19 kernels are the images of format aki, ramdisks those of ari', async () => {
    const { kernels, ramdisks } = await loadImageForm(clientOf(), new Set())
    expect([kernels, ramdisks].map((list) => list.map(({ id }) => id))).toEqual([['k'], ['r']])
  })

  it('G-SET-02 P-IMG-09 P-IMG-15 P-IMG-16 formats, sources, version and visibility are those of the settings', async () => {
    const settings = {
      OPENSTACK_IMAGE_FORMATS: ['', 'raw', 'iso'],
      HORIZON_IMAGES_UPLOAD_MODE: 'direct',
      HORIZON_ACTIVE_IMAGE_VERSION: '1',
      IMAGES_ALLOW_LOCATION: false,
      CREATE_IMAGE_DEFAULTS: { image_visibility: 'private' },
    }
    const form = await loadImageForm(clientOf({ settings }), new Set())
    expect(form).toMatchObject({ apiVersion: '1', sources: ['file-direct', 'url'], visibility: 'private' })
    expect(form.formats.map(({ value }) => value)).toEqual(['raw', 'iso'])
    const allowed = { ...settings, HORIZON_ACTIVE_IMAGE_VERSION: '2', HORIZON_IMAGES_UPLOAD_MODE: 'off' }
    const sources = async (IMAGES_ALLOW_LOCATION: boolean) =>
      (await loadImageForm(clientOf({ settings: { ...allowed, IMAGES_ALLOW_LOCATION } }), new Set())).sources
    expect([await sources(true), await sources(false)]).toEqual([['url'], []])
  })

  it('opens without them when they cannot be had', async () => {
    expect(await loadImageForm(clientOf({ failing: true }), new Set())).toMatchObject({ kernels: [], ramdisks: [] })
  })
})
