import type { Client } from '@stratus/api-client'
import { userPolicies } from '@stratus/api-client/rules'
import type { User } from '../users/user.js'
import { rowMaker } from './project-list.js'
import type { ProjectRow } from './project.js'

/** A project, and who has a role in it. */
export interface ProjectDetails {
  readonly project: ProjectRow
  /** Null where users may not be listed. */
  readonly members: readonly User[] | null
}

/** One project with what this person may know of it. */
export async function loadProjectDetails(
  client: Pick<Client, 'allowed' | 'call' | 'setting'>,
  id: string,
  signal?: AbortSignal,
): Promise<ProjectDetails> {
  const members = async (): Promise<readonly User[] | null> => {
    if (!(await client.allowed(userPolicies.list.policy))) return null
    return (await client.call('keystone.users.list', { query: { project_id: id }, signal, quiet: true })).items
  }
  const [project, asRow, users] = await Promise.all([
    client.call('keystone.projects.get', { params: { id }, signal, quiet: true }),
    rowMaker(client, signal),
    members().catch(() => null),
  ])
  return { project: asRow(project), members: users }
}
