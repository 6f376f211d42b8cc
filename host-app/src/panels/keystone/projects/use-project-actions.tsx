import { projectCan } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ActionResult } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { useSwitch } from '../../../hooks/use-switch.js'
import { atWebroot, paths, resourceTypes } from '../../../paths.js'
import { useBusy } from '../../../actions/use-busy.js'
import { useClassicModal } from '../../shared/use-classic-modal.js'
import { useDeletion } from '../../shared/use-deletion.js'
import { listDomains } from '../domains/domain.js'
import { deleteWords, workflows } from './actions.js'
import { ProjectForm, type ProjectFormData } from './ProjectForm.js'
import type { ProjectRow } from './project.js'

/** Stands for the project that does not exist yet, among those that are waited for. */
export const newProjectKey = 'new'

/**
 * Everything that can be done with projects, for the list and for the details page.
 * @param refresh reads what is shown again: after a workflow of Horizon's, which does not say what it did
 */
export function useProjectActions(onResult: (result: ActionResult | null) => void, refresh: () => void) {
  const { client, webroot } = useHost()
  const navigate = useNavigate()
  const change = useSwitch()
  const openForm = useClassicModal(refresh)
  const [editing, setEditing] = useState<ProjectFormData | null>(null)
  const { busy, during } = useBusy()
  const deletion = useDeletion<ProjectRow>({
    type: resourceTypes.project,
    words: deleteWords,
    unavailable: projectCan.delete.unavailable,
    run: ({ id }) => client.call('keystone.projects.delete', { params: { id }, quiet: true }),
    onResult,
  })

  const create = async (): Promise<void> => {
    const domains = await listDomains(client).catch(() => [])
    setEditing({ project: null, domains: domains.map(({ id, name }) => ({ value: id, label: name || id })) })
  }

  const edit = async ({ id }: ProjectRow): Promise<void> =>
    setEditing({ project: await client.call('keystone.projects.get', { params: { id } }), domains: [] })

  const workflow = (action: keyof typeof workflows, { id }: ProjectRow): void => {
    const { page, step, title } = workflows[action]
    openForm(atWebroot(webroot, paths.projectPage(id, page, step)), t(title))
  }

  const close = (result: ActionResult): void => {
    setEditing(null)
    onResult(result)
  }
  const dialogs: ReactNode = (
    <>
      {deletion.dialog}
      {editing ? <ProjectForm {...editing} onClose={close} /> : null}
    </>
  )
  return {
    busy,
    dialogs,
    create: () => during(newProjectKey, create),
    run(action: string, project: ProjectRow): void {
      const { id } = project
      if (action === 'edit') during(id, () => edit(project))
      else if (action === 'members' || action === 'groups' || action === 'quotas') workflow(action, project)
      else if (action === 'usage') void navigate(paths.projectPage(id, 'usage'))
      else if (action === 'activate') during(id, () => change(() => client.auth.switchProject(id)))
      else deletion.ask([project])
    },
    removeAll: deletion.ask,
  }
}
