import { t } from '@stratus/widgets'
import { useState } from 'react'
import { nothingDone, type ActionResult } from '../../../details/action-result.js'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { Choice, FieldGroup } from '../../shared/form-fields.js'
import { FormModal } from '../../shared/FormModal.js'
import { NameFields } from '../../shared/NameFields.js'
import { yesNoOptions } from '../../shared/translate-facets.js'
import { explainConflict } from '../explain-conflict.js'
import { domainErrors, domainToSend, draftOfDomain, newDomain } from './domain-form.js'
import type { Domain } from './domain.js'

interface DomainFormProps {
  /** The domain to edit; null makes a new one. */
  domain: Domain | null
  onClose(result: ActionResult): void
}

/** The modals Create Domain and Edit Domain. */
export function DomainForm({ domain, onClose }: DomainFormProps) {
  const { client, toasts } = useHost()
  const [draft, setDraft] = useState(() => (domain ? draftOfDomain(domain) : newDomain))
  const set = (change: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...change }))
  const errors = domainErrors(draft)

  const submit = async (): Promise<ActionResult> => {
    const body = domainToSend(draft)
    const taken = 'A domain with that name exists.'
    const type = resourceTypes.domain
    if (domain) {
      const { id } = domain
      await explainConflict(client.call('keystone.domains.update', { params: { id }, body }), taken)
      toasts.add('success', t('Domain %s was successfully updated.', [body.name]))
      return { ...nothingDone, updated: [{ type, id }] }
    }
    const { id } = await explainConflict(client.call('keystone.domains.create', { body }), taken)
    toasts.add('success', t('Domain %s was successfully created.', [body.name]))
    return { ...nothingDone, created: [{ type, id }] }
  }

  return (
    <FormModal
      heading={t(domain ? 'Edit Domain' : 'Create Domain')}
      submitLabel={t(domain ? 'Update Domain' : 'Create Domain')}
      invalid={Object.keys(errors).length > 0}
      submit={submit}
      onClose={onClose}
    >
      <FieldGroup title={t('Domain')} hiddenTitle>
        <div className="wide form-stack">
          <NameFields label={t('Domain Name')} required draft={draft} errors={errors} onChange={set} />
          <Choice
            label={t('Enabled')}
            choices={yesNoOptions.map(({ key, label }) => ({ value: key, label: t(label) }))}
            value={String(draft.enabled)}
            onChange={(enabled) => set({ enabled: enabled === 'true' })}
          />
          {domain?.enabled && !draft.enabled ? (
            <p className="field-help">{t('Nobody of a disabled domain can sign in.')}</p>
          ) : null}
        </div>
      </FieldGroup>
    </FormModal>
  )
}
