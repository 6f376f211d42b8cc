import { empty, json, Refusal } from '../handler.js'
import { roleView } from '../handlers/keystone/views.js'
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

/** Who has which role in which project: of users and of groups. */
export const roleRoutes: Routes = {
  'GET /role_assignments': (ask) => {
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
