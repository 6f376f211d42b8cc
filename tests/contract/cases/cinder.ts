import { readTableRows } from '@stratus/api-client'
import { newTransfer, openForm, sendToBeTold } from '@stratus/api-client/forms'
import { describe, expect, it } from 'vitest'
import { called, nowhere, ownName, type Cloud, expectLack } from '../cloud.js'
import { fill } from './forms.js'

const seeded = [
  'vol-empty',
  'vol-data',
  'vol-bootable',
  'vol-shared',
  'vol-error',
  'vol-root',
  'vol-from-snap',
  'vol-in-group',
]

/** Every key of a request, as the server wants it. */
const request = {
  size: 1,
  name: 'ct-never',
  description: '',
  volume_type: null,
  snapshot_id: null,
  metadata: {},
  image_id: null,
  availability_zone: null,
  source_volid: null,
}

export function cinderCases(cloud: Cloud): void {
  describe(`volumes on the ${cloud.name} cloud`, () => {
    const demo = async () => (await cloud.as('demo')).client
    const volume = async (name: string) => called((await (await demo()).call('cinder.volumes.list')).items, name)

    it('A-CINDER-01 lists volumes, newest first, and shows one with the name of its instance', async () => {
      const client = await demo()
      const { items, has_more_data, has_prev_data } = await client.call('cinder.volumes.list')
      expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining(seeded))
      const times = items.map(({ created_at }) => created_at ?? '')
      expect(times).toEqual([...times].sort().reverse())
      expect([has_more_data, has_prev_data]).toEqual([false, false])
      const data = called(items, 'vol-data')
      expect(data).toMatchObject({
        status: 'in-use',
        size: 2,
        volume_type: 'fast',
        metadata: { purpose: 'data' },
        bootable: false,
        host: null,
      })
      expect(data.attachments[0]).toMatchObject({ device: '/dev/sdb', instance_name: null })
      const one = await client.call('cinder.volumes.get', { params: { id: data.id } })
      expect(one.attachments[0]?.instance_name).toBe('vm-alpha-1')
      expect(called(items, 'vol-shared').multiattach).toBe(true)
      expect(called(items, 'vol-error')).toMatchObject({ status: 'error', metadata: { livecloud: 'fail' } })
      expect(called(items, 'vol-root').volume_image_metadata).toMatchObject({ image_name: 'debian-12' })
    })

    it('A-CINDER-01 filters on the server', async () => {
      const client = await demo()
      const names = async (query: Record<string, unknown>) =>
        (await client.call('cinder.volumes.list', { query })).items.map(({ name }) => name).sort()
      expect(await names({ name: 'vol-data' })).toEqual(['vol-data'])
      expect(await names({ status: 'error' })).toEqual(['vol-error'])
      expect(await names({ bootable: 1 })).toEqual(['vol-bootable', 'vol-root'])
    })

    it('A-CINDER-01 goes through pages by marker', async () => {
      const client = await demo()
      const { items } = await client.call('cinder.volumes.list')
      const marker = items[2]!.id
      const page = await client.call('cinder.volumes.list', { query: { paginate: true, marker } })
      expect(page.items.map(({ id }) => id)).toEqual(items.slice(3).map(({ id }) => id))
      expect([page.has_more_data, page.has_prev_data]).toEqual([false, true])
      await expect(
        client.call('cinder.volumes.list', { query: { paginate: true, marker: nowhere } }),
      ).rejects.toMatchObject({ status: 404 })
    })

    it('A-CINDER-01 makes a volume that becomes available', async () => {
      const client = await demo()
      const before = await client.call('cinder.limits')
      const name = ownName('vol')
      const made = await client.call('cinder.volumes.create', {
        body: { ...request, name, description: 'By the contract', metadata: { ct: '1' } },
      })
      expect(made).toMatchObject({
        name,
        status: 'creating',
        size: 1,
        volume_type: 'standard',
        availability_zone: 'nova',
        bootable: false,
      })
      const params = { id: made.id }
      const look = () => client.call('cinder.volumes.get', { params })
      await cloud.waitUntil('the volume is available', async () => (await look()).status === 'available')
      expect(await look()).toMatchObject({ description: 'By the contract', metadata: { ct: '1' } })
      const after = await client.call('cinder.limits')
      expect(after.totalVolumesUsed! - before.totalVolumesUsed!).toBe(1)
      expect(after.totalGigabytesUsed! - before.totalGigabytesUsed!).toBe(1)
      await client.call('cinder.volumes.updateMetadata', { params, body: { updated: { k: 'v' }, removed: ['ct'] } })
      expect(await client.call('cinder.volumes.metadata', { params })).toEqual({ k: 'v' })
      await expect(
        client.call('cinder.volumes.updateMetadata', { params, body: { updated: {}, removed: ['nosuch'] } }),
      ).rejects.toMatchObject({ status: 404 })
      await cloud.discard('volume', made.id)
    })

    it('A-CINDER-01 makes a volume of an image bootable', async () => {
      const client = await demo()
      const { items: images } = await client.call('glance.images.list')
      const made = await client.call('cinder.volumes.create', {
        body: { ...request, name: ownName('boot'), image_id: called(images, 'cirros').id },
      })
      const look = () => client.call('cinder.volumes.get', { params: { id: made.id } })
      await cloud.waitUntil('the volume is available', async () => (await look()).status === 'available')
      expect(await look()).toMatchObject({
        bootable: true,
        volume_image_metadata: { image_name: 'cirros', disk_format: 'qcow2' },
      })
      await cloud.discard('volume', made.id)
    })

    it('A-CINDER-01 turns a volume that cannot be made to an error', async () => {
      const client = await demo()
      const made = await client.call('cinder.volumes.create', {
        body: { ...request, name: ownName('fail'), metadata: { livecloud: 'fail' } },
      })
      const look = () => client.call('cinder.volumes.get', { params: { id: made.id } })
      await cloud.waitUntil('the volume has failed', async () => (await look()).status === 'error')
      await cloud.discard('volume', made.id)
    })

    it('A-CINDER-01 says what is wrong with a request', async () => {
      const visit = await cloud.as('demo')
      const refused = async (change: Record<string, unknown>) => {
        const { status, json } = await visit.send('POST', '/api/cinder/volumes/', { json: { ...request, ...change } })
        return [status, String(json).replace(/ \(Request-ID: .*\)$/, '')]
      }
      expect(await refused({ size: 0 })).toEqual([
        400,
        'Invalid input for field/attribute size. Value: 0. 0 is less than the minimum of 1 (HTTP 400)',
      ])
      expect(await refused({ size: 'abc' })).toEqual([
        400,
        "Invalid input for field/attribute size. Value: abc. 'abc' does not match '^[0-9]+$' (HTTP 400)",
      ])
      expect(await refused({ volume_type: 'nosuch' })).toEqual([
        404,
        'Volume type with name nosuch could not be found. (HTTP 404)',
      ])
      expect(await refused({ snapshot_id: nowhere })).toEqual([
        404,
        `Snapshot ${nowhere} could not be found. (HTTP 404)`,
      ])
      expect(await refused({ source_volid: nowhere })).toEqual([
        404,
        `Volume ${nowhere} could not be found. (HTTP 404)`,
      ])
      expect(await refused({ image_id: nowhere })).toEqual([
        400,
        'Invalid image identifier or unable to access requested image. (HTTP 400)',
      ])
      expect(await refused({ availability_zone: 'nosuch' })).toEqual([
        400,
        "Availability zone 'nosuch' is invalid. (HTTP 400)",
      ])
      expect(await refused({ volume_type: 'encrypted' })).toEqual([400, 'Key manager error (HTTP 400)'])
      const [status, text] = await refused({ size: 5000 })
      expect(status).toBe(413)
      expect(text).toMatch(
        /^VolumeSizeExceedsAvailableQuota: .* Requested 5000G, quota is 1000G and \d+G has been consumed\. \(HTTP 413\)$/,
      )
      const short = await visit.send('POST', '/api/cinder/volumes/', { json: { size: 1, name: 'x' } })
      expectLack(cloud, short, "'description'")
    })

    it('A-CINDER-01 says what it cannot find', async () => {
      const visit = await cloud.as('demo')
      for (const [path, text] of [
        [`volumes/${nowhere}/`, `Volume ${nowhere}`],
        [`volumes/${nowhere}/metadata`, `Volume ${nowhere}`],
        [`volumetypes/${nowhere}/`, `Volume type ${nowhere}`],
        [`volumesnapshots/${nowhere}/metadata`, `Snapshot ${nowhere}`],
      ] as const) {
        const answer = await visit.send('GET', `/api/cinder/${path}`)
        expect(answer.status).toBe(404)
        expect(String(answer.json)).toContain(`${text} could not be found. (HTTP 404)`)
      }
    })

    it('A-CINDER-01 lists volume types; members see only some of their extra specs', async () => {
      const client = await demo()
      const { items } = await client.call('cinder.volumeTypes.list')
      expect(items.map(({ name }) => name).sort()).toEqual([
        '__DEFAULT__',
        'encrypted',
        'fast',
        'multi',
        'private-type',
        'standard',
      ])
      const all = await (await cloud.as('admin')).client.call('cinder.volumeTypes.list')
      expect(all.items.map(({ name }) => name)).toContain('private-type')
      expect(called(items, 'multi').extra_specs).toEqual({ multiattach: '<is> True' })
      expect(called(items, 'fast').extra_specs).toEqual({})
      expect(await client.call('cinder.volumeTypes.default')).toMatchObject({ name: 'standard' })
      const params = { id: called(items, 'fast').id }
      expect(await client.call('cinder.volumeTypes.metadata', { params })).toEqual({})
      const specs = await (await cloud.as('admin')).client.call('cinder.volumeTypes.metadata', { params })
      expect(Object.keys(specs)).toEqual(['volume_backend_name'])
    })

    it('A-CINDER-02 keeps the extra specs of a type from members, and of a type in use from everybody', async () => {
      const { items } = await (await demo()).call('cinder.volumeTypes.list')
      const path = `/api/cinder/volumetypes/${called(items, 'fast').id}/metadata`
      const json = { updated: { ct: '1' }, removed: [] }
      const member = await (await cloud.as('demo')).send('PATCH', path, { json })
      expect(member.status).toBe(403)
      expect(String(member.json)).toContain(
        "Policy doesn't allow volume_extension:types_extra_specs:create to be performed.",
      )
      const admin = await (await cloud.as('admin')).send('PATCH', path, { json })
      expect(admin.status).toBe(400)
      expect(String(admin.json)).toContain('Volume Type is currently in use.')
    })

    it.runIf(cloud.name !== 'direct')(
      'P-VTYPE-02 P-VTYPE-03 P-VTYPE-05 Horizon’s page tells of volume types, and its forms and table change them',
      async () => {
        const admin = await cloud.as('admin')
        const page = 'admin/volume_types/'
        const row = async (name: string) =>
          called(readTableRows(await admin.client.readPage(page), 'volume_types'), name)
        expect((await row('fast')).cells.slice(0, 4)).toEqual(['fast', 'With a QoS spec', 'iops-500', '-'])
        expect((await row('encrypted')).cells[3]).toBe('luks')
        expect((await row('encrypted')).actions).toEqual(expect.arrayContaining(['update_encryption', 'delete']))
        expect((await row('private-type')).actions).toContain('edit_access')
        expect((await row('fast')).actions).not.toContain('edit_access')

        const send = (path: string, fields: Record<string, string>) =>
          admin.send('POST', `/${page}${path}`, { form: new URLSearchParams(fields) })
        const name = ownName('type')
        const made = await send('create_type', { name, vol_type_description: 'By the contract', is_public: 'on' })
        expect([made.status, made.headers.get('X-Horizon-Location')]).toEqual([200, `/${page}`])
        const taken = await send('create_type', { name, vol_type_description: '' })
        expect(taken.text).toMatch(new RegExp(`Volume type name &(quot|#34);${name}&(quot|#34); already exists.`))
        const { items } = await admin.client.call('cinder.volumeTypes.list')
        const params = { id: called(items, name).id }
        const change = (updated: Record<string, string>, removed: string[]) =>
          admin.client.call('cinder.volumeTypes.updateMetadata', { params, body: { updated, removed } })
        await change({ 'ct:a': '1', 'ct:b': '2' }, [])
        await change({ 'ct:a': '3' }, ['ct:b'])
        expect(await admin.client.call('cinder.volumeTypes.metadata', { params })).toEqual({ 'ct:a': '3' })
        await send(`${params.id}/update_type/`, { name, description: 'Changed' })
        expect((await row(name)).actions).toContain('edit_access')
        expect((await admin.client.call('cinder.volumeTypes.get', { params })).description).toBe('Changed')

        const remove = (id: string) => admin.client.tableAction(page, `volume_types__delete__${id}`)
        expect(await remove(params.id)).toMatchObject({ type: 'success', text: `Deleted Volume Type: ${name}` })
        expect(await remove((await row('fast')).id)).toMatchObject({
          type: 'error',
          text: 'Unable to delete volume type: fast',
        })
        const demo = await cloud.as('demo')
        expect(readTableRows((await demo.send('GET', `/${page}`)).text, 'volume_types')).toEqual([])
      },
    )

    it('A-CINDER-02 lists snapshots and edits their metadata', async () => {
      const client = await demo()
      const { items } = await client.call('cinder.snapshots.list')
      // A fast seed makes two of them within one second, of which Cinder tells no order.
      expect(items.map(({ name }) => name).toSorted()).toEqual(['snap-data-1', 'snap-empty', 'vgs-one'])
      const snapshot = called(items, 'snap-data-1')
      expect(snapshot).toMatchObject({ size: 2, status: 'available', volume_id: (await volume('vol-data')).id })
      const params = { id: snapshot.id }
      await client.call('cinder.snapshots.updateMetadata', { params, body: { updated: { ct: '1' }, removed: [] } })
      expect(await client.call('cinder.snapshots.metadata', { params })).toEqual({ ct: '1' })
      await client.call('cinder.snapshots.updateMetadata', { params, body: { updated: {}, removed: ['ct'] } })
      expect(await client.call('cinder.snapshots.metadata', { params })).toEqual({})
      expect((await client.call('cinder.snapshots.list', { query: { status: 'error' } })).items).toEqual([])
    })

    it('A-CINDER-02 wants both halves of a metadata change', async () => {
      const visit = await cloud.as('demo')
      const path = `/api/cinder/volumes/${(await volume('vol-empty')).id}/metadata`
      for (const [json, text] of [
        [{ updated: { a: 'b' } }, "'removed'"],
        [{}, "'updated'"],
        [undefined, "'NoneType' object is not subscriptable"],
      ] as const) {
        const answer = await visit.send('PATCH', path, json === undefined ? {} : { json })
        if (json !== undefined || cloud.name !== 'direct') expectLack(cloud, answer, text)
      }
    })

    it('A-CINDER-06 tells of volumes by a page too, while one of them waits for a transfer', async () => {
      const client = await demo()
      const { items } = await client.call('cinder.toldVolumes.list')
      expect(called(items, 'vol-data')).toMatchObject({ size: 2 * 1024 ** 3, type: 'fast' })
      expect(called(items, 'vol-data').attached_to).toEqual([expect.stringMatching(/^\/dev\/\w+ on vm-alpha-1$/)])
      const all = { query: { all_projects: true } } as const
      const every = (await (await cloud.as('admin')).client.call('cinder.toldVolumes.list', all)).items
      expect(every.length).toBeGreaterThanOrEqual(items.length)
      expect(called(every, 'vol-data').host).toBeTruthy()
    })

    it('A-CINDER-06 a transfer tells its key once, is accepted with it only, and can be taken back', async () => {
      const client = await demo()
      const name = ownName('transfer')
      const body = { size: 1, name, description: '', metadata: {} } as never
      const { id } = await client.call('cinder.volumes.create', { body })
      cloud.note('volume', id)
      const status = async () => (await client.call('cinder.volumes.get', { params: { id } })).status
      await cloud.waitUntil('the volume is there', async () => (await status()) === 'available')
      const offer = async (wanted: string) => {
        const form = await openForm(client, 'cinder.createTransfer', { id })
        return sendToBeTold(client, form!, { name: wanted }, newTransfer)
      }
      expect(await offer('')).toMatchObject({ fields: { name: expect.stringMatching(/./) } })
      const told = await offer(name)
      if (!('made' in told)) throw new Error(JSON.stringify(told))
      expect(told.made).toEqual({
        name,
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        key: expect.stringMatching(/^\S{8,}$/),
      })
      const take = (auth_key: string) =>
        fill(client, 'cinder.acceptTransfer', {}, { transfer_id: told.made.id, auth_key })
      const refused = await take('wrong-key')
      expect(refused.ok).toBe(false)
      if (cloud.name === 'direct') expect(refused.errors.join()).toContain('invalid auth key')
      // Horizon's own list of volumes falls over while a transfer waits: that of its page goes on.
      const waiting = (await client.call('cinder.toldVolumes.list')).items.find((volume) => volume.id === id)
      expect(waiting?.status?.toLowerCase()).toMatch(/^awaiting.transfer$/)
      expect(await take(told.made.key)).toMatchObject({ ok: true })
      await cloud.waitUntil('it is free again', async () => (await status()) === 'available')
      await cloud.discard('volume', id)
    })

    it('A-CINDER-03 tells limits, zones, extensions and default quotas', async () => {
      const client = await demo()
      expect(await client.call('cinder.limits')).toMatchObject({
        maxTotalVolumes: 10,
        maxTotalVolumeGigabytes: 1000,
        maxTotalSnapshots: 10,
        totalSnapshotsUsed: 3,
      })
      expect((await client.call('cinder.availabilityZones.list')).items).toMatchObject([
        { name: 'nova', available: true },
      ])
      // Horizon asks for what Cinder does not have.
      const detailed = client.call('cinder.availabilityZones.list', { query: { detailed: true } })
      if (cloud.name === 'direct') expect((await detailed).items).toHaveLength(1)
      else await expect(detailed).rejects.toMatchObject({ status: 404 })
      // Horizon asks for an extension that no Cinder names any more.
      const refused = cloud.name === 'direct' ? 403 : 501
      await expect(client.call('cinder.services.list')).rejects.toMatchObject({ status: refused })
      const { items } = await client.call('cinder.extensions.list')
      expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining(['Backups', 'Quotas', 'VolumeTransfer']))
      const defaults = await client.call('cinder.quotas.defaults')
      const named = defaults.items.map((quota) => [quota.name, quota.display_name])
      expect(named).toEqual(
        expect.arrayContaining([
          ['volumes', 'Volumes'],
          ['gigabytes', 'Total Size of Volumes and Snapshots (GB)'],
          ['volumes_fast', 'Volumes Fast'],
          ['groups', 'Groups'],
        ]),
      )
    })

    it('A-CINDER-03 shows QoS specs to administrators', async () => {
      await expect((await demo()).call('cinder.qosSpecs.list')).rejects.toMatchObject({ status: 403 })
      const { items } = await (await cloud.as('admin')).client.call('cinder.qosSpecs.list')
      expect(called(items, 'iops-500')).toMatchObject({ consumer: 'front-end', specs: { total_iops_sec: '500' } })
    })

    it('A-CINDER-03 keeps quotas to administrators and wants them whole', async () => {
      const path = '/api/cinder/quota-sets/0e000000000000000000000000000003'
      const json = { volumes: 10, snapshots: 10, gigabytes: 1000 }
      expect((await (await cloud.as('admin')).send('PATCH', path, { json })).status).toBe(204)
      const part = await (await cloud.as('admin')).send('PATCH', path, { json: { volumes: 10 } })
      expectLack(cloud, part, expect.stringMatching(/^'(snapshots|gigabytes)'$/))
      const member = await (await cloud.as('demo')).send('PATCH', path, { json })
      expect(member.status).toBe(403)
      expect(String(member.json)).toContain("Policy doesn't allow volume_extension:quotas:update to be performed.")
    })
  })
}
