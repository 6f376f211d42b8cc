import { t } from '@stratus/widgets'
import { useCallback, useState } from 'react'
import { nothingDone } from '../../../actions/action-result.js'
import { useLoad } from '../../../hooks/use-load.js'
import { useHost } from '../../../host.js'
import { Choice, FieldGroup, Select, TextInput } from '../../../forms/form-fields.js'
import { FormModal } from '../../../forms/FormModal.js'
import { containerNameProblem } from './names.js'
import { policyLabel } from './policy-label.js'
import { containerExists } from './swift-calls.js'
import { useAnswers } from './use-answers.js'

interface CreateContainerProps {
  /** @param created null when nothing was made */
  onClose(created: string | null): void
}

/** A new container: its name, where its contents are kept, and who may read them (O-RULE-01..03). */
export function CreateContainer({ onClose }: CreateContainerProps) {
  const { client, toasts } = useHost()
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const [isPublic, setPublic] = useState(false)
  const loadPolicies = useCallback(
    async (signal: AbortSignal) => (await client.call('swift.policies.list', { signal })).policies,
    [client],
  )
  const { state } = useLoad(loadPolicies)
  const policies = state.status === 'ready' ? state.data : []
  const isLoading = state.status === 'pending'
  // Without any to choose from, the cloud takes its own.
  const hasPolicies = policies.length > 0
  const policy = chosen ?? (policies.find((one) => one.default) ?? policies[0])?.name ?? ''

  const problem = containerNameProblem(name)
  const ask = useCallback((text: string, signal: AbortSignal) => containerExists(client, text, signal), [client])
  const { answers, asking } = useAnswers(problem ? [] : [name], ask)
  const taken = answers.get(name) === true
  const wrong = problem ?? (taken ? 'A container with that name exists.' : undefined)

  return (
    <FormModal
      heading={t('Create Container')}
      submitLabel={t('Create')}
      invalid={wrong !== undefined || isLoading}
      checking={asking.has(name)}
      submit={async () => {
        const body = { is_public: isPublic, ...(policy && { storage_policy: policy }) }
        await client.call('swift.containers.create', { params: { container: name }, body, quiet: true })
        toasts.add('success', t('Container %(name)s created.', { name }))
        return { ...nothingDone, created: [{ type: 'OS::Swift::Container', id: name }] }
      }}
      onClose={(result) => onClose(result.created[0]?.id ?? null)}
    >
      <FieldGroup title={t('Container')} hiddenTitle>
        <TextInput
          label={t('Container Name')}
          required
          value={name}
          onChange={setName}
          error={wrong && t(wrong)}
          eager={taken || name.includes('/')}
          help={asking.has(name) ? t('Checking if this name is used...') : undefined}
        />
        <Select
          label={t('Storage Policy')}
          required={hasPolicies}
          choices={policies.map((one) => ({ value: one.name, label: policyLabel(one) }))}
          empty={hasPolicies ? undefined : t(isLoading ? 'Loading' : 'The cloud’s own choice')}
          value={policy}
          onChange={setChosen}
        />
        <div className="wide">
          <Choice
            label={t('Container Access')}
            choices={[
              { value: 'public', label: t('Public') },
              { value: 'private', label: t('Not public') },
            ]}
            value={isPublic ? 'public' : 'private'}
            onChange={(value) => setPublic(value === 'public')}
          />
        </div>
      </FieldGroup>
      <p className="field-help">
        {t('A public container lets anybody with its link read what is in it, without signing in.')}
      </p>
    </FormModal>
  )
}
