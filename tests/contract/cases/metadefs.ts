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

    it('A-METADEF-04 what is in one is made, changed, moved and taken away, and refused field by field', async ({
      skip,
    }) => {
      const client = await admin()
      skip(await client.horizonPages(), 'Horizon imports whole namespaces only.')
      const namespace = ownName('Properties')
      const raw = { source_type: 'raw', direct_input: JSON.stringify({ namespace }) }
      expect(await send(client, 'create/', raw)).toBe(true)
      const id = namespace
      const contents = async () => (await client.call('glance.metadefs.get', { params: { id } })).contents
      const create = (values: Readonly<Record<string, string>>) => fill(client, 'glance.createProperty', { id }, values)
      const edit = (object: string, name: string, values: Readonly<Record<string, string>>) =>
        fill(client, 'glance.editProperty', { id, key: String(new URLSearchParams({ object, name })) }, values)

      const level = { name: 'level', type: 'integer', minimum: '1', maximum: '9', default: '5', values: '' }
      expect(await create({ ...level, maximum: '0' })).toMatchObject({ ok: false })
      expect(await create({ ...level, default: 'five' })).toMatchObject({ ok: false })
      expect(await create({ ...level, values: '1\n2', default: '3' })).toMatchObject({ ok: false })
      for (const wrong of ['a/b', 'ü', '..'])
        expect(await create({ ...level, name: wrong })).toMatchObject({ ok: false, fields: ['name'] })
      expect(await create({ ...level, object: 'a/b' })).toMatchObject({ ok: false, fields: ['object'] })
      expect(await create(level)).toMatchObject({ ok: true })
      expect(await create(level)).toMatchObject({ ok: false })
      const colour = { name: '<b>colour %2F?#', object: 'Look & feel', title: '<b>Colour</b>', values: 'red\ngreen' }
      expect(await create(colour)).toMatchObject({ ok: true })
      expect(await create({ name: 'ports', type: 'integer', values: '80\n443', default: '80' })).toMatchObject({
        ok: true,
      })
      expect(await create({ name: 'sizes', type: 'array', values: 's\nm' })).toMatchObject({
        ok: true,
      })
      expect(await contents()).toMatchObject({
        properties: {
          level: { title: 'level', type: 'integer', minimum: 1, maximum: 9, default: '5' },
          ports: { type: 'integer', enum: ['80', '443'], default: '80' },
          sizes: { type: 'array', items: { enum: ['s', 'm'] } },
        },
        objects: [
          {
            name: 'Look & feel',
            properties: { '<b>colour %2F?#': { title: '<b>Colour</b>', enum: ['red', 'green'] } },
          },
        ],
      })

      expect(await edit('', 'level', { title: 'Level', maximum: '10', default: '' })).toMatchObject({ ok: true })
      expect(await edit('', 'level', { object: 'Look & feel' })).toMatchObject({ ok: true })
      expect(await edit('Look & feel', '<b>colour %2F?#', { object: '', name: 'colour' })).toMatchObject({ ok: true })
      const moved = await contents()
      expect(moved).toMatchObject({
        objects: [{ properties: { level: { title: 'Level', minimum: 1, maximum: 10 } } }],
      })
      expect(JSON.stringify(moved)).not.toContain('"5"')
      expect(Object.keys(moved['properties'] as object).toSorted()).toEqual(['colour', 'ports', 'sizes'])
      expect(await edit('', 'gone', { title: 'x' }).catch(() => ({ ok: false }))).toMatchObject({ ok: false })

      const tagged = async (tags: string) => {
        expect(await fill(client, 'glance.namespaceTags', { id }, { tags })).toMatchObject({ ok: true })
        return (((await contents())['tags'] ?? []) as { name: string }[]).map(({ name }) => name).toSorted()
      }
      expect(await tagged('fast\nfast\n slow ')).toEqual(['fast', 'slow'])
      expect(await tagged('')).toEqual([])

      const remove = async (object: string, name: string) =>
        client.tableAction(
          `${page}${encodeURIComponent(id)}/detail`,
          `properties__delete__${String(new URLSearchParams({ object, name }))}`,
        )
      await fill(client, 'glance.editNamespace', { id }, { protected: 'on' })
      expect((await remove('', 'sizes'))?.type).toBe('error')
      await fill(client, 'glance.editNamespace', { id }, { protected: '' })
      expect((await remove('', 'sizes'))?.type).toBe('success')
      expect((await remove('Look & feel', 'level'))?.type).toBe('success')
      expect((await contents())['objects'] ?? []).toEqual([])
      expect((await client.tableAction(page, `namespaces__delete__${namespace}`))?.type).toBe('success')
    })
  })
}
