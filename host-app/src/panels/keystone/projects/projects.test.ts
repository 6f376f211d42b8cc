import { createClient } from '@stratus/api-client'
import { meetsTerms } from '@stratus/widgets'
import { describe, expect, it } from 'vitest'
import { closedGates } from '../../../actions/gates.js'
import { gatesOf, offeredFor } from '../../../actions/offered.js'
import { projectActions } from './actions.js'
import { draftOfProject, newProject, projectErrors, projectToCreate, projectToUpdate } from './project-form.js'
import { listProjects, projectOf, projectQuery } from './project-list.js'
import { projectColumns, projectFacets, type ProjectRow } from './project.js'

const demo = { id: 'p1', name: 'demo', domain_id: 'default', description: 'For trying', enabled: true }
const other = { id: 'p2', name: 'other', domain_id: 'd2', description: null, enabled: false }

/** A client whose server has two projects, of which the person is in `demo`; policy answers are `allowed`. */
function clientOf({ allowed = true, broken = [] as readonly string[] } = {}) {
  const asked: string[] = []
  const answers: Readonly<Record<string, unknown>> = {
    '/api/policy/': { allowed },
    '/api/settings/': { OPENSTACK_KEYSTONE_DEFAULT_DOMAIN: 'Default' },
    '/api/keystone/user-session/': { id: 'u1', project_id: 'p1', project_name: 'demo' },
    '/api/keystone/default_domain/': { id: 'default', name: 'Default' },
    '/api/keystone/domains/': { items: [{ id: 'default', name: 'Default' }] },
    '/api/keystone/projects/p1': demo,
  }
  const fetch = async (input: RequestInfo | URL) => {
    const url = new URL(String(input instanceof Request ? input.url : input), 'http://localhost')
    asked.push(url.pathname + url.search)
    if (broken.includes(url.pathname)) return Response.json('no', { status: 500 })
    if (url.pathname === '/api/keystone/projects/')
      return Response.json({ items: url.searchParams.has('user_id') ? [demo] : [demo, other] })
    return url.pathname in answers ? Response.json(answers[url.pathname]) : Response.json('gone', { status: 404 })
  }
  return { client: createClient({ fetch, document: { cookie: '' } }), asked }
}

const row: ProjectRow = {
  ...demo,
  parent_id: null,
  is_domain: false,
  tags: [],
  domain_name: 'Default',
  isCurrent: false,
  isOwn: true,
}
const every = new Set(Object.keys(gatesOf(projectActions)))

