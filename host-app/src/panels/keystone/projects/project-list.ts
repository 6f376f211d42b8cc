import type { Client, QueryOf } from '@stratus/api-client'
import { projectPolicies } from '@stratus/api-client/rules'
import { listDomains } from '../domains/domain.js'
import type { ListTerm } from '../../../list/list-state.js'
import { projectFacetNames, type Project, type ProjectRow } from './project.js'

type ProjectQuery = NonNullable<QueryOf<'keystone.projects.list'>>
type Asker = Pick<Client, 'allowed' | 'call' | 'setting'>

/** The projects of the person who asks: everybody may list these. */
async function ownProjects(client: Pick<Client, 'call'>, signal?: AbortSignal): Promise<readonly Project[]> {
  const { id } = await client.call('keystone.session', { signal, quiet: true })
  const query = { admin: false, user_id: id }
  return (await client.call('keystone.projects.list', { query, signal, quiet: true })).items
}

/** Every project this person may see: all, or without `list_projects` their own. */
export async function allProjects(
  client: Pick<Client, 'allowed' | 'call'>,
  signal?: AbortSignal,
  query: ProjectQuery = {},
): Promise<readonly Project[]> {
  const all = await client.allowed(projectPolicies.list.policy).catch(() => false)
  if (!all) return ownProjects(client, signal)
  return (await client.call('keystone.projects.list', { query, signal, quiet: true })).items
}

/** The list call's query: what is searched for, as the server compares it (to the letter). */
export function projectQuery(terms: readonly ListTerm[]): ProjectQuery {
  return Object.fromEntries(
    terms
      .filter(({ name }) => projectFacetNames.includes(name))
      .map(({ name, value }) => [name, name === 'enabled' ? value === 'true' : value]),
  )
}

/**
 * Makes rows of projects, with what is known around them. Names of domains and the person's own projects are extras: they may be
 * missing.
 */
async function rowMaker(client: Asker, signal?: AbortSignal): Promise<(project: Project) => ProjectRow> {
  const [session, own, domains] = await Promise.all([
    client.call('keystone.session', { signal, quiet: true }),
    ownProjects(client, signal).catch(() => []),
    listDomains(client, signal).catch(() => []),
  ])
  const domainNames = new Map(domains.map(({ id, name }) => [id, name]))
  const ownIds = new Set(own.map(({ id }) => id))
  return (project) => ({
    ...project,
    domain_name: domainNames.get(project.domain_id ?? '') ?? project.domain_id,
    isCurrent: project.id === session.project_id,
    isOwn: ownIds.has(project.id),
  })
}

/**
 * The rows of the panel.
 * @param terms what the server is to search for; none for all rows
 */
export async function listProjects(
  client: Asker,
  terms: readonly ListTerm[],
  signal?: AbortSignal,
): Promise<readonly ProjectRow[]> {
  const [found, asRow] = await Promise.all([allProjects(client, signal, projectQuery(terms)), rowMaker(client, signal)])
  return found.map(asRow)
}

/** The enabled projects of the person who asks, as rows. */
export async function listOwnProjects(client: Asker, signal?: AbortSignal): Promise<readonly ProjectRow[]> {
  const [own, asRow] = await Promise.all([ownProjects(client, signal), rowMaker(client, signal)])
  return own.filter(({ enabled }) => enabled !== false).map(asRow)
}

/** One project, as a row. */
export async function projectOf(client: Asker, id: string, signal?: AbortSignal): Promise<ProjectRow> {
  const [project, asRow] = await Promise.all([
    client.call('keystone.projects.get', { params: { id }, signal, quiet: true }),
    rowMaker(client, signal),
  ])
  return asRow(project)
}
