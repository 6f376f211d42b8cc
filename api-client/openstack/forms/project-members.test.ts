import { describe, expect, it } from 'vitest'
import { fakeServices } from '../fake-services.js'
import { answerForm } from './answer-form.js'
import { asSent, shownForm } from './as-sent.js'

const page = 'identity/p2/update/'
const role = (kind: 'user' | 'group', who: string, id: string, more = {}) => ({
  role: { id },
  [kind]: { id: who },
  scope: { project: { id: 'p2' }, ...more },
})
const token = (project: string) => ({ token: { user: { id: 'u1' }, project: { id: project } } })

const cloudOf = (more: Parameters<typeof fakeServices>[0] = {}) =>
  fakeServices({
    'GET :5000/v3/projects/p2': { project: { id: 'p2', name: 'two' } },
    'GET :5000/v3/roles': {
      roles: [
        { id: 'm', name: 'member' },
        { id: 'a', name: 'admin' },
      ],
    },
    'GET :5000/v3/users': {
      users: [
        { id: 'u1', name: 'ada' },
        { id: 'u2', name: 'bea' },
      ],
    },
    'GET :5000/v3/groups': { groups: [{ id: 'g1', name: 'team' }] },
    'GET :5000/v3/role_assignments': {
      role_assignments: [
        role('user', 'u1', 'a'),
        role('user', 'u2', 'm'),
        role('group', 'g1', 'm'),
        // Handed down by a parent: it is not this project's to take.
        role('user', 'u1', 'm', { 'OS-INHERIT:inherited_to': 'projects' }),
      ],
    },
    'GET :5000/v3/auth/tokens': token('p1'),
    'PUT :5000/v3/projects/p2/users/u1/roles/m': undefined,
    'PUT :5000/v3/projects/p2/users/u2/roles/a': undefined,
    'DELETE :5000/v3/projects/p2/users/u1/roles/a': undefined,
    'DELETE :5000/v3/projects/p2/users/u2/roles/m': undefined,
    'DELETE :5000/v3/projects/p2/groups/g1/roles/m': undefined,
    ...more,
  })

const changes = (asked: readonly { method: string; path: string }[]) =>
  asked.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path.replace(/.*\/p2\//, '')}`)

describe('W-MEMB-01 S-DIRECT-12 members of a project without Horizon', () => {
  it('are told by role, users and groups apart', async () => {
    const answer = await answerForm(cloudOf().services, page, null)
    const fields = answer && 'form' in answer ? answer.form.fields : []
    expect(fields.map(({ name, label, value }) => [name, label, value])).toEqual([
      ['update_members_role_m', 'member', 'u2'],
      ['update_members_role_a', 'admin', 'u1'],
      ['update_group_members_role_m', 'member', 'g1'],
      ['update_group_members_role_a', 'admin', ''],
    ])
    expect(fields[0]?.membership).toMatchObject({ usual: 'm', titles: { members: 'Project Members' } })
  })

  it('S-DIRECT-23 of one name are told apart by their domains', async () => {
    const users = [
      { id: 'u1', name: 'ada', domain_id: 'default' },
      { id: 'u2', name: 'ada', domain_id: 'corp' },
      { id: 'u3', name: 'bea', domain_id: 'corp' },
    ]
    const labels = async (more: Parameters<typeof fakeServices>[0]) => {
      const answer = await answerForm(cloudOf({ 'GET :5000/v3/users': { users }, ...more }).services, page, null)
      return answer && 'form' in answer ? answer.form.fields[0]?.choices?.map(({ label }) => label) : undefined
    }
    const domains = { domains: [{ id: 'default', name: 'Default' }] }
    expect(await labels({ 'GET :5000/v3/domains': domains })).toEqual(['ada (Default)', 'ada (corp)', 'bea'])
    // Who may not see the domains sees their ids.
    expect(await labels({})).toEqual(['ada (default)', 'ada (corp)', 'bea'])
  })

  it('get only the roles that were added, and lose only those that were taken, after the others are given', async () => {
    const { services, asked } = cloudOf()
    const sent = new URLSearchParams([
      ['update_members_role_m', 'u1'],
      ['update_members_role_a', 'u2'],
    ])
    expect(await answerForm(services, page, sent)).toEqual({ done: 'Modified project "two".' })
    expect(changes(asked)).toEqual([
      'PUT users/u1/roles/m',
      'PUT users/u2/roles/a',
      'DELETE users/u2/roles/m',
      'DELETE users/u1/roles/a',
      'DELETE groups/g1/roles/m',
    ])
  })

  it('nothing is sent when nothing was changed', async () => {
    const { services, asked } = cloudOf()
    const sent = new URLSearchParams([
      ['update_members_role_m', 'u2'],
      ['update_members_role_a', 'u1'],
      ['update_group_members_role_m', 'g1'],
    ])
    await answerForm(services, page, sent)
    expect(changes(asked)).toEqual([])
  })

  it('who is in no list is shown by name, else by id, and keeps the role unless it is taken', async () => {
    const elsewhere = {
      'GET :5000/v3/users/u7': { user: { id: 'u7', name: 'eve' } },
      'GET :5000/v3/groups/g7': { group: { id: 'g7', name: 'directory' } },
      'GET :5000/v3/role_assignments': {
        role_assignments: [
          role('user', 'u2', 'm'),
          role('user', 'u7', 'm'),
          role('user', 'gone', 'm'),
          role('group', 'g7', 'm'),
        ],
      },
      'DELETE :5000/v3/projects/p2/users/u7/roles/m': undefined,
    }
    const fields = await shownForm(cloudOf(elsewhere).services, page)
    expect(fields.slice(1, 3).map(({ choices }) => choices.map(({ label }) => label))).toEqual([
      ['ada', 'bea', 'eve', 'gone'],
      ['team', 'directory'],
    ])
    const kept = cloudOf(elsewhere)
    await answerForm(kept.services, page, asSent(fields))
    expect(changes(kept.asked)).toEqual([])
    const taken = cloudOf(elsewhere)
    await answerForm(taken.services, page, asSent(fields, { update_members_role_m: ['u2', 'gone'] }))
    expect(changes(taken.asked)).toEqual(['DELETE users/u7/roles/m'])
  })

  it('nobody takes the role admin from themselves where they are; elsewhere they may', async () => {
    const { services, asked } = cloudOf({ 'GET :5000/v3/auth/tokens': token('p2') })
    const sent = new URLSearchParams([['update_members_role_m', 'u2']])
    const answer = await answerForm(services, page, sent)
    expect(answer && 'form' in answer ? answer.form.errors : []).toEqual([
      'You cannot take the role admin from yourself in the project that you are in.',
    ])
    expect(changes(asked)).toEqual([])
  })

  it('what is refused is said, and the form is there again as it was filled in', async () => {
    const { services } = cloudOf({
      'PUT :5000/v3/projects/p2/users/u1/roles/m': () =>
        Response.json({ error: { message: 'You are not authorized.' } }, { status: 403 }),
    })
    const sent = new URLSearchParams([
      ['update_members_role_m', 'u1'],
      ['update_members_role_m', 'u2'],
      ['update_members_role_a', 'u1'],
    ])
    const answer = await answerForm(services, page, sent)
    if (!answer || !('form' in answer)) throw new Error('it was taken')
    expect(answer.form.errors).toEqual(['ada, member: You are not authorized.'])
    expect(answer.form.fields[0]?.value).toBe('u1\nu2')
  })
})
