import { t } from '@stratus/widgets'
import { Wizard } from '@stratus/widgets/react/wizard'
import { WizardStep } from '@stratus/widgets/react/wizard-step'
import { useCallback, useRef } from 'react'
import { nothingDone, type ActionResult } from '../../../actions/action-result.js'
import { DraftNotice } from '../../../forms/DraftNotice.js'
import { useFormDraft } from '../../../forms/use-form-draft.js'
import { useLoad } from '../../../hooks/use-load.js'
import { useHost } from '../../../host.js'
import { useSession } from '../../../hooks/use-session.js'
import { resourceTypes } from '../../../paths.js'
import { errorMessage, sayFailure } from '../../../stores/error-messages.js'
import { ParentPortStep } from './ParentPortStep.js'
import { SubportsStep } from './SubportsStep.js'
import { trackingKey, type Trunk } from './trunk.js'
import {
  draftOfTrunk,
  newTrunkDraft,
  trunkErrors,
  trunkToCreate,
  trunkToUpdate,
  withSubports,
  type TrunkDraft,
} from './trunk-form.js'
import { loadNetworkQuotas } from '../../../quota/full-quota.js'
import { takesOne } from '../../../quota/quota-take.js'
import { TakesQuota } from '../../../quota/TakesQuota.js'
import { loadPorts } from './trunk-ports.js'
import { TrunkFields } from './TrunkFields.js'
import './trunks.css'

const take = takesOne('Trunks')

interface TrunkWizardProps {
  /** The trunk to edit, as it is now; null creates one. */
  trunk: Trunk | null
  onClose(result: ActionResult): void
}

const changedMeanwhile =
  'Somebody else has changed this trunk since you opened it. Submit again to save what you see here over their changes.'

/** Create Trunk with three steps, Edit Trunk with two (P-TRK-03, P-TRK-04); what fails keeps everything as it was typed. */
export function TrunkWizard({ trunk, onClose }: TrunkWizardProps) {
  const { client, toasts } = useHost()
  const { project_id: projectId } = useSession()
  const {
    fields: draft,
    setFields: setDraft,
    kept,
  } = useFormDraft<TrunkDraft>('trunk', () => (trunk ? draftOfTrunk(trunk) : newTrunkDraft), {
    never: ['port_id', 'sub_ports'],
    off: trunk !== null,
    without: t('Ports were not kept.'),
  })
  const base = useRef(trunk)
  const result = useRef(nothingDone)
  const load = useCallback((signal: AbortSignal) => loadPorts(client, projectId, signal), [client, projectId])
  const { state: ports, retry } = useLoad(load)
  const errors = trunkErrors(draft)
  const set = (change: Partial<TrunkDraft>) => setDraft((before) => ({ ...before, ...change }))
  const type = resourceTypes.trunk

  const update = async (before: Trunk): Promise<Trunk> => {
    const params = { id: before.id }
    const now = await client.call('neutron.trunks.get', { params, quiet: true })
    base.current = now
    if (trackingKey(now) !== trackingKey(before)) throw new Error(t(changedMeanwhile))
    return client.call('neutron.trunks.update', { params, body: trunkToUpdate(before, draft), quiet: true })
  }

  const submit = async (): Promise<void> => {
    try {
      const { id, name_or_id } = base.current
        ? await update(base.current)
        : await client.call('neutron.trunks.create', { body: trunkToCreate(draft), quiet: true })
      const text = trunk ? 'Trunk %s was successfully edited.' : 'Trunk %s was successfully created.'
      toasts.add('success', t(text, [draft.name || name_or_id]))
      result.current = { ...nothingDone, [trunk ? 'updated' : 'created']: [{ type, id }] }
    } catch (error) {
      sayFailure(toasts, trunk ? 'Unable to update the trunk.' : 'Unable to create the trunk.', errorMessage(error))
      throw error
    }
  }

  return (
    <Wizard
      open
      heading={t(trunk ? 'Edit Trunk' : 'Create Trunk')}
      submitLabel={t(trunk ? 'Edit Trunk' : 'Create Trunk')}
      submit={submit}
      onStratusAfterClose={() => {
        kept.end()
        onClose(result.current)
      }}
    >
      <DraftNotice draft={kept} />
      <WizardStep name="details" heading={t('Details')} invalid={Boolean(errors.name ?? errors.description)}>
        <TrunkFields draft={draft} errors={errors} onChange={set} />
        {trunk ? null : (
          <div slot="aside">
            <TakesQuota load={loadNetworkQuotas} take={take} />
          </div>
        )}
      </WizardStep>
      {trunk ? null : (
        <WizardStep name="parent-port" heading={t('Parent Port')} invalid={errors.port_id !== undefined}>
          <ParentPortStep ports={ports} retry={retry} draft={draft} onChange={(port_id) => set({ port_id })} />
        </WizardStep>
      )}
      <WizardStep name="subports" heading={t('Subports')} invalid={errors.sub_ports.size > 0}>
        <SubportsStep
          ports={ports}
          retry={retry}
          trunk={trunk}
          draft={draft}
          errors={errors.sub_ports}
          onChoose={(ids) => setDraft((before) => withSubports(before, ids))}
          onChange={(sub_ports) => set({ sub_ports })}
        />
      </WizardStep>
    </Wizard>
  )
}
