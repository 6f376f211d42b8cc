import { describe, expect, it } from 'vitest'
import { signIn, type TestSession } from '../../test-session.js'
import { defined } from '../../../testing/defined.js'

type Item = Record<string, unknown>
type List = { items: Item[]; has_more_data: boolean; has_prev_data: boolean }

const get = async (session: TestSession, query = '') => session.call('GET', `/api/glance/images/${query}`)
const names = async (session: TestSession, query = '') =>
  ((await get(session, query)).json as List).items.map((item) => item.name)

async function idOf(session: TestSession, name: string): Promise<string> {
  const found = ((await get(session)).json as List).items.find((item) => item.name === name)
  return String(found?.id)
}

const meta = {
  name: 'img',
  disk_format: 'raw',
  container_format: 'bare',
  visibility: 'private',
  protected: false,
  min_disk: 0,
  min_ram: 0,
}

describe('image lists', () => {
  it('A-GLANCE-01 shows own, public and accepted images; community ones on request', async () => {
    const demo = await signIn('demo')
    const all = await names(demo)
    expect(all).toContain('shared-by-admin')
    expect(all).not.toContain('offered-by-admin')
    expect(all).not.toContain('community-image')
    expect(await names(demo, '?visibility=community')).toEqual(['community-image'])
    expect((await names(demo, '?visibility=shared')).sort()).toEqual(['shared-by-admin', 'shared-by-demo'])
    expect(await names(demo, '?is_public=True&sort_key=name&sort_dir=asc')).toEqual([
      'cirros',
      'deactivated',
      'debian-12',
    ])
  })

  it('A-GLANCE-01 filters on the server, exactly; wrong filters are 400 in the words of glance', async () => {
    const demo = await signIn('demo')
    expect(await names(demo, '?name=cirr')).toEqual([])
    expect(await names(demo, '?name=cirros')).toEqual(['cirros'])
    expect(await names(demo, '?protected=true')).toEqual(['cirros'])
    expect(await names(demo, '?disk_format=iso')).toEqual(['installer-iso'])
    expect(await names(demo, '?os_distro=debian')).toEqual(['debian-12'])
    expect(await names(demo, `?size_max=${5 * 1024 ** 2}&status=active&sort_key=size&sort_dir=asc`)).toEqual([
      'tiny-ramdisk',
      'tiny-kernel',
    ])
    expect((await get(demo, '?visibility=nonsense')).json).toBe(
      'HTTP 400 Bad Request: Invalid visibility value: nonsense',
    )
    expect((await get(demo, '?size_min=abc')).json).toBe(
      'HTTP 400 Bad Request: Unable to filter on a range with a non-numeric value.',
    )
    expect((await get(demo, '?protected=True')).status).toBe(400)
    expect((await get(demo, '?sort_key=nonsense')).json).toBe(
      'HTTP 400 Bad Request: Invalid sort key: nonsense. It must be one of the following: name, status, container_format, disk_format, size, id, created_at, updated_at.',
    )
  })

  it('A-GLANCE-01 pages by the cookie size; `paginate=false` pages too', async () => {
    const demo = await signIn('demo')
    demo.cookies.set('API_RESULT_PAGE_SIZE', '4')
    const page = async (query: string) => (await get(demo, `?sort_key=name&sort_dir=asc${query}`)).json as List
    const first = await page('&paginate=true')
    expect([first.items.length, first.has_more_data, first.has_prev_data]).toEqual([4, true, false])
    const second = await page(`&paginate=true&marker=${String(defined(first.items[3]).id)}`)
    expect([second.items.length, second.has_more_data, second.has_prev_data]).toEqual([4, true, true])
    expect((await page('&paginate=false')).items).toHaveLength(4)
    expect((await page('')).items).toHaveLength(11)
  })

  it('A-GLANCE-01 a single image has tags and kernel in its properties, a list row has not', async () => {
    const demo = await signIn('demo')
    const id = await idOf(demo, 'tiny-ami')
    const single = (await demo.call('GET', `/api/glance/images/${id}/`)).json as { properties: Item }
    expect(single.properties).toMatchObject({ tags: [], kernel_id: await idOf(demo, 'tiny-kernel') })
    const row = ((await get(demo)).json as List).items.find((item) => item.id === id)
    expect(row?.properties).not.toHaveProperty('kernel_id')
    const missing = await demo.call('GET', '/api/glance/images/00000000-0000-0000-0000-000000000000/')
    expect([missing.status, missing.json]).toEqual([
      404,
      'HTTP 404 Not Found: No image found with ID 00000000-0000-0000-0000-000000000000',
    ])
  })
})

