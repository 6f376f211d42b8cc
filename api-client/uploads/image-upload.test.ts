import { describe, expect, it, vi } from 'vitest'
import { createClient } from '../client.js'
import { createImage } from './image-upload.js'
import { empty, json, type Seen, stubServer } from '../testing/stub-server.js'

const file = () => new File(['abc'], 'disk.raw')
const fields = { name: 'x', disk_format: 'raw' }
const target = { upload_url: 'http://glance:9292/v2/images/i/file', token_id: 'token' }

function setup(answer: (request: Seen) => Response) {
  const server = stubServer(answer)
  const client = createClient({ fetch: server.fetch, document: { cookie: 'csrftoken=t' } })
  return { ...server, client }
}

describe('creating an image', () => {
  it('A-GLANCE-02 legacy: one POST with the file, after a look whether the session still stands', async () => {
    const session = { id: 'u', username: 'demo', project_id: 'p' }
    const { client, urls, seen } = setup(({ url }) =>
      url.includes('user-session') ? json(session) : json({ id: 'i' }, 201),
    )
    await createImage(client, { fields, file: file(), mode: 'legacy' })
    expect(urls()).toEqual(['GET /api/keystone/user-session/', 'POST /api/glance/images/'])
    expect(seen[1]?.body).toBeInstanceOf(FormData)
  })

  it('A-GLANCE-02 direct: a PUT with the name, then the bytes to where the answer says', async () => {
    const { client, urls, seen } = setup(({ url }) =>
      url.startsWith('/api') ? json({ id: 'i', ...target }, 201) : empty(),
    )
    const onProgress = vi.fn()
    await createImage(client, { fields, file: file(), mode: 'direct', onProgress })
    expect(urls()).toEqual(['PUT /api/glance/images/', 'PUT http://glance:9292/v2/images/i/file'])
    expect(JSON.parse(String(seen[0]?.body))).toEqual({ ...fields, data: 'disk.raw' })
    expect(seen[1]?.headers.get('X-Auth-Token')).toBe('token')
    expect(seen[1]?.headers.has('X-Requested-With')).toBe(false)
    expect(seen[1]?.headers.has('X-CSRFToken')).toBe(false)
    expect(onProgress).toHaveBeenLastCalledWith(100)
  })

  it('P-IMG-18 from a URL: no file travels', async () => {
    const { client, seen } = setup(() => json({ id: 'i' }, 201))
    await createImage(client, { fields: { ...fields, image_url: 'http://x/i' }, mode: 'legacy' })
    expect(seen[0]).toMatchObject({ method: 'PUT', body: JSON.stringify({ ...fields, image_url: 'http://x/i' }) })
  })

  it('P-IMG-35 says what the server said', async () => {
    const { client } = setup(() => json('Invalid visibility option: x', 400))
    await expect(createImage(client, { fields, mode: 'legacy' })).rejects.toMatchObject({
      message: 'Invalid visibility option: x',
      failure: { text: 'Unable to create the image.' },
    })
  })

  it('direct: an upload that fails leaves no empty image behind', async () => {
    const { client, urls } = setup(({ method, url }) => {
      if (method === 'DELETE') return empty()
      return url.startsWith('/api') ? json({ id: 'i', ...target }, 201) : new Response('disk full', { status: 500 })
    })
    await expect(createImage(client, { fields, file: file(), mode: 'direct' })).rejects.toThrow()
    expect(urls().at(-1)).toBe('DELETE /api/glance/images/i/')
  })

  it('A-GLANCE-02 direct: so it does of an image that is protected, which nobody deletes as it is', async () => {
    const { client, urls, seen } = setup(({ method, url }) => {
      if (method === 'DELETE' || method === 'PATCH') return empty()
      return url.startsWith('/api') ? json({ id: 'i', ...target }, 201) : new Response('disk full', { status: 500 })
    })
    const made = createImage(client, { fields: { ...fields, protected: true }, file: file(), mode: 'direct' })
    await expect(made).rejects.toThrow()
    expect(urls().slice(-2)).toEqual(['PATCH /api/glance/images/i/', 'DELETE /api/glance/images/i/'])
    expect(JSON.parse(String(seen.at(-2)?.body))).toEqual({ ...fields, protected: false })
  })

  it('direct: a server that names no address for the file is told, not taken for a success', async () => {
    const { client, urls } = setup(({ method }) => (method === 'DELETE' ? empty() : json({ id: 'i' }, 201)))
    const made = createImage(client, { fields, file: file(), mode: 'direct' })
    await expect(made).rejects.toThrow('The server did not say where to send the file.')
    expect(urls().at(-1)).toBe('DELETE /api/glance/images/i/')
  })

  it('a file that cannot be read is said so before anything is sent', async () => {
    const { client, urls } = setup(() => json({ id: 'i' }, 201))
    const gone = file()
    gone.slice = () => {
      throw new DOMException('gone', 'NotReadableError')
    }
    const made = createImage(client, { fields, file: gone, mode: 'legacy' })
    await expect(made).rejects.toThrow('Could not read the file')
    expect(urls()).toEqual([])
  })
})
