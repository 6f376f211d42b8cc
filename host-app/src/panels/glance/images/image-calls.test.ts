import type { Client } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { createImage, updateImage } from './image-calls.js'
import { anImage } from './image-fixture.js'
import { draftOfImage, newImageDraft, type ImageDraft } from './image-form-model.js'
import { listImages } from './list-images.js'

interface Call {
  readonly id: string
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: Readonly<Record<string, unknown>>
}

/** A client that writes down what it is asked and answers from a script. */
function stub(answer: (call: Call) => unknown, sendFile: Client['sendFile'] = async () => undefined) {
  const calls: Call[] = []
  const call = async (id: string, options: object = {}) => {
    const made = { id, ...options }
    calls.push(made)
    return answer(made)
  }
  // The stand-in answers whatever operation it is asked for.
  return { calls, client: { call: call as unknown as Client['call'], sendFile } }
}

const draft = (given: Partial<ImageDraft> = {}): ImageDraft => ({
  ...newImageDraft('file-legacy', 'shared'),
  name: 'a',
  disk_format: 'raw',
  data: new File(['bits'], 'disk.raw'),
  ...given,
})

describe('listing images', () => {
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => anImage({ id: `i${from + at}`, name: null }))
  const page = (items: unknown[], has_more_data = false) => ({ items, dropped: 0, has_more_data, has_prev_data: false })

  it('DEC-24: asks once for all, without paginate', async () => {
    const { client, calls } = stub(() => page(many(0, 3)))
    expect(await listImages(client, { status: 'active' })).toHaveLength(3)
    expect(calls.map(({ query }) => query)).toEqual([{ status: 'active', marker: undefined }])
  })

  it('goes on behind the server’s hard limit, by marker', async () => {
    const { client, calls } = stub(({ query }) => page(query?.['marker'] ? many(1000, 5) : many(0, 1000)))
    expect(await listImages(client, {})).toHaveLength(1005)
    expect(calls.map(({ query }) => query?.['marker'])).toEqual([undefined, 'i999'])
  })

  it('ends when a server gives the same page again', async () => {
    const { client, calls } = stub(() => page(many(0, 2), true))
    expect(await listImages(client, {})).toHaveLength(2)
    expect(calls).toHaveLength(2)
  })
})

const terms = { pause: () => Promise.resolve(), isServerReady: () => Promise.resolve(true) }

describe('creating an image', () => {
  it('P-IMG-15 sends a file through the dashboard, with its fields', async () => {
    const { client, calls } = stub(() => anImage())
    await createImage(client, draft(), { own: '1' }, { terms })
    // Namesakes are looked at before, so that an image whose answer is lost is known by its name (G-UPLOAD-03).
    const asked = ['keystone.session', 'glance.images.list', 'glance.images.createFromFile']
    expect(calls.map(({ id }) => id)).toEqual(asked)
    expect(calls[2]).toMatchObject({
      id: 'glance.images.createFromFile',
      body: { name: 'a', own: '1', disk_format: 'raw' },
    })
    expect(calls[2]?.body?.['data']).toBeInstanceOf(File)
  })

  it('P-IMG-15 sends it straight to the image service in direct mode', async () => {
    const sent: unknown[] = []
    const answer = anImage({ upload_url: 'http://glance/file', token_id: 'token' })
    const { client, calls } = stub(
      () => answer,
      async (url, token, file) => void sent.push([url, token, (file as File).name]),
    )
    await createImage(client, draft({ source_type: 'file-direct' }), {}, { terms })
    expect(calls[0]).toMatchObject({ id: 'glance.images.create', body: { data: 'disk.raw' } })
    expect(sent).toEqual([['http://glance/file', 'token', 'disk.raw']])
  })

  it('a direct upload that breaks off leaves no empty image behind', async () => {
    const answer = anImage({ id: 'new', upload_url: 'http://glance/file', token_id: 'token' })
    const { client, calls } = stub(
      () => answer,
      async () => Promise.reject(new Error('disk full')),
    )
    const made = createImage(client, draft({ source_type: 'file-direct' }), {}, { terms })
    await expect(made).rejects.toThrow('disk full')
    expect(calls.at(-1)).toMatchObject({ id: 'glance.images.delete', params: { id: 'new' } })
  })

  it('P-IMG-16 P-IMG-18 names only the address of an image from an address', async () => {
    const { client, calls } = stub(() => anImage())
    await createImage(client, draft({ source_type: 'url', image_url: 'http://x/i' }), {}, { terms })
    expect(calls[0]).toMatchObject({ id: 'glance.images.create', body: { image_url: 'http://x/i' } })
    expect(calls[0]?.body).not.toHaveProperty('data')
  })

  it('says so when the file cannot be read, and sends nothing', async () => {
    const gone = new File(['x'], 'gone.raw')
    gone.slice = () => {
      throw new DOMException('gone', 'NotReadableError')
    }
    const { client, calls } = stub(() => anImage())
    await expect(createImage(client, draft({ data: gone }), {}, { terms })).rejects.toThrow('Could not read the file')
    expect(calls).toEqual([])
  })
})

describe('changing an image', () => {
  it('P-IMG-03 P-FORM-06 reads it again, sends its properties first, then its fields: those changed here, the others as they are now', async () => {
    const image = anImage({ properties: { old: '1' } })
    const { client, calls } = stub(() => anImage({ min_ram: 512, name: 'of somebody else' }))
    await updateImage(client, image, { ...draftOfImage(image), name: 'b' }, { own: '2' })
    expect(calls.slice(1).map(({ id, body }) => [id, body])).toEqual([
      ['glance.images.updateProperties', { updated: { own: '2' }, removed: ['old'] }],
      ['glance.images.update', expect.objectContaining({ name: 'b', min_ram: 512, container_format: 'bare' })],
    ])
  })
})
