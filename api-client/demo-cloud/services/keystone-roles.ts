import { empty, json, Refusal } from '../handler.js'
import { roleView } from '../handlers/keystone/views.js'
import type { DomainAssignmentRow } from '../world/tables/keystone.js'
import { pageLinks, type Ask, type Routes } from './ask.js'
import { places } from './places.js'

function administratorsOnly({ session }: Ask): void {
  if (!session.isAdmin) throw new Refusal(403, 'You are not authorized to perform the requested action.')
}

const kinds = ['users', 'groups'] as const

/** An assignment, as Keystone tells it. */
function assignmentView(ask: Ask, kind: (typeof kinds)[number], project: string, who: string, role: string) {
  const address = `${ask.origin}${places.identity}/projects/${project}/${kind}/${who}/roles/${role}`
  return {
    links: { assignment: address },
    role: { id: role },
    [kind === 'users' ? 'user' : 'group']: { id: who },
    scope: { project: { id: project } },
  }
}

function needed(ask: Ask, kind: (typeof kinds)[number]) {
  const { project = '', who = '', role = '' } = ask.path
  const { projects, roles } = ask.db.keystone
  if (!projects.has(project)) throw new Refusal(404, `Could not find project: ${project}.`)
  if (!roles.has(role)) throw new Refusal(404, `Could not find role: ${role}.`)
  if (!ask.db.keystone[kind].has(who)) throw new Refusal(404, `Could not find ${kind.slice(0, -1)}: ${who}.`)
  return { project, who, role, id: `${project}/${role}/${who}` }
}

function domainAssignments(ask: Ask) {
  const domain = String(ask.query['scope.domain.id'])
  return json({
    role_assignments: ask.db.keystone.domainAssignments.where('domain_id', domain).map(({ kind, who, role_id }) => ({
      links: { assignment: `${ask.origin}${places.identity}/domains/${domain}/${kind}/${who}/roles/${role_id}` },
      role: { id: role_id },
      [kind === 'users' ? 'user' : 'group']: { id: who },
      scope: { domain: { id: domain } },
    })),
    links: pageLinks(ask),
  })
}

function domainGrant(ask: Ask, kind: (typeof kinds)[number]): DomainAssignmentRow {
  const { domain: domain_id = '', who = '', role: role_id = '' } = ask.path
  const { domains, roles } = ask.db.keystone
  if (!domains.has(domain_id)) throw new Refusal(404, `Could not find domain: ${domain_id}.`)
  if (!roles.has(role_id)) throw new Refusal(404, `Could not find role: ${role_id}.`)
  if (!ask.db.keystone[kind].has(who)) throw new Refusal(404, `Could not find ${kind.slice(0, -1)}: ${who}.`)
  return { id: `${domain_id}/${role_id}/${who}`, domain_id, role_id, kind, who }
}

const domainRoutesOf = (kind: (typeof kinds)[number]): Routes => ({
  [`PUT /domains/{domain}/${kind}/{who}/roles/{role}`]: (ask) => {
    ask.policy.demand('identity', 'identity:create_grant')
    const grant = domainGrant(ask, kind)
    const { domainAssignments } = ask.db.keystone
    if (!domainAssignments.has(grant.id)) domainAssignments.insert(grant)
    return empty()
  },
  [`DELETE /domains/{domain}/${kind}/{who}/roles/{role}`]: (ask) => {
    ask.policy.demand('identity', 'identity:revoke_grant')
    ask.db.keystone.domainAssignments.remove(domainGrant(ask, kind).id)
    return empty()
  },
})

/** Who has which role in which project, and on which domain: of users and of groups. */
export const roleRoutes: Routes = {
  ...domainRoutesOf('users'),
  ...domainRoutesOf('groups'),
  'GET /role_assignments': (ask) => {
    if ('scope.domain.id' in ask.query) return domainAssignments(ask)
    const { assignments, groupAssignments } = ask.db.keystone
    const project = String(ask.query['scope.project.id'])
    return json({
      role_assignments: [
        ...assignments
          .where('project_id', project)
          .map(({ user_id, role_id }) => assignmentView(ask, 'users', project, user_id, role_id)),
        ...groupAssignments
          .where('project_id', project)
          .map(({ group_id, role_id }) => assignmentView(ask, 'groups', project, group_id, role_id)),
      ],
      links: pageLinks(ask),
    })
  },
  'GET /projects/{project}/users/{user}/roles': (ask) =>
    json({
      roles: ask.db.keystone.roles
        .filter(({ id }) => ask.db.keystone.assignments.has(`${ask.path['project']}/${id}/${ask.path['user']}`))
        .map(roleView),
      links: pageLinks(ask),
    }),
  'PUT /projects/{project}/users/{who}/roles/{role}': async (ask) => {
    const { project, who: user, role } = needed(ask, 'users')
    await ask.run('keystone.projects.grantRole', { params: { project, role, user } })
    return empty()
  },
  'DELETE /projects/{project}/users/{who}/roles/{role}': (ask) => {
    administratorsOnly(ask)
    ask.db.keystone.assignments.remove(needed(ask, 'users').id)
    return empty()
  },
  'PUT /projects/{project}/groups/{who}/roles/{role}': (ask) => {
    administratorsOnly(ask)
    const { project: project_id, who: group_id, role: role_id, id } = needed(ask, 'groups')
    const { groupAssignments } = ask.db.keystone
    if (!groupAssignments.has(id)) groupAssignments.insert({ id, project_id, group_id, role_id })
    return empty()
  },
  'DELETE /projects/{project}/groups/{who}/roles/{role}': (ask) => {
    administratorsOnly(ask)
    ask.db.keystone.groupAssignments.remove(needed(ask, 'groups').id)
    return empty()
  },
}
