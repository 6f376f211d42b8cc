import { describe, expect, it } from 'vitest'
import type { Client } from '@stratus/api-client'
import { called, ownName, type Cloud } from '../cloud.js'
import { fill } from './forms.js'

const page = 'admin/volume_types/'

export function volumeTypeCases(cloud: Cloud): void {
  describe(`volume types on the ${cloud.name} cloud`, () => {
    const admin = async () => (await cloud.as('admin')).client
    const types = async (client: Client) => (await client.call('cinder.anyVolumeTypes.list')).items
    const specs = async (client: Client) => (await client.call('cinder.qosSpecs.list')).items

    it('P-VTYPE-02 tells administrators of QoS spec, encryption, and who may use each', async () => {
      const client = await admin()
      const { items, dropped } = await client.call('cinder.anyVolumeTypes.list')
      expect(dropped).toBe(0)
      expect(called(items, 'fast')).toMatchObject({ qos_spec: 'iops-500', encryption: null, public: 'Yes' })
      expect(called(items, 'encrypted')).toMatchObject({ encryption: 'luks', qos_spec: null })
      expect(called(items, 'encrypted').offered).toEqual(expect.arrayContaining(['update_encryption']))
      expect(called(items, 'private-type')).toMatchObject({ public: 'No' })
      expect(called(items, 'private-type').offered).toEqual(
        expect.arrayContaining(['edit_access', 'create_encryption']),
      )
    })

    it('P-VTYPE-03 P-VTYPE-07 makes a type, encrypts it, gives it to projects, and deletes it', async () => {
      const client = await admin()
      const name = ownName('volume-type')
      const make = () => fill(client, 'cinder.createVolumeType', {}, { name, vol_type_description: 'ü', is_public: '' })
      expect(await make()).toMatchObject({ ok: true })
      expect(await make()).toMatchObject({ ok: false, fields: ['name'] })
      const { id } = called(await types(client), name)
      const projects = (await client.call('keystone.projects.list')).items
      const [demo, other] = [called(projects, 'demo').id, called(projects, 'other').id]
      expect(await fill(client, 'cinder.typeAccess', { id }, { member: `${demo}\n${other}` })).toMatchObject({
        ok: true,
      })
      expect(await fill(client, 'cinder.typeAccess', { id }, { member: other })).toMatchObject({ ok: true })
      const seen = async (user: 'demo') =>
        (await (await cloud.as(user)).client.call('cinder.volumeTypes.list')).items.map((type) => type.name)
      expect(await seen('demo')).not.toContain(name)
      expect(await fill(client, 'cinder.typeAccess', { id }, { member: demo })).toMatchObject({ ok: true })
      expect(await seen('demo')).toContain(name)

      const encryption = { provider: 'luks', control_location: 'back-end', cipher: '', key_size: '256' }
      expect(await fill(client, 'cinder.createEncryption', { id }, { ...encryption, provider: '' })).toMatchObject({
        ok: false,
        fields: ['provider'],
      })
      expect(await fill(client, 'cinder.createEncryption', { id }, encryption)).toMatchObject({ ok: true })
      expect(called(await types(client), name).encryption).toBe('luks')
      const plain = { ...encryption, provider: 'plain' }
      expect(await fill(client, 'cinder.updateEncryption', { id }, plain)).toMatchObject({ ok: true })
      expect(called(await types(client), name).encryption).toBe('plain')
      expect((await client.tableAction(page, `volume_types__delete_encryption__${id}`))?.type).toBe('success')
      expect(called(await types(client), name).encryption).toBeNull()

      const edit = { name: `${name}-2`, description: '', is_public: 'on' }
      expect(await fill(client, 'cinder.editVolumeType', { id }, edit)).toMatchObject({ ok: true })
      expect(called(await types(client), edit.name).public).toBe('Yes')
      expect((await client.tableAction(page, `volume_types__delete__${id}`))?.type).toBe('success')
      expect((await types(client)).map((type) => type.id)).not.toContain(id)
    })

    it('P-VTYPE-08 makes a QoS spec, gives it values, associates it with a type, and deletes it', async () => {
      const client = await admin()
      const name = ownName('qos-spec')
      const make = () => fill(client, 'cinder.createQosSpec', {}, { name, consumer: 'front-end' })
      expect(await make()).toMatchObject({ ok: true })
      expect(await make()).toMatchObject({ ok: false, fields: ['name'] })
      const { id, consumer } = called(await specs(client), name)
      expect(consumer).toBe('front-end')
      expect(await fill(client, 'cinder.qosConsumer', { id }, { consumer_choice: 'both' })).toMatchObject({ ok: true })
      const key = 'total_iops:sec'
      expect(await fill(client, 'cinder.createQosValue', { id }, { key, value: '500' })).toMatchObject({ ok: true })
      expect(await fill(client, 'cinder.editQosValue', { id, key }, { value: '700' })).toMatchObject({ ok: true })
      expect(called(await specs(client), name)).toMatchObject({ consumer: 'both', specs: { [key]: '700' } })

      const type = called(await types(client), 'standard').id
      const associated = async () => called(await types(client), 'standard').qos_spec
      expect(await fill(client, 'cinder.typeQos', { id: type }, { qos_spec_choice: id })).toMatchObject({ ok: true })
      expect(await associated()).toBe(name)
      expect(await fill(client, 'cinder.typeQos', { id: type }, { qos_spec_choice: '-1' })).toMatchObject({ ok: true })
      expect(await associated()).toBeNull()

      await client.tableAction(`${page}qos_specs/${id}/`, `specs__delete__${encodeURIComponent(key)}`, page)
      expect(called(await specs(client), name).specs).toEqual({})
      expect(await fill(client, 'cinder.typeQos', { id: type }, { qos_spec_choice: id })).toMatchObject({ ok: true })
      // Types that it is associated with lose it.
      expect((await client.tableAction(page, `qos_specs__delete__${id}`))?.type).toBe('success')
      expect((await specs(client)).map((spec) => spec.id)).not.toContain(id)
      expect(await associated()).toBeNull()
    })

    it('P-VTYPE-06 P-VTYPE-08 members open none of the forms', async () => {
      const { client } = await cloud.as('demo')
      await expect(client.call('cinder.qosSpecs.list')).rejects.toMatchObject({ name: 'ApiError' })
      // The services refuse what is sent.
      if (cloud.name !== 'direct')
        await expect(client.call('cinder.anyVolumeTypes.list')).rejects.toMatchObject({ name: 'ApiError' })
      const name = ownName('nobodys')
      const tried = fill(client, 'cinder.createVolumeType', {}, { name }).catch(() => ({ ok: false }))
      expect(await tried).toMatchObject({ ok: false })
      expect((await types(await admin())).map((type) => type.name)).not.toContain(name)
    })
  })
}