describe('the projects panel', () => {
  it('has the columns of Horizon’s own page', () => {
    const columns = projectColumns(({ id }) => `/x/${id}`)
    expect(columns.map(({ title }) => title)).toEqual(['Name', 'Description', 'Project ID', 'Domain Name', 'Enabled'])
    expect(columns.map((column) => column.value?.(row))).toEqual(['demo', 'For trying', 'p1', 'Default', 'Yes'])
    expect(columns[0]?.cell?.({ ...row, isCurrent: true })).toMatchObject({ href: '/x/p1', badge: 'Current' })
  })

  it('lists all with list_projects: names of domains, the current one, one’s own', async () => {
    const rows = await listProjects(clientOf().client, [])
    expect(rows.map(({ id, domain_name, isCurrent, isOwn }) => [id, domain_name, isCurrent, isOwn])).toEqual([
      ['p1', 'Default', true, true],
      ['p2', 'd2', false, false],
    ])
  })

  it('lists one’s own without list_projects, and never asks for all', async () => {
    const { client, asked } = clientOf({ allowed: false })
    expect((await listProjects(client, [])).map(({ id }) => id)).toEqual(['p1'])
    const lists = asked.filter((path) => path.startsWith('/api/keystone/projects/'))
    expect(lists.every((path) => path.includes('user_id=u1'))).toBe(true)
  })

  it('is a list also where domains cannot be read', async () => {
    const { client } = clientOf({ broken: ['/api/keystone/domains/', '/api/keystone/default_domain/'] })
    expect((await listProjects(client, [])).map(({ domain_name }) => domain_name)).toEqual(['default', 'd2'])
  })

  it('G-SET-03 a list that wants a search first is searched by the server, else here', async () => {
    const terms = [
      { name: 'name', value: 'a&b' },
      { name: 'enabled', value: 'false' },
    ]
    expect(projectQuery([...terms, { name: 'elsewhere', value: 'x' }])).toEqual({ name: 'a&b', enabled: false })
    const { client, asked } = clientOf()
    await listProjects(client, terms)
    expect(asked.some((path) => path.includes('name=a%26b'))).toBe(true)
    const here = clientOf()
    const rows = await listProjects(here.client, [])
    expect(here.asked.some((path) => path.includes('name='))).toBe(false)
    const found = rows.filter((row) => meetsTerms(row, [{ name: 'name', value: 'OTH' }], projectFacets))
    expect(found.map(({ id }) => id)).toEqual(['p2'])
  })

  it('C-USAGE-03 its use can be looked at with a Horizon and without', async () => {
    const keeper = {
      serviceEnabled: async () => true,
      extensionEnabled: async () => true,
      settingEnabled: async () => true,
      allowed: async () => true,
    }
    const closed = async (horizon: boolean) => [
      ...(await closedGates(gatesOf(projectActions), { ...keeper, horizonPages: async () => horizon })).keys(),
    ]
    expect([await closed(true), await closed(false)]).toEqual([[], []])
  })

  it('one’s own other enabled projects can be entered; the current one is not deleted', () => {
    const offered = (change: Partial<ProjectRow>) =>
      offeredFor(projectActions, { ...row, ...change }, every).map(({ id, disabled }) => [id, disabled] as const)
    const ids = (change: Partial<ProjectRow>) => offered(change).map(([id]) => id)
    expect(ids({})).toEqual(['edit', 'members', 'groups', 'usage', 'quotas', 'activate', 'delete'])
    for (const change of [{ isOwn: false }, { isCurrent: true }, { enabled: false }])
      expect(ids(change)).not.toContain('activate')
    expect(offered({ isCurrent: true }).at(-1)).toEqual(['delete', 'You cannot delete your current project.'])
    expect(offered({}).at(-1)).toEqual(['delete', false])
  })
})

describe('the form of projects', () => {
  it('needs a name of at most 64 characters', () => {
    const draft = newProject('default')
    const error = (name: string) => projectErrors({ ...draft, name }).name
    expect(draft).toEqual({ name: '', description: '', enabled: true, domain: 'default' })
    for (const name of ['', '   ']) expect(error(name)).toBe('A project name is required.')
    expect(error('😀'.repeat(64))).toBeUndefined()
    expect(error('x'.repeat(65))).toBe('A project name less than 65 characters is required.')
    expect(projectErrors({ ...draft, name: 'x', description: 'd'.repeat(256) })).toEqual({
      description: 'A description less than 256 characters is required.',
    })
  })

  it('I-FORM-04 a description that is longer in the cloud keeps nobody from changing the rest', () => {
    const long = { ...newProject('default'), name: 'x', description: 'd'.repeat(256) }
    expect(projectErrors(long, long)).toEqual({})
  })

  it('sends the domain of a new project only; the current one stays enabled', () => {
    const draft = { name: ' web ', description: 'd', enabled: false, domain: 'd2' }
    expect(projectToCreate(draft)).toEqual({ name: 'web', description: 'd', enabled: false, domain_id: 'd2' })
    expect(projectToCreate({ ...draft, domain: '' })).not.toHaveProperty('domain_id')
    expect(projectToUpdate(draft, false)).toEqual({ name: 'web', description: 'd', enabled: false })
    expect(projectToUpdate(draft, true)).toEqual({ name: 'web', description: 'd' })
    expect(projectToUpdate({ description: 'd' }, false)).toEqual({ description: 'd' })
    expect(draftOfProject({ ...row, description: null })).toEqual({
      name: 'demo',
      description: '',
      enabled: true,
      domain: 'default',
    })
  })
})

describe('the details of a project', () => {
  it('are those of its row; a project that is gone is a 404', async () => {
    expect(await projectOf(clientOf().client, 'p1')).toMatchObject({
      domain_name: 'Default',
      isCurrent: true,
      isOwn: true,
    })
    await expect(projectOf(clientOf().client, 'gone')).rejects.toMatchObject({ status: 404 })
  })
})
