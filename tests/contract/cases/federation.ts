import type { Client } from '@stratus/api-client'
import { describe, expect, it, type TestContext } from 'vitest'
import { ownName, type Cloud } from '../cloud.js'
import { fill } from './forms.js'

const rules = (name: string) => JSON.stringify([{ local: [{ user: { name } }], remote: [{ type: 'REMOTE_USER' }] }])

/** A Horizon has the pages where its settings have federation on. */
async function orSkip(client: Client, skip: TestContext['skip']): Promise<void> {
  if (!(await client.horizonPages())) return
  const page = client.fetchHtml('identity/identity_providers/', { quiet: true })
  const isThere = await page.then(
    () => true,
    () => false,
  )
  skip(!isThere, 'This Horizon has federation off.')
}

export function federationCases(cloud: Cloud): void {
  describe(`federation on the ${cloud.name} cloud`, () => {
    const admin = async () => (await cloud.as('admin')).client

    it('I-FED-01 I-FED-02 a provider with a protocol and its mapping is made, listed, changed and deleted', async ({
      skip,
    }) => {
      const client = await admin()
      await orSkip(client, skip)
      const name = ownName('idp')
      const remote = `https://${name}.example.org/ü`
      const providers = async () => (await client.call('keystone.identityProviders.list')).items
      const mappings = async () => (await client.call('keystone.mappings.list')).items
      const protocols = async () => (await client.call('keystone.protocols.list', { params: { id: name } })).items
      const provider = { id: name, remote_ids: `${remote}, ${remote}/2`, description: 'ü', enabled: 'on' }
      // In a domain that is there: one that Keystone makes would stay.
      const made = await fill(client, 'keystone.registerProvider', {}, { ...provider, domain_id: 'default' })
      expect(made).toMatchObject({ ok: true })
      try {
        const found = (await providers()).find(({ id }) => id === name)
        expect(found).toMatchObject({ description: 'ü', enabled: 'Yes' })
        expect(found?.remote_ids.toSorted()).toEqual([remote, `${remote}/2`])
        const again = await fill(client, 'keystone.registerProvider', {}, { ...provider, domain_id: 'default' })
        expect(again.ok).toBe(false)
        const change = { remote_ids: remote, enabled: '' }
        expect(await fill(client, 'keystone.editProvider', { id: name }, change)).toMatchObject({ ok: true })
        const changed = (await providers()).find(({ id }) => id === name)
        expect(changed).toMatchObject({ enabled: 'No', remote_ids: [remote], description: 'ü' })

        const wish = { id: `${name}-map`, rules: rules('{0}') }
        expect((await fill(client, 'keystone.createMapping', {}, { ...wish, rules: '{' })).ok).toBe(false)
        expect(await fill(client, 'keystone.createMapping', {}, wish)).toMatchObject({ ok: true })
        const mapped = (await mappings()).find(({ id }) => id === wish.id)
        expect(JSON.parse(mapped?.rules ?? '')).toMatchObject(JSON.parse(wish.rules) as object)
        const other = { rules: rules('{0}-2') }
        expect(await fill(client, 'keystone.editMapping', { id: wish.id }, other)).toMatchObject({ ok: true })
        expect((await mappings()).find(({ id }) => id === wish.id)?.rules).toContain('{0}-2')

        const protocol = { id: 'saml2', mapping_id: wish.id }
        expect(await fill(client, 'keystone.addProtocol', { id: name }, protocol)).toMatchObject({ ok: true })
        expect(await protocols()).toMatchObject([{ id: 'saml2', mapping: wish.id }])
        const page = `identity/identity_providers/${name}/detail/?tab=idp_details__protocols`
        const gone = await client.tableAction(page, 'idp_protocols__delete__saml2', 'identity/identity_providers/')
        expect(gone?.type).toBe('success')
        expect(await protocols()).toEqual([])
        const unmapped = await client.tableAction('identity/mappings/', `idp_mappings__delete__${wish.id}`)
        expect(unmapped?.type).toBe('success')
        expect((await mappings()).map(({ id }) => id)).not.toContain(wish.id)
      } finally {
        await client.tableAction('identity/mappings/', `idp_mappings__delete__${name}-map`)
        await client.tableAction('identity/identity_providers/', `identity_providers__delete__${name}`)
      }
      expect((await providers()).map(({ id }) => id)).not.toContain(name)
    })

    it('I-FED-01 I-FED-02 members are told of neither', async ({ skip }) => {
      await orSkip(await admin(), skip)
      const { client } = await cloud.as('demo')
      for (const id of ['keystone.identityProviders.list', 'keystone.mappings.list'] as const)
        await expect(client.call(id)).rejects.toMatchObject({ name: 'ApiError' })
    })
  })
}
