import { t } from '@stratus/widgets'
import { maxProjectName } from '@stratus/api-client/rules'
import { Checkbox, Select, TextArea, TextInput, type FormChoice } from '../../../forms/form-fields.js'
import { isTooLong } from '../../../forms/text-limits.js'
import type { projectErrors, ProjectDraft } from './project-form.js'

interface ProjectFieldsProps {
  draft: ProjectDraft
  errors: ReturnType<typeof projectErrors>
  /** Where it can be; what there is only one of is not asked. */
  domains: readonly FormChoice[]
  /** It is the one that somebody is in. */
  isCurrent?: boolean
  onChange(change: Partial<ProjectDraft>): void
}

/** What a project is called, and whether it can be used. */
export function ProjectFields({ draft, errors, domains, isCurrent = false, onChange }: ProjectFieldsProps) {
  return (
    <>
      <TextInput
        label={t('Name')}
        required
        value={draft.name}
        onChange={(name) => onChange({ name })}
        error={errors.name && t(errors.name)}
        eager={isTooLong(draft.name.trim(), maxProjectName)}
      />
      <TextArea
        label={t('Description')}
        value={draft.description}
        onChange={(description) => onChange({ description })}
        error={errors.description && t(errors.description)}
        eager
      />
      {domains.length > 1 ? (
        <Select
          label={t('Domain Name')}
          choices={domains}
          value={draft.domain}
          onChange={(domain) => onChange({ domain })}
        />
      ) : null}
      {isCurrent ? (
        <p className="field-help">{t('You cannot disable your current project.')}</p>
      ) : (
        <Checkbox label={t('Enabled')} checked={draft.enabled} onChange={(enabled) => onChange({ enabled })} />
      )}
    </>
  )
}
