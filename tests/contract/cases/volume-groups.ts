import { describe, expect, it } from 'vitest'
import type { Client } from '@stratus/api-client'
import { openForm } from '@stratus/api-client/forms'
import { called, ownName, type Cloud } from '../cloud.js'
import { fill } from './forms.js'

const words = (text: string | null) => (text ?? '').toLowerCase()
const all = { query: { all_projects: true } } as const

export function volumeGroupCases(cloud: Cloud): void {
  describe(`groups of volumes on the ${cloud.name} cloud`, () => {
    const demo = async () => (await cloud.as('demo')).client
    const admin = async () => (await cloud.as('admin')).client
    const groups = async (client: Client) => (await client.call('cinder.groups.list')).items
    const snapshots = async (client: Client) => (await client.call('cinder.groupSnapshots.list')).items
    const types = async (client: Client) => (await client.call('cinder.groupTypes.list')).items

    it('A-CINDER-05 lists the groups of the project, and their snapshots', async () => {
      const client = await demo()
      const group = called(await groups(client), 'vg-one')
      expect([words(group.status), group.availability_zone, group.volume_types]).toEqual([
        'available',
        'nova',
        ['standard'],
      ])
      expect(group.has_snapshots).toBe('yes')
      expect(called(await snapshots(client), 'vgs-one').group).toBe('vg-one')
    })

    it('A-CINDER-05 lists those of all projects with the name of each for administrators', async () => {
      const client = await admin()
      expect(called((await client.call('cinder.groups.list', all)).items, 'vg-one').project).toBe('demo')
      expect(called((await client.call('cinder.groupSnapshots.list', all)).items, 'vgs-one').project).toBe('demo')
      expect((await groups(client)).map(({ name }) => name)).not.toContain('vg-one')
    })

    it('A-CINDER-07 tells of a group and its snapshot the type and when they were made, to administrators the project', async () => {
      const [client, boss] = await Promise.all([demo(), admin()])
      const params = { id: called(await groups(client), 'vg-one').id }
      const taken = { id: called(await snapshots(client), 'vgs-one').id }
      const group = await client.call('cinder.groups.get', { params })
      const snapshot = await client.call('cinder.groupSnapshots.get', { params: taken })
      const type = called(await types(boss), 'plain-group')
      // Horizon's page tells the id of the type.
      expect([group.group_type, snapshot.group_type]).toEqual(
        Array(2).fill(cloud.name === 'direct' ? type.name : type.id),
      )
      expect([group.created_at, snapshot.created_at]).toEqual([
        expect.stringMatching('20'),
        expect.stringMatching('20'),
      ])
      expect(group.replication_status).toBe('disabled')
      const project_id = '0d000000000000000000000000000002'
      expect(await boss.call('cinder.groups.get', { params, ...all })).toMatchObject({ ...group, project_id })
      expect(await boss.call('cinder.groupSnapshots.get', { params: taken, ...all })).toMatchObject({
        ...snapshot,
        project_id,
      })
    })

    it('P-VGROUP-04 Cinder keeps a volume that is in a group, and a snapshot that is part of a group snapshot', async () => {
      const client = await demo()
      const group = called(await groups(client), 'vg-one').id
      const volume = (await client.call('cinder.volumes.list')).items.find(({ group_id }) => group_id === group)
      const part = (await client.call('cinder.snapshots.list')).items.find((each) => each.group_snapshot_id)
      const deleted = (table: string, name: string, id = '') =>
        client.tableAction(`project/${table}/`, `${name}__delete__${id}`).then(
          (said) => said?.type,
          () => 'error',
        )
      expect(await deleted('volumes', 'volumes', volume?.id)).toBe('error')
      expect(await deleted('snapshots', 'volume_snapshots', part?.id)).toBe('error')
      const left = await Promise.all([client.call('cinder.volumes.list'), client.call('cinder.snapshots.list')])
      expect(left[0].items.map(({ id }) => id)).toContain(volume?.id)
      expect(left[1].items.map(({ id }) => id)).toContain(part?.id)
    })

    // Horizon's page offers the volumes of the administrator's own project.
    it.runIf(cloud.name !== 'live')(
      'A-CINDER-05 an administrator is offered the volumes of the group’s project, those in it chosen',
      async () => {
        const { id } = called(await groups(await demo()), 'vg-one')
        const form = await openForm(await admin(), 'cinder.anyGroupVolumes', { id })
        const { choices = [], value } = form?.fields.find(({ name }) => name.endsWith('role_member')) ?? {}
        const chosen = choices.filter((each) => value?.split('\n').includes(each.value))
        expect(chosen.map(({ label }) => label.split(' ')[0])).toEqual(['vol-in-group'])
      },
    )

    it('A-CINDER-05 makes a group, puts a volume in, takes a snapshot, makes a group of that, and deletes all', async () => {
      const client = await demo()
      const name = ownName('volume-group')
      const body = { size: 1, name, description: '', metadata: {}, volume_type: 'standard' } as never
      const { id: volume } = await client.call('cinder.volumes.create', { body })
      cloud.note('volume', volume)
      const volumeNow = () => client.call('cinder.volumes.get', { params: { id: volume } })
      await cloud.waitUntil('the volume is there', async () => (await volumeNow()).status === 'available')
      const group_type = called(await types(await admin()), 'plain-group').id
      const standard = called((await client.call('cinder.volumeTypes.list')).items, 'standard').id
      const make = (values: object) =>
        fill(client, 'cinder.createGroup', {}, { name, description: 'ü', group_type, ...values })
      expect(await make({})).toMatchObject({ ok: false })
      expect(await make({ add_vtypes_to_group_role_member: standard })).toMatchObject({ ok: true })
      const rests = (
        what: string,
        list: (client: Client) => Promise<readonly { name: string | null; status: string | null }[]>,
      ) =>
        cloud.waitUntil(`${what} is there`, async () =>
          (await list(client)).some((one) => one.name === what && words(one.status) === 'available'),
        )
      await rests(name, groups)
      const { id } = called(await groups(client), name)

      const put = (members: string) =>
        fill(client, 'cinder.groupVolumes', { id }, { add_volumes_to_group_role_member: members })
      expect(await put(volume)).toMatchObject({ ok: true })
      await cloud.waitUntil('the volume is in the group', async () => (await volumeNow()).group_id === id)
      await rests(name, groups)
      // None is chosen: all are taken out.
      expect(await put('')).toMatchObject({ ok: true })
      await cloud.waitUntil('the volume is in no group', async () => !(await volumeNow()).group_id)
      await rests(name, groups)
      expect(await put(volume)).toMatchObject({ ok: true })
      await cloud.waitUntil('the volume is in the group again', async () => (await volumeNow()).group_id === id)
      await rests(name, groups)
      expect(await fill(client, 'cinder.editGroup', { id }, { name, description: '<b>x</b>' })).toMatchObject({
        ok: true,
      })
      expect(called(await groups(client), name).description).toBe('<b>x</b>')

      expect(await fill(client, 'cinder.snapshotGroup', { id }, { name })).toMatchObject({ ok: true })
      await rests(name, snapshots)
      const taken = called(await snapshots(client), name)
      expect(called(await groups(client), name).has_snapshots).toBe('yes')
      const copy = `${name}-2`
      expect(await fill(client, 'cinder.restoreGroup', { id: taken.id }, { name: copy })).toMatchObject({ ok: true })
      await rests(copy, groups)

      const deletion = `volume_vg_snapshots__delete_vg_snapshot__${taken.id}`
      expect((await client.tableAction('project/vg_snapshots/', deletion))?.type).toBe('success')
      const gone = async () => (await snapshots(client)).every((one) => one.id !== taken.id)
      await cloud.waitUntil('the snapshot is gone', gone)
      for (const one of [called(await groups(client), copy).id, id])
        expect(await fill(client, 'cinder.deleteGroup', { id: one }, { delete_volumes: 'on' })).toMatchObject({
          ok: true,
        })
      await cloud.waitUntil('the groups are gone', async () =>
        (await groups(client)).every((one) => one.name !== name && one.name !== copy),
      )
    })

    it('A-CINDER-05 makes a type of groups, gives it specs, and deletes it', async () => {
      const client = await admin()
      const name = ownName('group-type')
      const make = () =>
        fill(client, 'cinder.createGroupType', {}, { name, group_type_description: 'ü', is_public: '' })
      expect(await make()).toMatchObject({ ok: true })
      expect(await make()).toMatchObject({ ok: false, fields: ['name'] })
      const { id, description, public: isPublic } = called(await types(client), name)
      expect([description, isPublic]).toEqual(['ü', 'No'])
      const edit = { name: `${name}-2`, description: '', is_public: 'on' }
      expect(await fill(client, 'cinder.editGroupType', { id }, edit)).toMatchObject({ ok: true })
      expect(called(await types(client), edit.name).public).toBe('Yes')

      const specs = async () => (await client.call('cinder.groupTypes.specs', { params: { id } })).items
      expect(await specs()).toEqual([])
      const key = 'a:b.c'
      expect(await fill(client, 'cinder.createGroupSpec', { id }, { key, value: '<is> True' })).toMatchObject({
        ok: true,
      })
      expect(await specs()).toMatchObject([{ key, value: '<is> True' }])
      expect(await fill(client, 'cinder.editGroupSpec', { id, key }, { value: '7' })).toMatchObject({ ok: true })
      const [spec] = await specs()
      expect(spec).toMatchObject({ key, value: '7' })
      const page = `admin/group_types/${id}/specs/`
      await client.tableAction(page, `specs__delete__${spec?.id}`, 'admin/group_types/')
      expect(await specs()).toEqual([])
      const outcome = await client.tableAction('admin/group_types/', `group_types__delete__${id}`)
      expect(outcome?.type).toBe('success')
      expect((await types(client)).map((type) => type.id)).not.toContain(id)
      const member = await demo()
      await expect(member.call('cinder.groupTypes.specs', { params: { id } })).rejects.toMatchObject({
        name: 'ApiError',
      })
    })
  })
}
