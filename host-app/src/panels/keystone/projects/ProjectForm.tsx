import { t } from '@stratus/widgets'
import { useState } from 'react'
import { nothingDone, type ActionResult } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { useSession } from '../../../hooks/use-session.js'
import { resourceTypes } from '../../../paths.js'
import { changedIn, orGone } from '../../../forms/edited-fields.js'
import { FormModal } from '../../../forms/FormModal.js'
import { useTakenName } from '../../../forms/use-taken-name.js'
import { sentName } from '../../../forms/name-errors.js'
import { draftOfProject, projectErrors, projectToUpdate, takenProject } from './project-form.js'
import { ProjectFields } from './ProjectFields.js'
import type { Project } from './project.js'

interface ProjectFormProps {
  project: Project
  onClose(result: ActionResult): void
}

/** The modal Edit Project. Its members and quotas are changed by forms of their own. */
export function ProjectForm({ project, onClose }: ProjectFormProps) {
  const { client, toasts } = useHost()
  const { project_id } = useSession()
  const { id } = project
  const isCurrent = id === project_id
  const [opened] = useState(() => draftOfProject(project))
  const [draft, setDraft] = useState(opened)
  const errors = projectErrors(draft, project)
  const taken = useTakenName(takenProject)
  return (
    <FormModal
      heading={t('Edit Project')}
      submitLabel={t('Save')}
      invalid={Object.keys(errors).length > 0}
      submit={async () => {
        const body = projectToUpdate(changedIn(opened, draft), isCurrent)
        if (Object.keys(body).length > 0)
          await taken.sending(body.name, orGone(client.call('keystone.projects.update', { params: { id }, body })))
        toasts.add('success', t('Modified project "%s".', [sentName(draft.name)]))
        return { ...nothingDone, updated: [{ type: resourceTypes.project, id }] }
      }}
      onClose={onClose}
    >
      <ProjectFields
        draft={draft}
        errors={{ ...errors, ...taken.errorOf(draft.name) }}
        domains={[]}
        isCurrent={isCurrent}
        onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
      />
    </FormModal>
  )
}
