import { createClient } from '@stratus/api-client'
import { meetsTerms } from '@stratus/widgets'
import { describe, expect, it } from 'vitest'
import { gatesOf, offeredFor } from '../../../actions/offered.js'
import { userActions } from './actions.js'
import { loadUserDetails } from './user-details.js'
import { listUsers, userListQuery } from './user-list.js'
import { mailLink, userColumns, userFacets, type UserRow } from './user.js'

const user: UserRow = {
  id: 'a1',
  name: 'demo',
  domain_id: 'default',
  enabled: true,
  email: 'demo@example.org',
  description: null,
  default_project_id: 'p1',
  password_expires_at: null,
  isSelf: false,
}

type Answer = (url: URL) => Response | null

/** A client whose server answers by the given function, else 404; policy answers are `allowed`. */
function clientOf(answer: Answer, allowed = true) {
  const asked: string[] = []
  const fetch = async (input: RequestInfo | URL) => {
    const url = new URL(String(input instanceof Request ? input.url : input), 'http://localhost')
    if (url.pathname === '/api/policy/') return Response.json({ allowed })
    asked.push(url.pathname + url.search)
    return answer(url) ?? Response.json('not found', { status: 404 })
  }
  return { client: createClient({ fetch, document: { cookie: '' } }), asked }
}

const one: Answer = ({ pathname }) => {
  if (pathname === '/api/keystone/users/') return Response.json({ items: [user, { ...user, id: 'b2', email: null }] })
  return /users\/(a1|current)$/.test(pathname) ? Response.json(user) : null
}

describe('the users panel', () => {
  it('I-USER-01 has the columns Name (a link), Email (a mail link), ID and Enabled', () => {
    const columns = userColumns(({ id }) => `/ngdetails/OS::Keystone::User/${id}`)
    expect(columns.map(({ title }) => title)).toEqual(['Name', 'Email', 'ID', 'Enabled'])
    expect(columns.map(({ priority = 1 }) => priority)).toEqual([1, 2, 1, 2])
    expect(columns.map((column) => column.value?.(user))).toEqual(['demo', 'demo@example.org', 'a1', 'Yes'])
    expect(columns[0]?.cell?.(user)).toMatchObject({ text: 'demo', href: '/ngdetails/OS::Keystone::User/a1' })
    expect(columns[1]?.cell?.(user)).toEqual({ text: 'demo@example.org', href: 'mailto:demo@example.org' })
    expect(columns[1]?.cell?.({ ...user, email: '' })).toBeNull()
  })

  it('I-USER-01 an address that means more than an address adds no receivers and no subject', () => {
    expect(mailLink('a@b?bcc=c@d&subject=x')).toBe('mailto:a@b%3Fbcc%3Dc@d%26subject%3Dx')
    expect(mailLink('javascript:alert(1)')).toBe('mailto:javascript%3Aalert(1)')
  })

  it('I-USER-02 facets: all are used once; Name, ID and Enabled are the server’s, Email is not', () => {
    expect(userFacets.map(({ label, isServer = false, singleton }) => [label, isServer, singleton])).toEqual([
      ['Name', true, true],
      ['Email', false, true],
      ['ID', true, true],
      ['Enabled', true, true],
    ])
    expect(userFacets[3]?.options).toEqual([
      { key: 'true', label: 'Yes' },
      { key: 'false', label: 'No' },
    ])
    expect(meetsTerms(user, [{ name: 'email', value: 'EXAMPLE' }], userFacets)).toBe(true)
    expect(meetsTerms(user, [{ name: 'email', value: 'nowhere' }], userFacets)).toBe(false)
  })

  it('I-USER-02 the server is asked by its own facets', async () => {
    const terms = [
      { name: 'name', value: 'a&b=c' },
      { name: 'email', value: 'demo@' },
      { name: 'enabled', value: 'false' },
    ]
    expect(userListQuery(terms)).toEqual({ name: 'a&b=c', enabled: false })
    const { client, asked } = clientOf(one)
    expect((await listUsers(client, terms)).map(({ id }) => id)).toEqual(['a1'])
    expect(asked).toEqual(['/api/keystone/users/?name=a%26b%3Dc&enabled=False'])
  })

  it('I-USER-02 an id that nobody has finds nobody; another failure stays one', async () => {
    const broken: Answer = ({ pathname }) =>
      pathname === '/api/keystone/users/' ? Response.json('', { status: 500 }) : one(new URL(`http://x${pathname}`))
    const find = (value: string, answer = broken) =>
      listUsers(clientOf(answer).client, [{ name: 'id', value }]).then((found) => found.length)
    expect(await find('ffff')).toBe(0)
    await expect(find('a1')).rejects.toMatchObject({ status: 500 })
  })

  it('I-USER-06 without list_users the list shows the current user alone', async () => {
    const { client, asked } = clientOf(one, false)
    expect((await listUsers(client, [])).map(({ id }) => id)).toEqual(['a1'])
    expect(asked).toEqual(['/api/keystone/users/current'])
    expect(await listUsers(client, [{ name: 'name', value: 'somebody else' }])).toEqual([])
  })
})

describe('what can be done with a user', () => {
  const all = new Set(Object.keys(gatesOf(userActions)))
  const labels = (row: Partial<UserRow>, gates = all) =>
    offeredFor(userActions, { ...user, ...row }, gates).map(({ label, disabled }) => [label, disabled])

  it('I-USER-05 a disabled one is enabled, an enabled one disabled', () => {
    expect(labels({ enabled: true }).map(([label]) => label)).toEqual([
      'Edit User',
      'Change Password',
      'Disable User',
      'Delete User',
    ])
    expect(labels({ enabled: false }).map(([label]) => label)).toContain('Enable User')
    expect(labels({ enabled: false }).map(([label]) => label)).not.toContain('Disable User')
  })

  it('nobody is let to lock themselves out', () => {
    expect(labels({ isSelf: true })).toEqual([
      ['Edit User', false],
      ['Change Password', false],
      ['Disable User', 'You cannot disable yourself.'],
      ['Delete User', 'You cannot delete yourself.'],
    ])
  })

  it('I-GATE-04 nothing without its rule', () => {
    expect(labels({}, new Set(['delete']))).toEqual([['Delete User', false]])
    expect(labels({}, new Set())).toEqual([])
  })
})

describe('the details of a user', () => {
  const session = { id: 'a1', user_domain_id: 'default', user_domain_name: 'Default', project_id: 'p9' }

  it('I-USER-04 names domain and primary project', async () => {
    const { client } = clientOf((url) => {
      if (url.pathname.endsWith('/user-session/')) return Response.json(session)
      if (url.pathname.endsWith('/projects/p1')) return Response.json({ id: 'p1', name: 'demo project' })
      return one(url)
    })
    expect(await loadUserDetails(client, 'a1')).toMatchObject({
      user: { name: 'demo', isSelf: true },
      domainName: 'Default',
      projectName: 'demo project',
    })
  })

  it('I-USER-04 are shown without names that may not be read', async () => {
    const elsewhere = { ...session, user_domain_id: 'other' }
    const { client } = clientOf((url) =>
      url.pathname.endsWith('/user-session/') ? Response.json(elsewhere) : one(url),
    )
    expect(await loadUserDetails(client, 'a1')).toMatchObject({ domainName: null, projectName: null })
  })
})
