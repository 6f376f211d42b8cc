import { createClient } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { loadImageForm } from './image-form-data.js'

const images = [
  { id: 'k', name: 'kernel', disk_format: 'aki' },
  { id: 'r', name: 'ramdisk', disk_format: 'ari' },
  { id: 'q', name: 'root', disk_format: 'qcow2' },
]

/** A server that filters images by disk format, as Glance does. */
function clientOf({ failing = false } = {}) {
  return createClient({
    document: { cookie: '' },
    fetch: async (input) => {
      const { pathname, searchParams } = new URL(String(input), 'http://cloud')
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

  it('opens without them when they cannot be had', async () => {
    expect(await loadImageForm(clientOf({ failing: true }), new Set())).toMatchObject({ kernels: [], ramdisks: [] })
  })
})
