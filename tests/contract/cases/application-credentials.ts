import { newCredential, sendToBeTold, openForm } from '@stratus/api-client/forms'
import { describe, expect, it } from 'vitest'
import { called, ownName, type Cloud } from '../cloud.js'

const table = 'identity/application_credentials/'

export function applicationCredentialCases(cloud: Cloud): void {
  describe(`application credentials on the ${cloud.name} cloud`, () => {
    const demo = async () => (await cloud.as('demo')).client
    const create = async (values: Readonly<Record<string, string>>) => {
      const client = await demo()
      const form = await openForm(client, 'keystone.createApplicationCredential', {})
      if (!form) throw new Error('the form is not as the table says')
      return sendToBeTold(client, form, values, newCredential)
    }
    const all = async () => (await (await demo()).call('keystone.applicationCredentials.list')).items

    it('I-APPCRED-01 I-APPCRED-03 makes one, whose secret is told once, tells of it, and deletes it', async () => {
      const client = await demo()
      const name = ownName('credential')
      const rule = { service: 'compute', method: 'GET', path: '/v2.1/servers' }
      const result = await create({
        name,
        description: '<b>ü</b>',
        expiration_date: '2099-12-31',
        expiration_time: '23:59',
        roles: 'member',
        access_rules: JSON.stringify([rule]),
      })
      if (!('made' in result)) throw new Error(result.errors.join(' '))
      const { id, secret } = result.made
      expect(result.made.name).toBe(name)
      expect(secret.length).toBeGreaterThan(20)
      const { project_id } = await client.session()
      const listed = called(await all(), name)
      expect(listed).toMatchObject({ id, project_id, description: '<b>ü</b>' })
      // Newer Keystones tell of the roles that a role implies, too.
      expect(listed.roles).toContain('member')
      expect(listed.expires_at).toContain('2099-12-31T23:59:00')
      expect(JSON.stringify(listed)).not.toContain(secret)
      const details = await client.call('keystone.applicationCredentials.get', { params: { id } })
      expect(details).toMatchObject({ access_rules: [rule], unrestricted: 'no' })
      const said = await client.tableAction(table, `application_credentials__delete__${id}`)
      expect(said?.type).toBe('success')
      expect((await all()).map((each) => each.id)).not.toContain(id)
      const gone = client.call('keystone.applicationCredentials.get', { params: { id } })
      await expect(gone).rejects.toMatchObject({ code: 'not-found' })
    })

    it('I-APPCRED-02 takes a secret of one’s own and all roles, and says what is wrong', async () => {
      const client = await demo()
      const name = ownName('own-secret')
      const result = await create({ name, secret: 'a secret of my own', unrestricted: 'on' })
      if (!('made' in result)) throw new Error(result.errors.join(' '))
      const { id, secret } = result.made
      expect(secret).toBe('a secret of my own')
      expect(called(await all(), name)).toMatchObject({ expires_at: null })
      expect(called(await all(), name).roles).toContain('member')
      const { access_rules, unrestricted } = await client.call('keystone.applicationCredentials.get', {
        params: { id },
      })
      expect([access_rules, unrestricted]).toEqual([[], 'yes'])
      const refusedOnes: readonly Readonly<Record<string, string>>[] = [
        { name },
        { name: '' },
        { name: `${name}-2`, expiration_date: '2001-01-01' },
        { name: `${name}-3`, access_rules: '[{"service": "compute"}]' },
      ]
      for (const wrong of refusedOnes) {
        const refused = await create(wrong)
        expect('made' in refused, JSON.stringify(wrong)).toBe(false)
        if ('errors' in refused)
          expect([...refused.errors, ...Object.values(refused.fields)], JSON.stringify(wrong)).not.toEqual([])
      }
      await client.tableAction(table, `application_credentials__delete__${id}`)
      expect((await all()).filter((each) => each.name?.startsWith(name))).toEqual([])
    })
  })
}
