import type { HorizonForm } from '@stratus/api-client'
import { shownFields } from '@stratus/api-client/forms'
import { t } from '@stratus/widgets'
import { useCallback, useState } from 'react'
import { CloudField } from '../../forms/cloud-form/CloudField.js'
import { fieldError } from '../../forms/cloud-form/cloud-form-model.js'
import { useLoad } from '../../hooks/use-load.js'
import { useHost } from '../../host.js'
import { Loaded } from '../../layouts/Loaded.js'
import { inOurWords, readSettings, saveSettings } from './cloud-settings-model.js'
import { SettingsForm } from './SettingsForm.js'
import { SettingsSection } from './SettingsSection.js'

/** What the cloud keeps of a person: the language of its own pages, time zone, lengths of lists and logs. */
export function CloudSettings() {
  const { client } = useHost()
  const { state, retry } = useLoad(useCallback((signal: AbortSignal) => readSettings(client, signal), [client]))
  return (
    <SettingsSection
      title={t('Cloud')}
      about={t('Times everywhere are shown in the time zone. The rest is for pages that the cloud draws itself.')}
    >
      <Loaded state={state} retry={retry} failure={t('Unable to retrieve the settings.')}>
        {(form) => <CloudForm form={form} />}
      </Loaded>
    </SettingsSection>
  )
}

function CloudForm({ form: first }: { form: HorizonForm }) {
  const { client, toasts } = useHost()
  const [form, setForm] = useState(first)
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const fields = shownFields(form, values).map(inOurWords)
  const errors = new Map(fields.map((field) => [field.name, fieldError(field, values[field.name])]))

  const submit = async (): Promise<readonly string[] | null> => {
    const saved = await saveSettings(client, form, values)
    if (saved.form) setForm(saved.form)
    if (saved.refused) return saved.refused
    toasts.add('success', t('Settings saved.'))
    // What was typed meanwhile is still to be saved.
    if (saved.form)
      setValues((now) => Object.fromEntries(Object.entries(now).filter(([name]) => now[name] !== values[name])))
    return null
  }

  return (
    <SettingsForm submitLabel={t('Save')} invalid={[...errors.values()].some(Boolean)} submit={submit}>
      {fields.map((field) => (
        <CloudField
          key={field.name}
          field={field}
          value={values[field.name]}
          error={errors.get(field.name)}
          onChange={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
        />
      ))}
    </SettingsForm>
  )
}
