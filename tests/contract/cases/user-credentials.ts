import type { Client } from '@stratus/api-client'
import { openForm, type DialogForm } from '@stratus/api-client/forms'
import { describe, expect, it, type TestContext } from 'vitest'
import { called, ownName, type Cloud } from '../cloud.js'
import { fill } from './forms.js'

/** Horizon has the pages since 25. */
async function isThere(client: Client): Promise<boolean> {
  if (!(await client.horizonPages())) return true
  const page = client.fetchHtml('settings/credentials/', { quiet: true })
  return page.then(
    () => true,
    () => false,
  )
}

/** Horizon 25 sends with a change what Keystone lets nobody change, and so changes nothing; 27 shows it only. */
const changes = ({ name }: Cloud, form: DialogForm | null): boolean =>
  name !== 'live' || form?.fields.find((field) => field.name === 'cred_type')?.readOnly === true

const orSkip = async (client: Client, skip: TestContext['skip']) =>
  skip(!(await isThere(client)), 'This Horizon has no page for user credentials.')

export function userCredentialCases(cloud: Cloud): void {
  describe(`user credentials on the ${cloud.name} cloud`, () => {
    const admin = async () => (await cloud.as('admin')).client
    const everybodys = { query: { all_projects: true } }
    const remove = (client: Client, page: string, id: string) =>
      client.tableAction(page, `credentialstable__delete__${id}`)

    it('I-CRED-01 I-CRED-02 one is made for somebody, listed with whose it is, changed and deleted', async ({
      skip,
    }) => {
      const client = await admin()
      await orSkip(client, skip)
      const secret = ownName('secret')
      const demo = called((await client.call('keystone.users.list')).items, 'demo')
      const project = called((await client.call('keystone.projects.list')).items, 'demo')
      const all = async () => (await client.call('keystone.userCredentials.list', everybodys)).items
      const byData = async (data: string) => (await all()).filter((credential) => credential.data === data)
      const wish = { user_name: demo.id, cred_type: 'cert', data: secret, project: project.id }
      expect(await fill(client, 'keystone.createUserCredential', {}, wish)).toMatchObject({ ok: true })
      const [made, ...more] = await byData(secret)
      expect(more).toEqual([])
      expect(made).toMatchObject({ type: 'cert', user: 'demo', project: 'demo' })
      const id = made?.id ?? ''
      const before = await openForm(client, 'keystone.editUserCredential', { id })
      expect(before?.fields.find(({ name }) => name === 'data')).toMatchObject({ type: 'password', value: secret })
      const change = await fill(client, 'keystone.editUserCredential', { id }, { data: `${secret}-2` })
      const isChanged = changes(cloud, before)
      expect(change).toMatchObject({ ok: isChanged })
      const data = isChanged ? `${secret}-2` : secret
      expect((await byData(data)).map((credential) => credential.id)).toEqual([id])
      const own = (await client.call('keystone.userCredentials.list')).items
      expect(own.map((credential) => credential.id)).not.toContain(id)
      expect((await remove(client, 'identity/credentials/', id))?.type).toBe('success')
      expect((await all()).map((credential) => credential.id)).not.toContain(id)
    })

    it('I-CRED-02 what is half told is refused, and nothing is made', async ({ skip }) => {
      const client = await admin()
      await orSkip(client, skip)
      const all = async () => (await client.call('keystone.userCredentials.list', everybodys)).items.length
      const before = await all()
      const { user_name, ...rest } = {
        user_name: called((await client.call('keystone.users.list')).items, 'demo').id,
        cred_type: 'ec2',
      }
      const nothing = await fill(client, 'keystone.createUserCredential', {}, { user_name, ...rest, data: '' })
      expect(nothing).toMatchObject({ ok: false, fields: ['data'] })
      const noJson = await fill(client, 'keystone.createUserCredential', {}, { user_name, ...rest, data: 'no json' })
      expect(noJson.ok).toBe(false)
      expect(noJson.errors.join('')).not.toBe('')
      expect(await all()).toBe(before)
    })

    it('I-CRED-04 one’s own are one’s own to make, change and delete', async ({ skip }) => {
      const { client } = await cloud.as(cloud.name === 'direct' ? 'demo' : 'admin')
      await orSkip(client, skip)
      const secret = ownName('own')
      const mine = async () =>
        (await client.call('keystone.userCredentials.list')).items.filter(({ data }) => data?.startsWith(secret))
      const wish = { cred_type: 'cert', data: secret }
      expect(await fill(client, 'keystone.createOwnCredential', {}, wish)).toMatchObject({ ok: true })
      const [made] = await mine()
      const id = made?.id ?? ''
      expect(made).toMatchObject({ type: 'cert', project: null })
      const change = { data: `${secret}-2` }
      const isChanged = changes(cloud, await openForm(client, 'keystone.editOwnCredential', { id }))
      expect(await fill(client, 'keystone.editOwnCredential', { id }, change)).toMatchObject({ ok: isChanged })
      expect((await mine())[0]?.data).toBe(isChanged ? `${secret}-2` : secret)
      expect((await remove(client, 'settings/credentials/', id))?.type).toBe('success')
      expect(await mine()).toEqual([])
    })

    it('I-CRED-04 members are told of nobody else’s', async ({ skip }) => {
      const client = await admin()
      await orSkip(client, skip)
      const secret = ownName('of-admin')
      expect(await fill(client, 'keystone.createOwnCredential', {}, { cred_type: 'cert', data: secret })).toMatchObject(
        { ok: true },
      )
      const found = (await client.call('keystone.userCredentials.list')).items.find(({ data }) => data === secret)
      const { client: demo } = await cloud.as('demo')
      const seen = await demo.call('keystone.userCredentials.list', everybodys).catch(() => ({ items: [] }))
      expect(JSON.stringify(seen.items)).not.toContain(secret)
      expect(JSON.stringify((await demo.call('keystone.userCredentials.list')).items)).not.toContain(secret)
      await remove(client, 'settings/credentials/', found?.id ?? '')
    })
  })
}
