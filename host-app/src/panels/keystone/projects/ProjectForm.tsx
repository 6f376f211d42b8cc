import { t } from '@stratus/widgets'
import { maxProjectName } from '@stratus/api-client/rules'
import { nothingDone, type ActionResult } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { useSession } from '../../../hooks/use-session.js'
import { resourceTypes } from '../../../paths.js'
import { Checkbox, Select, TextArea, TextInput, type FormChoice } from '../../../forms/form-fields.js'
import { FormModal } from '../../../forms/FormModal.js'
import { ifOffered } from '../../../forms/read-fields.js'
import { useFormDraft } from '../../../forms/use-form-draft.js'
import { isTooLong } from '../../../forms/text-limits.js'
import { explainConflict } from '../../../forms/explain-conflict.js'
import { draftOfProject, newProject, projectErrors, projectToCreate, projectToUpdate } from './project-form.js'
import type { Project } from './project.js'

/** What the form opens with. */
export interface ProjectFormData {
  /** The project to edit; null makes a new one. */
  readonly project: Project | null
  /** Where a new one can be; what there is only one of is not asked. */
  readonly domains: readonly FormChoice[]
}

interface ProjectFormProps extends ProjectFormData {
  onClose(result: ActionResult): void
}

const type = resourceTypes.project
const taken = 'A project with that name exists.'

/** The modals Create Project and Edit Project. Members and quotas are Horizon's own workflows. */
export function ProjectForm({ project, domains, onClose }: ProjectFormProps) {
  const { client, toasts } = useHost()
  const { project_id, user_domain_id } = useSession()
  const isCurrent = project !== null && project.id === project_id
  const {
    fields: draft,
    setFields,
    kept,
  } = useFormDraft('project', () => (project ? draftOfProject(project) : newProject(user_domain_id ?? '')), {
    off: project !== null,
    accept: (typed, before) => ({ ...typed, domain: ifOffered(typed.domain, domains, before.domain) }),
  })
  const set = (change: Partial<typeof draft>) => setFields((before) => ({ ...before, ...change }))
  const errors = projectErrors(draft)

  const submit = async (): Promise<ActionResult> => {
    if (project) {
      const { id } = project
      const body = projectToUpdate(draft, isCurrent)
      await explainConflict(client.call('keystone.projects.update', { params: { id }, body }), taken)
      toasts.add('success', t('Modified project "%s".', [body.name]))
      return { ...nothingDone, updated: [{ type, id }] }
    }
    const body = projectToCreate(draft)
    const { id } = await explainConflict(client.call('keystone.projects.create', { body }), taken)
    toasts.add('success', t('Created new project "%s".', [body.name]))
    return { ...nothingDone, created: [{ type, id }] }
  }

  return (
    <FormModal
      heading={t(project ? 'Edit Project' : 'Create Project')}
      submitLabel={t(project ? 'Save' : 'Create Project')}
      invalid={Object.keys(errors).length > 0}
      submit={submit}
      draft={kept}
      onClose={onClose}
      help={
        project ? null : <p>{t('Create a project to organize users. Its members and quotas can be set afterwards.')}</p>
      }
    >
      <TextInput
        label={t('Name')}
        required
        value={draft.name}
        onChange={(name) => set({ name })}
        error={errors.name && t(errors.name)}
        eager={isTooLong(draft.name.trim(), maxProjectName)}
      />
      <TextArea
        label={t('Description')}
        value={draft.description}
        onChange={(description) => set({ description })}
        error={errors.description && t(errors.description)}
        eager
      />
      {!project && domains.length > 1 ? (
        <Select
          label={t('Domain Name')}
          choices={domains}
          value={draft.domain}
          onChange={(domain) => set({ domain })}
        />
      ) : null}
      {isCurrent ? (
        <p className="field-help">{t('You cannot disable your current project.')}</p>
      ) : (
        <Checkbox label={t('Enabled')} checked={draft.enabled} onChange={(enabled) => set({ enabled })} />
      )}
    </FormModal>
  )
}
