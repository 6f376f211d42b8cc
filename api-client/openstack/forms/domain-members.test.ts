import { describe, expect, it } from 'vitest'
import { fakeServices } from '../fake-services.js'
import { answerForm } from './answer-form.js'
import { asSent, shownForm } from './as-sent.js'

const page = 'identity/domains/d2/update/'
const role = (kind: 'user' | 'group', who: string, id: string, more = {}) => ({
  role: { id },
  [kind]: { id: who },
  scope: { domain: { id: 'd2' }, ...more },
})

const cloudOf = (more: Parameters<typeof fakeServices>[0] = {}) =>
  fakeServices({
    'GET :5000/v3/domains/d2': { domain: { id: 'd2', name: 'two' } },
    'GET :5000/v3/domains': {
      domains: [
        { id: 'd1', name: 'One' },
        { id: 'd2', name: 'two' },
      ],
    },
    'GET :5000/v3/roles': {
      roles: [
        { id: 'm', name: 'member' },
        { id: 'a', name: 'admin' },
      ],
    },
    'GET :5000/v3/users': ({ query }) =>
      query.get('domain_id') === 'd2' ? { users: [{ id: 'u1', name: 'ada', domain_id: 'd2' }] } : undefined,
    'GET :5000/v3/users/u7': { user: { id: 'u7', name: 'eve', domain_id: 'd1' } },
    'GET :5000/v3/groups': ({ query }) =>
      query.get('domain_id') === 'd2' ? { groups: [{ id: 'g1', name: 'team', domain_id: 'd2' }] } : undefined,
    'GET :5000/v3/role_assignments': ({ query }) =>
      query.get('scope.domain.id') === 'd2'
        ? {
            role_assignments: [
              role('user', 'u1', 'a'),
              role('user', 'u7', 'm'),
              // What it hands down to its projects is no role on the domain.
              role('group', 'g1', 'm', { 'OS-INHERIT:inherited_to': 'projects' }),
            ],
          }
        : undefined,
    'PUT :5000/v3/domains/d2/users/u1/roles/m': undefined,
    'PUT :5000/v3/domains/d2/groups/g1/roles/a': undefined,
    'DELETE :5000/v3/domains/d2/users/u1/roles/a': undefined,
    ...more,
  })

const changes = (asked: readonly { method: string; path: string }[]) =>
  asked.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path.replace(/.*\/d2\//, '')}`)

describe('I-DOM-06 S-DIRECT-12 roles on a domain without Horizon', () => {
  it('are told of its own users and groups, and of who holds one from elsewhere, by their domain', async () => {
    const fields = await shownForm(cloudOf().services, page)
    expect(fields.map(({ name, value }) => [name, value])).toEqual([
      ['update_user_members_role_m', 'u7'],
      ['update_user_members_role_a', 'u1'],
      ['update_group_members_role_m', ''],
      ['update_group_members_role_a', ''],
    ])
    expect(fields[0]?.choices.map(({ label }) => label)).toEqual(['ada', 'eve (One)'])
    expect(fields[0]?.membership).toMatchObject({ usual: 'm', titles: { members: 'Domain Members' } })
  })

  it('are given before others are taken; what stays is not sent, and the domain is not touched', async () => {
    const { services, asked } = cloudOf()
    const sent = asSent(await shownForm(services, page), {
      update_user_members_role_m: ['u7', 'u1'],
      update_user_members_role_a: [],
      update_group_members_role_a: ['g1'],
    })
    expect(await answerForm(services, page, sent)).toEqual({ done: 'Modified domain "two".' })
    expect(changes(asked)).toEqual(['PUT users/u1/roles/m', 'PUT groups/g1/roles/a', 'DELETE users/u1/roles/a'])
  })

  it('I-DOM-08 that are refused half-way name whose they are, and which role', async () => {
    const { services, asked } = cloudOf({
      'PUT :5000/v3/domains/d2/groups/g1/roles/a': () =>
        Response.json({ error: { message: 'Could not find group: g1.' } }, { status: 404 }),
    })
    const sent = asSent(await shownForm(services, page), {
      update_user_members_role_m: ['u7', 'u1'],
      update_user_members_role_a: [],
      update_group_members_role_a: ['g1'],
    })
    await expect(answerForm(services, page, sent)).resolves.toMatchObject({
      form: { errors: ['team, admin: Could not find group: g1.'] },
    })
    expect(changes(asked)).toEqual(['PUT users/u1/roles/m', 'PUT groups/g1/roles/a'])
  })
})
