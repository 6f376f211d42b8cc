import { projectCan, projectPolicies } from '@stratus/api-client/rules'
import type { Action, PanelActions } from '../../../actions/action.js'
import { call, fillsForm, goesTo, opens } from '../../../actions/does.js'
import { deletionWords } from '../../../actions/words.js'
import { switchScope } from '../../../hooks/use-switch.js'
import { belowWebroot, paths, resourceTypes } from '../../../paths.js'
import { listDomains } from '../domains/domain.js'
import type { ProjectRow } from './project.js'

const edit = opens<ProjectRow>(async ({ host: { client } }, { id }) => {
  const [{ ProjectForm }, project] = await Promise.all([
    import('./ProjectForm.js'),
    // Others may have changed it since it was listed.
    client.call('keystone.projects.get', { params: { id } }),
  ])
  return (close) => <ProjectForm project={project} onClose={close} />
})

const create = opens<null, ProjectRow>(async ({ host: { client }, gates }) => {
  const [{ CreateProject }, { loadQuotaSections }] = await Promise.all([
    import('./CreateProject.js'),
    import('./new-project.js'),
  ])
  const named = ({ id, name }: { id: string; name: string | null }) => ({ id, name: name || id })
  // The project can be made without what cannot be read.
  const [domains, users, roles, quotas] = await Promise.all([
    listDomains(client).catch(() => []),
    gates.has('members') ? client.call('keystone.users.list', { quiet: true }).catch(() => null) : null,
    gates.has('members') ? client.call('keystone.roles.list', { quiet: true }).catch(() => null) : null,
    gates.has('quotas') ? loadQuotaSections(client) : [],
  ])
  const data = {
    domains: domains.map(({ id, name }) => ({ value: id, label: name || id })),
    people: users && roles && { users: users.items.map(named), roles: roles.items.map(named) },
    quotas,
  }
  return (close) => <CreateProject {...data} onClose={close} />
})

const activate: Action<ProjectRow> = {
  id: 'activate',
  label: 'Set as Active Project',
  icon: 'project',
  when: ({ isOwn, isCurrent, enabled }) => isOwn && !isCurrent && enabled !== false,
  ...projectCan.activate,
  does: call(
    ({ host, navigate }, { id }) =>
      switchScope(host, navigate, belowWebroot(host.webroot, window.location.pathname) ?? '/', () =>
        host.client.auth.switchProject(id),
      ),
    { outcome: 'nothing' },
  ),
}

/** What can be done with one's own at a glance: going there. */
export const myProjectActions: PanelActions<ProjectRow> = { type: resourceTypes.project, items: [activate] }

const quotas: Action<ProjectRow> = {
  id: 'quotas',
  label: 'Modify Quotas',
  icon: 'gauge',
  ...projectCan.quotas,
  does: fillsForm('keystone.projectQuotas', ({ id }: ProjectRow) => ({ id }), { title: 'Edit Quotas' }),
}

/** What can be done in the list of what projects use. */
export const projectQuotaActions: PanelActions<ProjectRow> = { type: resourceTypes.project, items: [quotas] }

/** Everything that can be done with projects, in the order of Horizon's own page; the likely one first. */
export const projectActions: PanelActions<ProjectRow> = {
  type: resourceTypes.project,
  page: [
    {
      id: 'create',
      label: 'Create Project',
      icon: 'plus',
      primary: true,
      palette: true,
      ...projectPolicies.create,
      does: create,
    },
  ],
  items: [
    { id: 'edit', label: 'Edit Project', icon: 'pencil', ...projectCan.edit, does: edit },
    {
      id: 'members',
      label: 'Manage Members',
      icon: 'users',
      ...projectCan.members,
      does: fillsForm('keystone.projectMembers', ({ id }: ProjectRow) => ({ id }), { changes: 'list' }),
    },
    {
      id: 'groups',
      label: 'Modify Groups',
      icon: 'users',
      ...projectCan.groups,
      does: fillsForm('keystone.projectGroups', ({ id }: ProjectRow) => ({ id }), { changes: 'list' }),
    },
    {
      id: 'usage',
      label: 'View Usage',
      icon: 'gauge',
      ...projectCan.usage,
      does: goesTo(({ id }) => paths.projectUsage(id)),
    },
    quotas,
    activate,
    {
      id: 'delete',
      label: 'Delete Project',
      many: 'Delete Projects',
      icon: 'trash',
      danger: true,
      ...projectCan.delete,
      does: call(
        ({ host: { client } }, { id }) => client.call('keystone.projects.delete', { params: { id }, quiet: true }),
        { outcome: 'deleted', words: deletionWords(['Project', 'Projects']) },
      ),
    },
  ],
}
