import { t } from '@stratus/widgets'
import { nothingDone, type ActionResult } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { QuotaPies } from '../../../quota/QuotaPies.js'
import { volumeTake } from '../../../quota/quota-take.js'
import { resourceTypes } from '../../../paths.js'
import { FieldGroup, Select, TextInput } from '../../../forms/form-fields.js'
import { FormModal } from '../../../forms/FormModal.js'
import { useFormDraft } from '../../../forms/use-form-draft.js'
import { NameFields } from '../../../forms/NameFields.js'
import type { VolumeFormData } from './volume-form-data.js'
import {
  choosesType,
  newVolume,
  offeredDraft,
  offeredSources,
  sourceLabels,
  volumeErrors,
  volumeToCreate,
  withSource,
  type VolumeDraft,
  type VolumeSource,
} from './volume-form.js'

interface CreateVolumeProps {
  data: VolumeFormData
  /** A source that is chosen already. */
  start?: Partial<VolumeDraft>
  onClose(result: ActionResult): void
}

/** The modal Create Volume: empty, or of an image, a snapshot or another volume, with the quota it would use beside it. */
export function CreateVolume({ data, start, onClose }: CreateVolumeProps) {
  const { client, toasts } = useHost()
  const { choices, limits, types, zones } = data
  const {
    fields: draft,
    setFields: setDraft,
    kept,
  } = useFormDraft<VolumeDraft>(
    'volume',
    () => withSource({ ...newVolume, type: data.defaultType, zone: zones.selected ?? '' }, start ?? {}, choices),
    { off: start !== undefined, accept: (typed, before) => offeredDraft(typed, before, data) },
  )
  const set = (change: Partial<VolumeDraft>) => setDraft((before) => ({ ...before, ...change }))
  const choose = (change: Partial<VolumeDraft>) => setDraft((before) => withSource(before, change, choices))
  const errors = volumeErrors(draft, choices, limits)

  const submit = async (): Promise<ActionResult> => {
    const made = await client.call('cinder.volumes.create', { body: volumeToCreate(draft) })
    toasts.add('info', t('Creating volume %s', [made.name || made.id]))
    return { ...nothingDone, created: [{ type: resourceTypes.volume, id: made.id }] }
  }

  return (
    <FormModal
      size="large"
      heading={t('Create Volume')}
      submitLabel={t('Create Volume')}
      invalid={Object.keys(errors).length > 0}
      submit={submit}
      draft={kept}
      onClose={onClose}
      help={<QuotaPies quotas={volumeTake(limits, Number(draft.size) > 0 ? Number(draft.size) : 0)} />}
    >
      <FieldGroup title={t('Volume')} hiddenTitle>
        <NameFields label={t('Volume Name')} draft={draft} errors={errors} onChange={set} />
        <Select
          label={t('Volume Source')}
          choices={offeredSources(choices).map((value) => ({ value, label: t(sourceLabels[value]) }))}
          value={draft.source}
          onChange={(source) => choose({ source: source as VolumeSource, sourceId: '' })}
        />
        {draft.source === 'none' ? null : (
          <Select
            label={t('Use %s as a source', [t(sourceLabels[draft.source]).toLowerCase()])}
            required
            empty={t('Select a source')}
            choices={choices[draft.source]}
            value={draft.sourceId}
            onChange={(sourceId) => choose({ sourceId })}
            error={errors.sourceId && t(errors.sourceId)}
          />
        )}
        <TextInput
          label={t('Size (GiB)')}
          required
          inputMode="numeric"
          value={draft.size}
          onChange={(size) => set({ size })}
          error={errors.size && t(errors.size)}
          eager
        />
        {choosesType(draft) ? (
          <>
            <Select
              label={t('Type')}
              choices={types.map(({ name, id }) => ({ value: name ?? id, label: name ?? id }))}
              empty={data.defaultType ? undefined : t('No volume type')}
              help={types.find(({ name }) => name === draft.type)?.description ?? undefined}
              value={draft.type}
              onChange={(type) => set({ type })}
            />
            <Select
              label={t('Availability Zone')}
              choices={zones.choices}
              empty={zones.choices.length === 0 ? t('No availability zones found') : undefined}
              value={draft.zone}
              onChange={(zone) => set({ zone })}
            />
          </>
        ) : null}
      </FieldGroup>
    </FormModal>
  )
}
