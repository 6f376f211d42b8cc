import { t } from '@stratus/widgets'
import { Alert } from '@stratus/widgets/react/alert'
import { FormField } from '@stratus/widgets/react/form-field'
import { Checkbox, FieldGroup, Select, TextArea, TextInput, type FormChoice } from '../../../forms/form-fields.js'
import type { CredentialDraft, CredentialErrors, Expiry, Problem } from './credential-form-model.js'

interface CredentialFieldsProps {
  draft: CredentialDraft
  errors: CredentialErrors
  /** Which one has in the project. */
  roles: readonly FormChoice[]
  /** Older clouds have no access rules. */
  withRules: boolean
  onChange(change: Partial<CredentialDraft>): void
}

const words = (problem: Problem | undefined) => problem && t(problem.text, problem.args ?? [])

/** @texts English, keys of their translations. */
const expiries: Readonly<Record<Expiry, string>> = {
  '1': 'In a day',
  '7': 'In 7 days',
  '30': 'In 30 days',
  '90': 'In 90 days',
  '365': 'In a year',
  custom: 'At a moment of your choice',
  never: 'Never',
}
const order: readonly Expiry[] = ['1', '7', '30', '90', '365', 'custom', 'never']

const example = '[{"service": "compute", "method": "GET", "path": "/v2.1/servers"}]'

/** What is said of a new credential. */
export function CredentialFields({ draft, errors, roles, withRules, onChange }: CredentialFieldsProps) {
  const toggle = (role: string, on: boolean) =>
    onChange({ roles: on ? [...draft.roles, role] : draft.roles.filter((each) => each !== role) })
  return (
    <FieldGroup title={t('Application Credential')} hiddenTitle>
      <div className="wide form-stack">
        <TextInput
          label={t('Name')}
          required
          value={draft.name}
          onChange={(name) => onChange({ name })}
          error={words(errors.name)}
          eager={draft.name.trim() !== ''}
        />
        <TextInput
          label={t('Description')}
          value={draft.description}
          onChange={(description) => onChange({ description })}
        />
        <Select
          label={t('Expires')}
          value={draft.expiry}
          choices={order.map((value) => ({ value, label: t(expiries[value]) }))}
          onChange={(expiry) => onChange({ expiry: expiry as Expiry })}
        />
        {draft.expiry === 'custom' ? (
          <div className="credential-moment">
            <FormField label={t('Date (UTC)')} error={words(errors.date) ?? ''}>
              <input type="date" value={draft.date} onChange={(event) => onChange({ date: event.target.value })} />
            </FormField>
            <FormField label={t('Time (UTC)')}>
              <input type="time" value={draft.time} onChange={(event) => onChange({ time: event.target.value })} />
            </FormField>
          </div>
        ) : null}
        {draft.expiry === 'never' ? (
          <Alert type="info" withoutPrefix>
            {t('Whoever gets hold of it can use it until somebody deletes it.')}
          </Alert>
        ) : null}
        <fieldset className="form-choice">
          <legend>{t('Roles')}</legend>
          <div className="credential-roles">
            {roles.map(({ value, label }) => (
              <Checkbox
                key={value}
                label={label}
                checked={draft.roles.includes(value)}
                onChange={(on) => toggle(value, on)}
              />
            ))}
          </div>
          <p className="field-help">{t('If none is chosen, it has all of these.')}</p>
        </fieldset>
        {withRules ? (
          <TextArea
            label={t('Access Rules')}
            help={t('If blank, every call that its roles allow. Else a list in JSON or YAML, such as: %s', [example])}
            value={draft.rules}
            onChange={(rules) => onChange({ rules })}
            error={words(errors.rules)}
          />
        ) : null}
        <TextInput
          label={t('Secret')}
          type="password"
          autocomplete="new-password"
          help={t('If blank, the cloud makes one.')}
          value={draft.secret}
          onChange={(secret) => onChange({ secret })}
          error={words(errors.secret)}
          eager
        />
        <Checkbox
          label={t('Unrestricted')}
          checked={draft.unrestricted}
          onChange={(unrestricted) => onChange({ unrestricted })}
        />
        {draft.unrestricted ? (
          <Alert type="warning" withoutPrefix>
            {t('It may make and delete other credentials and trusts: whoever has it can keep a way in for ever.')}
          </Alert>
        ) : null}
      </div>
    </FieldGroup>
  )
}