describe('image writes', () => {
  it('A-GLANCE-02 PUT makes a queued image; Location holds the name; unknown keys become properties', async () => {
    const demo = await signIn('demo')
    const answer = await demo.call('PUT', '/api/glance/images/', { ...meta, description: 'By test', x_custom: 'yes' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([201, '/api/glance/images/img'])
    expect(answer.json).toMatchObject({ status: 'queued', size: 0, owner: '0d000000000000000000000000000002' })
    expect((answer.json as Item).properties).toEqual({
      description: 'By test',
      x_custom: 'yes',
      os_hidden: false,
      os_hash_algo: null,
      os_hash_value: null,
    })
  })

  it.each([
    ['aki', 'aki', 'aki'],
    ['vhd', 'vhd', 'ovf'],
    ['docker', 'raw', 'docker'],
    ['ova', 'vmdk', 'ova'],
    ['qcow2', 'qcow2', 'bare'],
  ])('A-GLANCE-02 the format %s is stored as %s in %s', async (asked, disk, container) => {
    const answer = await (await signIn('demo')).call('PUT', '/api/glance/images/', { ...meta, disk_format: asked })
    expect(answer.json).toMatchObject({ disk_format: disk, container_format: container })
  })

  it('A-GLANCE-02 a multipart upload is saving, then active with size and checksum', async () => {
    const demo = await signIn('demo')
    const form = new FormData()
    form.set('$$originalJSON', JSON.stringify({ ...meta, name: 'typed', min_ram: 64 }))
    form.set('name', 'ignored')
    form.set('data', new Blob(['x'.repeat(1000)]), 'tiny.raw')
    const answer = await demo.call('POST', '/api/glance/images/', form)
    expect(answer.json).toMatchObject({ name: 'typed', min_ram: 64 })
    const image = async () => (await demo.call('GET', `/api/glance/images/${String((answer.json as Item).id)}/`)).json
    expect(await image()).toMatchObject({ status: 'saving' })
    demo.cloud.advance(4000)
    expect(await image()).toMatchObject({
      status: 'active',
      size: 1000,
      checksum: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    })
  })

  it('A-GLANCE-02 direct upload: an address and a token, then the octets with no session at all', async () => {
    const demo = await signIn('demo', { settings: { HORIZON_IMAGES_UPLOAD_MODE: 'direct' } })
    const { id, upload_url, token_id } = (await demo.call('PUT', '/api/glance/images/', { ...meta, data: 'tiny.raw' }))
      .json as Record<string, string>
    const put = (token: string) =>
      demo.cloud.fetch(defined(upload_url), {
        method: 'PUT',
        headers: { 'Content-Type': 'application/octet-stream', 'X-Auth-Token': token },
        body: 'octets',
      })
    expect((await put('wrong')).status).toBe(401)
    expect((await put(defined(token_id))).status).toBe(204)
    demo.cloud.advance(4000)
    expect((await demo.call('GET', `/api/glance/images/${id}/`)).json).toMatchObject({ status: 'active', size: 6 })
  })

  it('A-GLANCE-02 wrong values are refused as the real one refuses them', async () => {
    const demo = await signIn('demo')
    const put = async (more: Item) => {
      const answer = await demo.call('PUT', '/api/glance/images/', { ...meta, ...more })
      return [answer.status, String(answer.json).split('\n')[0]]
    }
    expect(await put({ container_format: '' })).toEqual([
      500,
      "Unable to set 'container_format' to ''. Reason: '' is not one of [None, 'ami', 'ari', 'aki', 'bare', 'ovf', 'ova', 'docker', 'compressed']",
    ])
    expect(await put({ visibility: 'nonsense' })).toEqual([400, 'invalid visibility option: nonsense'])
    expect(await put({ visibility: 'public' })).toEqual([
      403,
      'HTTP 403 Forbidden: You are not authorized to complete publicize_image action.',
    ])
    expect(await put({ min_disk: '3' })).toEqual([
      500,
      "Unable to set 'min_disk' to '3'. Reason: '3' is not of type 'integer'",
    ])
  })

  it('A-GLANCE-01 change and delete: owner, protection, visibility', async () => {
    const demo = await signIn('demo')
    const admin = await signIn('admin', demo.cloud)
    const cirros = `/api/glance/images/${await idOf(demo, 'cirros')}/`
    const own = `/api/glance/images/${await idOf(demo, 'installer-iso')}/`
    expect((await demo.call('DELETE', cirros)).json).toBe('HTTP 403 Forbidden: You do not own this image')
    expect((await admin.call('DELETE', cirros)).json).toMatch(
      /^HTTP 403 Forbidden: Image .* is protected and cannot be deleted\.$/,
    )
    expect(
      (
        await demo.call('PATCH', own, {
          name: 'renamed',
          disk_format: 'qcow2',
          visibility: 'private',
          protected: false,
        })
      ).status,
    ).toBe(204)
    expect((await demo.call('GET', own)).json).toMatchObject({ name: 'renamed', disk_format: 'qcow2' })
    expect((await demo.call('PATCH', own, { name: 'x', visibility: 'nonsense' })).json).toBe(
      'invalid visibility option: nonsense',
    )
    expect((await demo.call('PATCH', own, { name: 'x', visibility: 'public' })).status).toBe(403)
    expect((await demo.call('DELETE', own)).status).toBe(204)
    expect((await demo.call('GET', own)).status).toBe(404)
  })

  it('A-GLANCE-03 properties: read, change, remove; `updated` must be there', async () => {
    const demo = await signIn('demo')
    const path = `/api/glance/images/${await idOf(demo, 'installer-iso')}/properties/`
    expect(
      (await demo.call('PATCH', path, { updated: { hw_disk_bus: 'virtio' }, removed: ['description', 'nosuch'] }))
        .status,
    ).toBe(204)
    expect((await demo.call('GET', path)).json).toMatchObject({ hw_disk_bus: 'virtio', os_hidden: false })
    expect((await demo.call('GET', path)).json).not.toHaveProperty('description')
    expect((await demo.call('PATCH', path, { removed: ['a'] })).json).toBe("'updated'")
    expect((await demo.call('PATCH', path, { updated: { a: 1 } })).json).toBe(
      "Unable to set 'a' to 1. Reason: 1 is not of type 'string'",
    )
  })

  it('A-GLANCE-01 deactivate and reactivate', async () => {
    const demo = await signIn('demo')
    const base = `/api/glance/images/${await idOf(demo, 'installer-iso')}/`
    expect((await demo.call('POST', `${base}actions/deactivate`)).status).toBe(204)
    expect((await demo.call('GET', base)).json).toMatchObject({ status: 'deactivated' })
    expect((await demo.call('POST', `${base}actions/reactivate`)).status).toBe(204)
    expect((await demo.call('GET', base)).json).toMatchObject({ status: 'active' })
  })
})

describe('metadata definitions', () => {
  it('A-GLANCE-04 by resource type, names prefixed; by target; the type is a must', async () => {
    const demo = await signIn('demo')
    const path = '/api/glance/metadefs/namespaces/'
    const flavor = (await demo.call('GET', `${path}?resource_type=OS::Nova::Flavor`)).json as List
    const mode = flavor.items.find((one) => one.namespace === 'OS::Compute::CPUMode')
    expect(Object.keys(mode?.properties as Item)).toEqual(['hw:cpu_mode'])
    const image = (await demo.call('GET', `${path}?resource_type=OS::Glance::Image`)).json as List
    expect(
      Object.keys(image.items.find((one) => one.namespace === 'OS::Compute::CPUMode')?.properties as Item),
    ).toEqual(['hw_cpu_mode'])
    const hints = (await demo.call('GET', `${path}?resource_type=OS::Nova::Server&properties_target=scheduler_hints`))
      .json as List
    expect(hints.items.map((one) => one.namespace)).toEqual(['CIM::ProcessorAllocationSettingData'])
    expect((await demo.call('GET', `${path}?resource_type=OS::Cinder::Volumes`)).json).toMatchObject({ items: [] })
    const bare = await demo.call('GET', path)
    expect([bare.status, bare.json]).toEqual([
      500,
      "metadefs_namespace_full_list() missing 1 required positional argument: 'resource_type'",
    ])
    expect((await demo.call('GET', '/api/glance/version/')).json).toEqual({ version: '2' })
  })
})
