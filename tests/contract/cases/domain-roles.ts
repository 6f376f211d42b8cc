import { openForm } from '@stratus/api-client/forms'
import { describe, expect, it } from 'vitest'
import type { Cloud } from '../cloud.js'
import { fill } from './forms.js'

export function domainRoleCases(cloud: Cloud): void {
  describe(`Roles on a domain of the ${cloud.name} cloud`, () => {
    it.each([
      { name: 'keystone.domainMembers', list: 'update_user_members', kind: 'users' },
      { name: 'keystone.domainGroups', list: 'update_group_members', kind: 'groups' },
    ] as const)(
      'I-DOM-06 a role on a domain is given, told, and taken again; nobody else’s changes: $kind',
      async ({ name, list, kind }) => {
        const { client } = await cloud.as('admin')
        const params = { id: 'default' }
        const domain = () => client.call('keystone.domains.get', { params })
        const fields = async () => (await openForm(client, name, params))?.fields ?? []
        const roles = async () => (await fields()).filter(({ membership }) => membership)
        const held = async () =>
          (await roles()).flatMap((field) => field.value.split('\n').map((who) => `${field.name} ${who}`)).toSorted()
        const body = { name: `ct-role-${kind}-${cloud.name}` }
        const { id: who } =
          kind === 'users'
            ? await client.call('keystone.users.create', {
                body: { ...body, password: 'a-Secret-0', domain_id: 'default' },
              })
            : await client.call('keystone.groups.create', { body })
        try {
          const before = { held: await held(), domain: await domain() }
          const [first, second] = (await roles()).filter(({ membership }) => membership?.list === list)
          const withWho = (field: typeof first) => ({ [field!.name]: [field!.value, who].filter(Boolean).join('\n') })
          expect(await fill(client, name, params, { ...withWho(first), ...withWho(second) })).toMatchObject({
            ok: true,
          })
          const added = [first, second].map((field) => `${field!.name} ${who}`)
          const isNew = (each: string) => !before.held.includes(each)
          expect((await held()).filter(isNew)).toEqual(added.toSorted())
          expect(await fill(client, name, params, { [first!.name]: first!.value })).toMatchObject({ ok: true })
          expect((await held()).filter(isNew)).toEqual(added.slice(1))
          expect(await fill(client, name, params, { [second!.name]: second!.value })).toMatchObject({ ok: true })
          expect({ held: await held(), domain: await domain() }).toEqual(before)
        } finally {
          await client.call(`keystone.${kind}.delete`, { params: { id: who } })
        }
      },
    )
  })
}
