import { describe, expect, it } from 'vitest'
import type { Client } from '@stratus/api-client'
import { ownName, type Cloud } from '../cloud.js'
import { fill } from './forms.js'

const page = 'admin/metadata_defs/'

/** As the panel sends the forms that take JSON. */
async function send(client: Client, path: string, values: Readonly<Record<string, string>>): Promise<boolean> {
  // Horizon 23 falls over what Glance refuses, for want of a message.
  const result = await client
    .sendForm({ action: `${page}${path}`, fields: [], errors: [], token: null }, values)
    .catch(() => null)
  return result?.ok === true && result.messages.every(({ type }) => type !== 'error')
}

export function metadefCases(cloud: Cloud): void {
  describe(`metadata definitions on the ${cloud.name} cloud`, () => {
    const admin = async () => (await cloud.as('admin')).client

    it('A-METADEF-01 A-METADEF-02 tells administrators of namespaces, and what is in each', async () => {
      const client = await admin()
      const { items, dropped } = await client.call('glance.metadefs.list')
      expect(dropped).toBe(0)
      const pinning = items.find(({ id }) => id === 'OS::Compute::CPUPinning')
      expect(pinning?.resource_types).toContain('OS::Nova::Flavor')
      const { contents } = await client.call('glance.metadefs.get', { params: { id: 'OS::Compute::CPUPinning' } })
      expect(contents).toMatchObject({ namespace: 'OS::Compute::CPUPinning' })
      expect(Object.keys(contents['properties'] as object)).toContain('cpu_policy')
      const { client: demo } = await cloud.as('demo')
      if (cloud.name !== 'direct')
        await expect(demo.call('glance.metadefs.list')).rejects.toMatchObject({ name: 'ApiError' })
    })

    it('A-METADEF-03 imports one, changes what it is for and who sees it, and deletes it when it is not protected', async () => {
      const client = await admin()
      const namespace = ownName('Namespace')
      const body = {
        namespace,
        display_name: namespace,
        description: '<b>ü</b>',
        properties: { level: { title: 'Level', type: 'integer', minimum: 1 } },
      }
      const create = { source_type: 'raw', direct_input: JSON.stringify(body) }
      expect(await send(client, 'create/', { ...create, protected: 'on' })).toBe(true)
      expect(await send(client, 'create/', create)).toBe(false)
      expect(await send(client, 'create/', { ...create, direct_input: '{' })).toBe(false)
      const listed = async () => (await client.call('glance.metadefs.list')).items.find(({ id }) => id === namespace)
      expect(await listed()).toMatchObject({ public: 'No', protected: 'Yes', description: '<b>ü</b>' })
      const remove = () => client.tableAction(page, `namespaces__delete__${namespace}`)
      expect((await remove())?.type).not.toBe('success')
      expect(
        await fill(client, 'glance.editNamespace', { id: namespace }, { public: 'on', protected: '' }),
      ).toMatchObject({
        ok: true,
      })
      const types = [{ name: 'OS::Nova::Flavor', prefix: 'x:', selected: true }]
      expect(await send(client, `${namespace}/resource_types/`, { resource_types: JSON.stringify(types) })).toBe(true)
      expect(await listed()).toMatchObject({ public: 'Yes', protected: 'No', resource_types: ['OS::Nova::Flavor'] })
      const { contents } = await client.call('glance.metadefs.get', { params: { id: namespace } })
      expect(contents).toMatchObject({ resource_type_associations: [{ name: 'OS::Nova::Flavor', prefix: 'x:' }] })
      expect((await remove())?.type).toBe('success')
      expect(await listed()).toBeUndefined()
    })
  })
}
