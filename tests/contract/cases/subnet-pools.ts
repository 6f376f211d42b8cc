import type { Client } from '@stratus/api-client'
import type { FormName } from '@stratus/api-client/forms'
import { describe, expect, it, type TestContext } from 'vitest'
import { called, ownName, type Cloud } from '../cloud.js'
import { fill } from './forms.js'

export function subnetPoolCases(cloud: Cloud): void {
  describe(`subnet pools and address scopes on the ${cloud.name} cloud`, () => {
    const orSkip = async (client: Client, skip: TestContext['skip']) =>
      skip(await client.horizonPages(), 'Horizon has no pages for them.')
    const everybodys = { query: { all_projects: true } }
    const remove = (client: Client, kind: 'subnet_pools' | 'address_scopes', id: string) =>
      client.tableAction(`project/${kind}/`, `${kind}__delete__${id}`)
    const refused = async (
      client: Client,
      name: FormName,
      params: object,
      values: Readonly<Record<string, string>>,
    ) => {
      const { ok, errors } = await fill(client, name, params, values)
      expect([ok, errors.join('') === '']).toEqual([false, false])
    }

    it('P-POOL-01 members see what is shared, and make, change and delete pools of their own', async ({ skip }) => {
      const { client } = await cloud.as('demo')
      await orSkip(client, skip)
      const name = ownName('pool')
      const all = async () => (await client.call('neutron.subnetPools.list')).items
      const given = called(await all(), 'pool-v4')
      expect(given).toMatchObject({
        own: false,
        shared: true,
        prefixes: ['10.50.0.0/16'],
        ip_version: 4,
        default_prefixlen: 26,
        address_scope: 'scope-v4',
      })
      const wish = { name, prefixes: '10.61.0.0/16\n10.62.0.0/16', default_prefixlen: '26', min_prefixlen: '20' }
      expect(await fill(client, 'neutron.createSubnetPool', {}, wish)).toMatchObject({ ok: true })
      const made = called(await all(), name)
      expect(made).toMatchObject({
        own: true,
        default_prefixlen: 26,
        min_prefixlen: 20,
        max_prefixlen: 32,
        shared: false,
      })
      const { id } = made
      const change = { name: `${name}-2`, default_prefixlen: '24', description: 'ü' }
      expect(await fill(client, 'neutron.editSubnetPool', { id }, change)).toMatchObject({ ok: true })
      expect(called(await all(), `${name}-2`)).toMatchObject({ id, default_prefixlen: 24, description: 'ü' })
      const more = { prefixes: '10.61.0.0/16\n10.62.0.0/16\n10.64.0.0/16' }
      expect(await fill(client, 'neutron.editSubnetPool', { id }, more)).toMatchObject({ ok: true })
      expect(
        called(await all(), `${name}-2`)
          .prefixes.toSorted()
          .at(-1),
      ).toBe('10.64.0.0/16')
      await refused(client, 'neutron.editSubnetPool', { id }, { prefixes: '10.99.0.0/16' })
      expect((await remove(client, 'subnet_pools', id))?.type).toBe('success')
      expect((await all()).map((pool) => pool.id)).not.toContain(id)
    })

    it('P-POOL-01 what is wrong with a pool is said, where it can be at its field', async ({ skip }) => {
      const { client } = await cloud.as('demo')
      await orSkip(client, skip)
      const name = ownName('wrong-pool')
      const wish = (values: object) => fill(client, 'neutron.createSubnetPool', {}, { name, ...values })
      expect(await wish({ prefixes: 'nowhere' })).toMatchObject({ ok: false, fields: ['prefixes'] })
      expect(await wish({ prefixes: '' })).toMatchObject({ ok: false, fields: ['prefixes'] })
      const bounds = { prefixes: '10.61.0.0/16', min_prefixlen: '28', max_prefixlen: '20' }
      await refused(client, 'neutron.createSubnetPool', {}, { name, ...bounds })
      await refused(client, 'neutron.createSubnetPool', {}, { name, prefixes: '10.61.0.0/16\nfd00::/48' })
      const { id } = called((await client.call('neutron.subnetPools.list')).items, 'pool-v4')
      await refused(client, 'neutron.editSubnetPool', { id }, { name: 'mine' })
      expect((await client.call('neutron.subnetPools.list')).items.map((pool) => pool.name)).not.toContain(name)
    })

    it('P-POOL-02 a scope has its pools, and goes after them', async ({ skip }) => {
      const { client } = await cloud.as('demo')
      await orSkip(client, skip)
      const name = ownName('scope')
      const scopes = async () => (await client.call('neutron.addressScopes.list')).items
      expect(called(await scopes(), 'scope-v4')).toMatchObject({ own: false, shared: true, ip_version: 4 })
      expect(await fill(client, 'neutron.createAddressScope', {}, { name, ip_version: '4' })).toMatchObject({
        ok: true,
      })
      const { id } = called(await scopes(), name)
      const pool = { name: `${name}-pool`, prefixes: '10.63.0.0/16', address_scope_id: id }
      expect(await fill(client, 'neutron.createSubnetPool', {}, pool)).toMatchObject({ ok: true })
      expect(called(await scopes(), name)).toMatchObject({ own: true, pools: [`${name}-pool`] })
      expect(await fill(client, 'neutron.editAddressScope', { id }, { name: `${name}-2` })).toMatchObject({ ok: true })
      called(await scopes(), `${name}-2`)
      expect((await remove(client, 'address_scopes', id))?.type).toBe('error')
      const made = called((await client.call('neutron.subnetPools.list')).items, `${name}-pool`)
      expect(made.address_scope).toBe(`${name}-2`)
      await remove(client, 'subnet_pools', made.id)
      expect((await remove(client, 'address_scopes', id))?.type).toBe('success')
      expect((await scopes()).map((scope) => scope.id)).not.toContain(id)
    })

    it('P-POOL-01 P-POOL-02 administrators make them for any project, and share them', async ({ skip }) => {
      const { client } = await cloud.as('admin')
      await orSkip(client, skip)
      const name = ownName('any-pool')
      const project = called((await client.call('keystone.projects.list')).items, 'other').id
      const scope = { name, ip_version: '6', project, shared: 'on' }
      expect(await fill(client, 'neutron.createAnyAddressScope', {}, scope)).toMatchObject({ ok: true })
      const made = called((await client.call('neutron.addressScopes.list', everybodys)).items, name)
      expect(made).toMatchObject({ project: 'other', shared: true, ip_version: 6, own: true })
      const wish = { name, prefixes: 'fd00:1::/48', project, shared: 'on', address_scope_id: made.id }
      expect(await fill(client, 'neutron.createAnySubnetPool', {}, wish)).toMatchObject({ ok: true })
      const all = async () => (await client.call('neutron.subnetPools.list', everybodys)).items
      const pool = called(await all(), name)
      expect(pool).toMatchObject({
        project: 'other',
        shared: true,
        ip_version: 6,
        address_scope: name,
        is_default: false,
      })
      const { id } = pool
      expect(await fill(client, 'neutron.editAnySubnetPool', { id }, { is_default: 'on' })).toMatchObject({ ok: true })
      expect(called(await all(), name).is_default).toBe(true)
      const seen = (await (await cloud.as('demo')).client.call('neutron.subnetPools.list')).items
      expect(called(seen, name).own).toBe(false)
      await remove(client, 'subnet_pools', id)
      expect((await remove(client, 'address_scopes', made.id))?.type).toBe('success')
    })
  })
}
