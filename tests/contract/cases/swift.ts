import { describe, expect, it } from 'vitest'
import { ownName, type Cloud, expectLack } from '../cloud.js'

export function swiftCases(cloud: Cloud): void {
  describe(`object storage on the ${cloud.name} cloud`, () => {
    const demo = async () => (await cloud.as('demo')).client

    /** Runs with a container of its own and clears it away. */
    const withContainer = async (run: (container: string) => Promise<void>, extra: { is_public?: boolean } = {}) => {
      const client = await demo()
      const container = ownName('box')
      await client.call('swift.containers.create', { params: { container }, body: extra })
      try {
        await run(container)
      } finally {
        await clear(container, '')
        await client.call('swift.containers.delete', { params: { container } })
      }
    }
    const clear = async (container: string, path: string): Promise<void> => {
      const client = await demo()
      const { items } = await client.call('swift.objects.list', { params: { container }, query: { path } })
      for (const item of items) {
        if (item.is_subdir) await clear(container, item.path)
        await client.call('swift.objects.delete', { params: { container, path: item.path } }).catch(() => undefined)
      }
    }
    const upload = async (container: string, path: string, content = 'hello\n') =>
      (await demo()).call('swift.objects.upload', {
        params: { container, path },
        body: { file: new Blob([content], { type: 'text/plain' }) },
      })

    it('A-SWIFT-01 tells its capabilities and policies', async () => {
      const client = await demo()
      const { info } = await client.call('swift.info')
      expect(Object.keys(info)).toEqual(expect.arrayContaining(['swift', 'slo', 'tempurl', 'bulk_delete']))
      expect((await client.call('swift.policies.list')).policies).toMatchObject([{ name: 'Policy-0', default: true }])
    })

    it('A-SWIFT-01 lists containers by name, from a prefix on', async () => {
      const client = await demo()
      const { items } = await client.call('swift.containers.list')
      expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining(['docs', 'empty', 'many', 'photos']))
      expect((await client.call('swift.containers.list', { query: { prefix: 'do' } })).items).toMatchObject([
        { name: 'docs', count: 8 },
      ])
      expect(
        (await (await cloud.as('admin')).client.call('swift.containers.list')).items.some(
          ({ name }) => name === 'docs',
        ),
      ).toBe(false)
    })

    it('A-SWIFT-01 makes a container, opens it to the public, closes it and deletes it', async () => {
      const client = await demo()
      await withContainer(async (container) => {
        const params = { container }
        const look = () => client.call('swift.containers.get', { params })
        expect(await look()).toMatchObject({
          name: container,
          is_public: false,
          public_url: null,
          container_object_count: 0,
          storage_policy: { name: 'Policy-0' },
        })
        await client.call('swift.containers.setAccess', { params, body: { is_public: true } })
        const open = await look()
        expect(open.is_public).toBe(true)
        expect(open.public_url).toMatch(new RegExp(`/v1/AUTH_0d000000000000000000000000000002/${container}$`))
        await client.call('swift.containers.setAccess', { params, body: { is_public: false } })
        expect((await look()).is_public).toBe(false)
      })
    })

    it('A-SWIFT-01 refuses a second container of the same name, and one of a policy that is not there', async () => {
      const visit = await cloud.as('demo')
      const again = await visit.send('POST', '/api/swift/containers/docs/metadata/', { json: { is_public: false } })
      expect([again.status, again.json]).toEqual([409, 'A container with the name "docs" already exists.'])
      const path = `/api/swift/containers/${ownName('policy')}/metadata/`
      const policy = await visit.send('POST', path, { json: { storage_policy: 'nosuch' } })
      expect(policy.status).toBe(400)
      expect(String(policy.json)).toContain("Invalid X-Storage-Policy 'nosuch'")
      if (cloud.name === 'direct') return
      const nothing = await visit.send('POST', path)
      // What Python calls it depends on the Python.
      expect([nothing.status, nothing.json]).toEqual([
        500,
        expect.stringMatching(/^argument of type 'NoneType' is not (a container or )?iterable$/),
      ])
    })

    it('A-SWIFT-02 uploads a file, shows it, hands it back and deletes it', async () => {
      const client = await demo()
      await withContainer(async (container) => {
        const params = { container, path: 'a b/hé #?%.txt' }
        await upload(container, params.path)
        expect(await client.call('swift.objects.get', { params })).toMatchObject({
          name: params.path,
          bytes: 6,
          content_type: 'text/plain',
          // MD5 of the content.
          etag: 'b1946ac92492d2347c6235b4d2611184',
        })
        const blob = await client.call('swift.objects.download', { params })
        expect(await blob.text()).toBe('hello\n')
        const { items } = await client.call('swift.objects.list', { params: { container }, query: { path: 'a b/' } })
        expect(items).toMatchObject([
          { path: params.path, name: 'hé #?%.txt', bytes: 6, is_object: true, is_subdir: false },
        ])
        await client.call('swift.objects.delete', { params })
        await expect(client.call('swift.objects.get', { params })).rejects.toMatchObject({ status: 404 })
      })
    })

    it('A-SWIFT-02 keeps a file of 0 bytes, which the form itself refuses', async () => {
      const visit = await cloud.as('demo')
      await withContainer(async (container) => {
        await upload(container, 'nothing.txt', '')
        const params = { container, path: 'nothing.txt' }
        expect(await visit.client.call('swift.objects.get', { params })).toMatchObject({ bytes: 0 })
        if (cloud.name === 'direct') return
        const form = new FormData()
        form.append('file', new Blob([]), 'raw.txt')
        expect((await visit.send('POST', `/api/swift/containers/${container}/object/raw.txt`, { form })).status).toBe(
          500,
        )
      })
    })

    it('A-SWIFT-02 lists folders whose names hold per cent signs and what follows them', async () => {
      const client = await demo()
      await withContainer(async (container) => {
        const path = '100%/%20 #?/ünï.txt'
        await upload(container, path)
        const list = async (folder: string) =>
          (await client.call('swift.objects.list', { params: { container }, query: { path: folder } })).items
        expect(await list('100%/')).toMatchObject([{ path: '100%/%20 #?/', is_subdir: true }])
        expect(await list('100%/%20 #?/')).toMatchObject([{ path, name: 'ünï.txt', is_subdir: false }])
        await client.call('swift.objects.delete', { params: { container, path } })
      })
    })

    it('A-SWIFT-02 sends a download as a file', async () => {
      const visit = await cloud.as('demo')
      const answer = await visit.send('GET', '/api/swift/containers/docs/object/reports/2025/q1.csv', { ajax: false })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="q1.csv"')
      expect(answer.headers.get('Content-Type')).toBe('application/octet-stream')
      expect(answer.headers.get('Content-Length')).toBe('22')
    })

    it('A-SWIFT-02 writes over an older object of the same name', async () => {
      const client = await demo()
      await withContainer(async (container) => {
        await upload(container, 'a.txt', 'one')
        await upload(container, 'a.txt', 'two and more')
        expect(await client.call('swift.objects.get', { params: { container, path: 'a.txt' } })).toMatchObject({
          bytes: 12,
        })
        expect(await client.call('swift.containers.get', { params: { container } })).toMatchObject({
          container_object_count: 1,
          container_bytes_used: 12,
        })
      })
    })

    it('A-SWIFT-02 A-SWIFT-03 makes folders, and deletes them when they are empty', async () => {
      const visit = await cloud.as('demo')
      const { client } = visit
      await withContainer(async (container) => {
        await client.call('swift.folders.create', { params: { container, path: 'folder' }, body: {} })
        await upload(container, 'folder/file.txt')
        const { items } = await client.call('swift.objects.list', { params: { container } })
        expect(items).toMatchObject([
          {
            path: 'folder/',
            name: 'folder',
            is_subdir: true,
            is_object: false,
            content_type: 'application/pseudo-folder',
          },
        ])
        const full = await visit.send('DELETE', `/api/swift/containers/${container}/object/folder/`)
        expect([full.status, full.json]).toEqual([409, 'The pseudo folder cannot be deleted since it is not empty.'])
        const box = await visit.send('DELETE', `/api/swift/containers/${container}/metadata/`)
        expect([box.status, box.json]).toEqual([409, 'The container cannot be deleted since it is not empty.'])
        const twice = await visit.send('POST', `/api/swift/containers/${container}/object/folder/`, {
          form: new FormData(),
        })
        expect(twice.status).toBe(cloud.name === 'direct' ? 409 : 500)
        await client.call('swift.objects.delete', { params: { container, path: 'folder/file.txt' } })
        await client.call('swift.folders.delete', { params: { container, path: 'folder' } })
        expect((await client.call('swift.objects.list', { params: { container } })).items).toEqual([])
      })
    })

    it('A-SWIFT-02 copies an object, but not over another', async () => {
      const visit = await cloud.as('demo')
      await withContainer(async (container) => {
        await upload(container, 'from/a.txt')
        const path = `/api/swift/containers/${container}/copy/from/a.txt`
        const copy = (json: Record<string, unknown>) => visit.send('POST', path, { json })
        const made = await copy({ dest_container: container, dest_name: 'to/b.txt' })
        expect([made.status, made.text, made.headers.get('Location')]).toEqual([
          201,
          '',
          `/api/swift/containers/${container}/object/to/b.txt`,
        ])
        const again = await copy({ dest_container: container, dest_name: 'to/b.txt' })
        expect([again.status, again.json]).toEqual([409, 'A object with the name "to/b.txt" already exists.'])
        expect((await copy({ dest_container: 'ct-nosuch', dest_name: 'c' })).status).toBe(404)
        const short = await copy({ dest_container: container })
        expectLack(cloud, short, "'dest_name'")
      })
    })

    it('A-SWIFT-02 copies from a name with per cent signs only when it is encoded twice', async () => {
      const visit = await cloud.as('demo')
      await withContainer(async (container) => {
        const path = '100% #?/ü.txt'
        await upload(container, path)
        const copy = async (encoded: string, dest_name: string) =>
          (
            await visit.send('POST', `/api/swift/containers/${container}/copy/${encoded}`, {
              json: { dest_container: container, dest_name },
            })
          ).status
        const twice = path.split('/').map((name) => encodeURIComponent(encodeURIComponent(name)))
        expect(await copy(twice.join('/'), 'copy.txt')).toBe(201)
        await upload(container, 'a%41.txt')
        expect(await copy('a%2541.txt', 'never.txt')).toBe(404)
        await visit.client.call('swift.objects.delete', { params: { container, path } })
      })
    })

    it('A-SWIFT-02 says what it cannot find', async () => {
      const visit = await cloud.as('demo')
      for (const [method, path, words] of [
        ['GET', 'nosuch/metadata/', 'Container HEAD failed: '],
        ['GET', 'nosuch/objects/', 'Container GET failed: '],
        ['GET', 'docs/metadata/nosuch', 'Object HEAD failed: '],
        ['DELETE', 'docs/object/nosuch', 'Object DELETE failed: '],
        ['DELETE', 'nosuch/metadata/', 'Container GET failed: '],
      ] as const) {
        const answer = await visit.send(method, `/api/swift/containers/${path}`)
        expect([path, answer.status]).toEqual([path, 404])
        expect(String(answer.json)).toContain(cloud.name === 'direct' ? '(HTTP 404) (Request-ID: tx' : words)
        if (cloud.name !== 'direct') expect(String(answer.json)).toContain(' 404 Not Found')
      }
      if (cloud.name === 'direct') return
      expect((await visit.send('GET', '/api/swift/containers/docs/object/nosuch')).status).toBe(500)
    })

    it('A-SWIFT-02 lets a reader look and not change', async () => {
      const visit = await cloud.as('reader')
      expect((await visit.send('GET', '/api/swift/containers/docs/object/readme.txt')).status).toBe(200)
      expect(
        (await visit.send('POST', `/api/swift/containers/${ownName('no')}/metadata/`, { json: { is_public: false } }))
          .status,
      ).toBe(403)
      expect(
        (await visit.send('PUT', '/api/swift/containers/empty/metadata/', { json: { is_public: false } })).status,
      ).toBe(403)
      expect((await visit.send('DELETE', '/api/swift/containers/docs/object/readme.txt')).status).toBe(403)
    })

    it('G-GATE-15 tells by what is not there who may write', async () => {
      for (const [user, status] of [
        ['reader', 403],
        ['demo', 404],
      ] as const) {
        const visit = await cloud.as(user)
        for (const container of ['docs', ownName('nowhere')])
          expect([
            user,
            (await visit.send('DELETE', `/api/swift/containers/${container}/object/nothing`)).status,
          ]).toEqual([user, status])
      }
    })
  })
}
