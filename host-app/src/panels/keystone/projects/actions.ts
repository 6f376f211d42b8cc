import { projectCan, projectPolicies } from '@stratus/api-client/rules'
import { deletionWords } from '../../../actions/words.js'
import type { BatchAction } from '../../../list/ListPageById.js'
import { gatesOf, type Gated, type ResourceAction } from '../../shared/resource-actions.js'
import type { ProjectRow } from './project.js'

const canBeEntered = ({ isOwn, isCurrent, enabled }: ProjectRow) => isOwn && !isCurrent && enabled !== false

/** What can be done with one project, in the order of Horizon's own page; the likely one first. */
export const projectActions: readonly ResourceAction<ProjectRow>[] = [
  { id: 'edit', label: 'Edit Project', icon: 'pencil', rule: projectCan.edit },
  { id: 'members', label: 'Manage Members', icon: 'users', rule: projectCan.members },
  { id: 'groups', label: 'Modify Groups', icon: 'users', rule: projectCan.groups },
  { id: 'usage', label: 'View Usage', icon: 'gauge', rule: projectCan.usage },
  { id: 'quotas', label: 'Modify Quotas', icon: 'gauge', rule: projectCan.quotas },
  { id: 'activate', label: 'Set as Active Project', icon: 'project', fits: canBeEntered, rule: projectCan.activate },
  { id: 'delete', label: 'Delete Project', icon: 'trash', danger: true, rule: projectCan.delete },
]

export const projectBatch: readonly BatchAction[] = [
  { id: 'delete', label: 'Delete Projects', icon: 'trash', danger: true },
]

/** Everything on the panel that has a gate. */
export const gatedParts: readonly Gated[] = [...gatesOf(projectActions), { id: 'create', ...projectPolicies.create }]

/** What deleting projects asks and says. */
export const deleteWords = deletionWords(['Project', 'Projects'])

/** Horizon's own workflows, in a dialog: the page, the step it opens at, and its title in English. */
export const workflows = {
  members: { page: 'update', step: 'update_members', title: 'Edit Project' },
  groups: { page: 'update', step: 'update_group_members', title: 'Edit Project' },
  quotas: { page: 'update_quotas', step: 'update_quotas', title: 'Edit Quotas' },
} as const
