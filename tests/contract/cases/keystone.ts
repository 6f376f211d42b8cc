import { describe, expect, it } from 'vitest'
import { called, nobody, ownName, type Cloud, expectLack } from '../cloud.js'

const other = '0e000000000000000000000000000003'

export function keystoneCases(cloud: Cloud): void {
  describe(`identity on the ${cloud.name} cloud`, () => {
    const admin = async () => (await cloud.as('admin')).client
    const demo = async () => (await cloud.as('demo')).client

    it('A-KEYSTONE-01 A-KEYSTONE-04 tells version, default domain, session, catalogue and services', async () => {
      const client = await demo()
      expect(await client.call('keystone.version')).toEqual({ version: '3' })
      expect(await client.call('keystone.defaultDomain')).toMatchObject({ id: 'default', name: 'Default' })
      const catalogue = await client.catalog()
      expect(catalogue.map((entry) => entry.type)).toEqual(
        expect.arrayContaining([
          'compute',
          'image',
          'network',
          'volumev3',
          'object-store',
          'identity',
          'orchestration',
        ]),
      )
      for (const entry of catalogue)
        expect(entry.endpoints.some((endpoint) => endpoint.interface === 'public')).toBe(true)
      const { items } = await client.call('keystone.services.list')
      expect(items.map((service) => service.id)).toEqual(items.map((_, index) => String(index)))
      expect(items.every((service) => service.endpoints.length === 3)).toBe(true)
    })

    it('G-SESS-01 names the roles of the caller, implied ones included', async () => {
      const rolesOf = async (user: 'demo' | 'admin' | 'reader') =>
        (await (await cloud.as(user)).client.session()).roles
          .map((role) => role.name)
          // Newer identity services give administrators this one too.
          .filter((name) => name !== 'manager')
          .sort()
      expect(await rolesOf('demo')).toEqual(['heat_stack_owner', 'member', 'reader'])
      expect(await rolesOf('admin')).toEqual(['admin', 'heat_stack_owner', 'member', 'reader'])
      expect(await rolesOf('reader')).toEqual(['reader'])
    })

    it('A-KEYSTONE-01 refuses members with a 401 that does not end the session', async () => {
      const visit = await cloud.as('demo')
      for (const [method, path, json] of [
        ['GET', '/api/keystone/users/'],
        ['GET', '/api/keystone/roles/'],
        ['GET', '/api/keystone/domains/'],
        ['GET', '/api/keystone/projects/'],
        ['GET', '/api/keystone/groups/'],
        ['POST', '/api/keystone/users/', { name: 'ct-never', password: 'x' }],
        ['POST', '/api/keystone/projects/', { name: 'ct-never' }],
        ['POST', '/api/keystone/groups/', { name: 'ct-never' }],
        ['PATCH', `/api/keystone/roles/${nobody}`, { name: 'ct-never' }],
        ['DELETE', `/api/keystone/domains/${nobody}`],
        ['DELETE', '/api/keystone/users/', [nobody]],
      ] as const) {
        const answer = await visit.send(method, path, json === undefined ? {} : { json })
        if (cloud.name === 'direct') {
          // Of some things that are not there the identity service says so first.
          expect(String(answer.json)).toMatch(/^(You are not authorized.*\(HTTP 403\)|Could not find.*\(HTTP 404\))/)
        } else expect([method, path, answer.status, answer.json]).toEqual([method, path, 401, ''])
      }
      expect((await visit.client.session()).username).toBe('demo')
    })

    it('A-KEYSTONE-03 shows a member himself and his project, nobody else', async () => {
      const client = await demo()
      const me = await client.call('keystone.users.get', { params: { id: 'current' } })
      expect(me).toMatchObject({ name: 'demo', email: 'demo@example.org', enabled: true, domain_id: 'default' })
      expect(await client.call('keystone.users.get', { params: { id: me.id } })).toMatchObject({ name: 'demo' })
      await expect(client.call('keystone.users.get', { params: { id: nobody } })).rejects.toMatchObject({ status: 403 })
      const session = await client.session()
      expect(await client.call('keystone.projects.get', { params: { id: session.project_id! } })).toMatchObject({
        name: 'demo',
      })
      await expect(client.call('keystone.projects.get', { params: { id: other } })).rejects.toMatchObject({
        status: 403,
      })
      const { items } = await client.call('keystone.projects.list', { query: { admin: false, user_id: me.id } })
      expect(items.map(({ name }) => name).sort()).toEqual(['demo', 'other'])
    })

    it('A-KEYSTONE-03 makes, changes, finds and deletes users', async () => {
      const client = await admin()
      const name = ownName('user')
      const made = await client.call('keystone.users.create', {
        body: { name, email: 'ct@example.org', password: 'secret-ct', description: 'By the contract', project: other },
      })
      expect(made).toMatchObject({
        name,
        email: 'ct@example.org',
        enabled: true,
        domain_id: 'default',
        default_project_id: other,
      })
      const params = { id: made.id }
      await expect(client.call('keystone.users.create', { body: { name, password: 'x' } })).rejects.toMatchObject({
        status: 409,
      })
      await client.call('keystone.users.update', { params, body: { enabled: false } })
      await client.call('keystone.users.update', { params, body: { email: 'ct2@example.org', description: 'Changed' } })
      expect(await client.call('keystone.users.get', { params })).toMatchObject({
        enabled: false,
        email: 'ct2@example.org',
        description: 'Changed',
      })
      // `enabled` shuts out every other change of the same call.
      await client.call('keystone.users.update', { params, body: { enabled: true, name: 'ct-ignored' } })
      expect(await client.call('keystone.users.get', { params })).toMatchObject({ enabled: true, name })
      await expect(client.call('keystone.users.update', { params, body: { name: 'demo' } })).rejects.toMatchObject({
        status: 409,
      })
      const found = await client.call('keystone.users.list', { query: { name } })
      expect(found.items.map(({ id }) => id)).toEqual([made.id])
      await client.call('keystone.users.delete', { params })
      await expect(client.call('keystone.users.get', { params })).rejects.toMatchObject({ status: 404 })
    })

    it('A-KEYSTONE-03 changes a password: the new one opens, the old one does not', async () => {
      const client = await admin()
      const name = ownName('login')
      const user = await client.call('keystone.users.create', {
        body: { name, password: 'secret-old', project: other },
      })
      const { items: roles } = await client.call('keystone.roles.list')
      await client.call('keystone.projects.grantRole', {
        params: { project: other, role: called(roles, 'member').id, user: user.id },
      })
      await client.call('keystone.users.update', { params: { id: user.id }, body: { password: 'secret-new' } })
      expect(await cloud.stranger().signIn(name, 'secret-old')).toBe(false)
      // The real keystone refuses tokens of the second in which a password changed.
      await cloud.waitUntil('the new password opens', () => cloud.stranger().signIn(name, 'secret-new'))
      await client.call('keystone.users.delete', { params: { id: user.id } })
      expect(await cloud.stranger().signIn(name, 'secret-new')).toBe(false)
    })

    it('A-KEYSTONE-02 grants a role, twice without harm', async () => {
      const client = await admin()
      const user = await client.call('keystone.users.create', { body: { name: ownName('grantee'), password: 'x' } })
      const { items: roles } = await client.call('keystone.roles.list')
      const role = called(roles, 'reader').id
      const params = { project: other, role, user: user.id }
      await client.call('keystone.projects.grantRole', { params })
      await client.call('keystone.projects.grantRole', { params })
      const granted = await client.call('keystone.roles.list', { query: { project_id: other, user_id: user.id } })
      expect(granted.items.map(({ name }) => name)).toEqual(['reader'])
      for (const wrong of [
        { ...params, role: nobody },
        { ...params, user: nobody },
        { ...params, project: nobody },
      ])
        await expect(client.call('keystone.projects.grantRole', { params: wrong })).rejects.toMatchObject({
          status: 404,
        })
      await client.call('keystone.users.delete', { params: { id: user.id } })
    })

    it('A-KEYSTONE-04 makes, changes and deletes projects', async () => {
      const client = await admin()
      const name = ownName('project')
      const { id } = await client.call('keystone.projects.create', {
        body: { name, description: 'x', domain_id: 'default', enabled: true },
      })
      await expect(client.call('keystone.projects.create', { body: { name } })).rejects.toMatchObject({ status: 409 })
      await client.call('keystone.projects.update', {
        params: { id },
        body: { description: 'Changed', enabled: false },
      })
      expect(await client.call('keystone.projects.get', { params: { id } })).toMatchObject({
        name,
        description: 'Changed',
        enabled: false,
      })
      await client.call('keystone.projects.deleteMany', { body: [id] })
      await expect(client.call('keystone.projects.get', { params: { id } })).rejects.toMatchObject({ status: 404 })
      const nameless = await (
        await cloud.as('admin')
      ).send('POST', '/api/keystone/projects/', { json: { description: 'x' } })
      expect([nameless.status, nameless.json]).toEqual([400, '"name" is required'])
    })

    it('A-KEYSTONE-03 makes, renames and deletes roles, but not the immutable ones', async () => {
      const client = await admin()
      const name = ownName('role')
      const { id } = await client.call('keystone.roles.create', { body: { name } })
      await expect(client.call('keystone.roles.create', { body: { name: 'member' } })).rejects.toMatchObject({
        status: 409,
      })
      await client.call('keystone.roles.update', { params: { id }, body: { name: `${name}-2` } })
      expect(await client.call('keystone.roles.get', { params: { id } })).toMatchObject({ name: `${name}-2` })
      await client.call('keystone.roles.deleteMany', { body: [id] })
      const reader = called((await client.call('keystone.roles.list')).items, 'reader')
      await expect(client.call('keystone.roles.delete', { params: { id: reader.id } })).rejects.toMatchObject({
        status: 403,
      })
      expect(await client.call('keystone.roles.get', { params: { id: 'default' } })).toMatchObject({ name: 'member' })
    })

    it('I-GRP-02 tells who is in a group; users are added and removed', async () => {
      const { client } = await cloud.as('admin')
      const { id } = await client.call('keystone.groups.create', { body: { name: ownName('group') } })
      // Nobody whom other cases have signed in: who goes out of a group is signed out.
      const user = { name: ownName('user'), password: 'a-Secret-0', domain_id: 'default' }
      const { id: who } = await client.call('keystone.users.create', { body: user })
      const members = async () => (await client.call('keystone.groups.members', { params: { id } })).items
      const names = async () => (await members()).map(({ name }) => name)
      const page = (of: string) => `identity/groups/${id}/${of}/`
      expect(await names()).toEqual([])
      const added = await client.tableAction(
        page('add_members'),
        `group_non_members__add__${who}`,
        page('manage_members'),
      )
      expect([added?.type, await names()]).toEqual(['success', [user.name]])
      const removed = await client.tableAction(page('manage_members'), `group_members__removeGroupMember__${who}`)
      expect([removed?.type, await names()]).toEqual(['success', []])
      await client.call('keystone.users.delete', { params: { id: who } })
      await client.call('keystone.groups.delete', { params: { id } })
    })

    it('A-KEYSTONE-04 makes, changes and deletes groups', async () => {
      const client = await admin()
      const name = ownName('group')
      const { id } = await client.call('keystone.groups.create', { body: { name, description: 'x' } })
      await expect(client.call('keystone.groups.create', { body: { name } })).rejects.toMatchObject({ status: 409 })
      await client.call('keystone.groups.update', { params: { id }, body: { name, description: 'Changed' } })
      expect(await client.call('keystone.groups.get', { params: { id } })).toMatchObject({
        name,
        description: 'Changed',
      })
      await client.call('keystone.groups.delete', { params: { id } })
      await expect(client.call('keystone.groups.get', { params: { id } })).rejects.toMatchObject({ status: 404 })
    })

    it('A-KEYSTONE-04 deletes a domain only when it is disabled', async () => {
      const client = await admin()
      const { id } = await client.call('keystone.domains.create', {
        body: { name: ownName('domain'), description: '' },
      })
      const refused = client.call('keystone.domains.delete', { params: { id } })
      await expect(refused).rejects.toMatchObject({ status: 403 })
      await client.call('keystone.domains.update', { params: { id }, body: { enabled: false } })
      expect(await client.call('keystone.domains.get', { params: { id } })).toMatchObject({ enabled: false })
      await client.call('keystone.domains.delete', { params: { id } })
      expect(await client.call('keystone.domains.get', { params: { id: 'default' } })).toMatchObject({
        id: 'default',
        name: 'Default',
      })
    })

    it('A-KEYSTONE-01 says what it cannot find', async () => {
      const visit = await cloud.as('admin')
      for (const [collection, kind] of [
        ['users', 'user'],
        ['roles', 'role'],
        ['domains', 'domain'],
        ['projects', 'project'],
        ['groups', 'group'],
      ] as const) {
        const answer = await visit.send('GET', `/api/keystone/${collection}/${nobody}`)
        expect(answer.status).toBe(404)
        expect(answer.json).toMatch(
          new RegExp(`^Could not find ${kind}: ${nobody}\\. \\(HTTP 404\\) \\(Request-ID: req-[-0-9a-f]+\\)$`),
        )
        const many = await visit.send('DELETE', `/api/keystone/${collection}/`, { json: [nobody] })
        expect([collection, many.status]).toEqual([collection, 404])
      }
    })

    it('A-KEYSTONE-01 names the field that is missing', async () => {
      const visit = await cloud.as('admin')
      for (const collection of ['users', 'roles', 'domains', 'groups']) {
        const answer = await visit.send('POST', `/api/keystone/${collection}/`, { json: { x: 1 } })
        expectLack(cloud, answer, "'name'")
      }
    })
  })
}
