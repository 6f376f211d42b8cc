import { t } from '@stratus/widgets'
import type { ActionResult } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { useSession } from '../../../hooks/use-session.js'
import { resourceTypes } from '../../../paths.js'
import { Choice } from '../../../forms/form-fields.js'
import { ItemForm } from '../../../forms/ItemForm.js'
import { NameFields } from '../../../forms/NameFields.js'
import { yesNoOptions } from '../../../list/translate-facets.js'
import { createTexts, domainErrors, draftOfDomain, editTexts, newDomain } from './domain-form.js'
import type { Domain } from './domain.js'

interface DomainFormProps {
  /** The domain to edit; null makes a new one. */
  domain: Domain | null
  onClose(result: ActionResult): void
}

/** The modals Create Domain and Edit Domain. */
export function DomainForm({ domain, onClose }: DomainFormProps) {
  const { client } = useHost()
  const { user_domain_id } = useSession()
  return (
    <ItemForm
      type={resourceTypes.domain}
      texts={domain ? editTexts : createTexts}
      item={domain}
      start={domain ? draftOfDomain(domain) : newDomain}
      errorsOf={(draft) => domainErrors(draft, domain, user_domain_id)}
      create={(body) => client.call('keystone.domains.create', { body })}
      update={(id, body) => client.call('keystone.domains.update', { params: { id }, body })}
      onClose={onClose}
    >
      {({ draft, errors, set }) => (
        <>
          <NameFields label={t('Domain Name')} required draft={draft} errors={errors} onChange={set} />
          <Choice
            label={t('Enabled')}
            choices={yesNoOptions.map(({ key, label }) => ({ value: key, label: t(label) }))}
            value={String(draft.enabled)}
            onChange={(enabled) => set({ enabled: enabled === 'true' })}
          />
          {errors.enabled ? (
            <p className="field-error" role="alert">
              {t(errors.enabled)}
            </p>
          ) : domain?.enabled && !draft.enabled ? (
            <p className="field-help">{t('Users of a disabled domain cannot sign in.')}</p>
          ) : null}
        </>
      )}
    </ItemForm>
  )
}
