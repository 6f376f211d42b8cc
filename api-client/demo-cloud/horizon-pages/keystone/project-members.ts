import type { PageContext } from '../context.js'
import type { MemberStep } from '../templates/workflow.js'

/** What a workflow's steps say about members: what the form holds, or what a project has. */
export function memberSteps({ cloud, form, call }: PageContext, projectId: string | null): MemberStep[] {
  const { users, groups, assignments, groupAssignments } = cloud.world.db.keystone
  const posted = call.method === 'POST'
  const inProject = <Row extends { role_id: string; project_id: string }>(rows: readonly Row[], role: string) =>
    rows.filter((row) => row.project_id === projectId && row.role_id === role)
  const step = (
    slug: MemberStep['slug'],
    texts: Pick<MemberStep, 'available' | 'members' | 'everybody'>,
    kept: (role: string) => readonly string[],
  ): MemberStep => ({
    ...texts,
    slug,
    chosen: (role) => (posted ? form.getAll(`${slug}_role_${role}`).map(String) : kept(role)),
  })
  return [
    step('update_members', { available: 'All Users', members: 'Project Members', everybody: users.all() }, (role) =>
      inProject(assignments.all(), role).map(({ user_id }) => user_id),
    ),
    step(
      'update_group_members',
      { available: 'All Groups', members: 'Project Groups', everybody: groups.all() },
      (role) => inProject(groupAssignments.all(), role).map(({ group_id }) => group_id),
    ),
  ]
}

/** The project has the members of the form, and no others. */
export function storeMembers(context: PageContext, project_id: string): void {
  const { roles, assignments, groupAssignments } = context.cloud.world.db.keystone
  const [people, groups] = memberSteps(context, project_id)
  for (const row of assignments.where('project_id', project_id)) assignments.remove(row.id)
  for (const row of groupAssignments.where('project_id', project_id)) groupAssignments.remove(row.id)
  for (const { id: role_id } of roles.all()) {
    for (const user_id of people?.chosen(role_id) ?? [])
      assignments.insert({ id: `${project_id}/${role_id}/${user_id}`, project_id, role_id, user_id })
    for (const group_id of groups?.chosen(role_id) ?? [])
      groupAssignments.insert({ id: `${project_id}/${role_id}/${group_id}`, project_id, role_id, group_id })
  }
}
