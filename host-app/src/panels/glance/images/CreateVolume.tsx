import { formatBytes, t } from '@stratus/widgets'
import { Wizard } from '@stratus/widgets/react/wizard'
import { WizardStep } from '@stratus/widgets/react/wizard-step'
import { useEffect, useRef, useState } from 'react'
import type { ActionResult } from '../../../actions/action-result.js'
import { nothingDone } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { QuotaPies } from '../../../quota/QuotaPies.js'
import { volumeTake } from '../../../quota/quota-take.js'
import { FieldGroup, Select, TextInput } from '../../../forms/form-fields.js'
import { isTooLong } from '../../../forms/text-limits.js'
import { loadVolumeLimits, type VolumeForm } from './volume-form-data.js'
import {
  newVolumeDraft,
  placeholderLimits,
  typedSize,
  volumeErrors,
  volumeToCreate,
  type VolumeDraft,
  type VolumeLimits,
} from './volume-form-model.js'
import type { Image } from './image.js'

interface CreateVolumeProps {
  image: Image
  form: VolumeForm
  onClose(result: ActionResult | null): void
}

/** A volume of an image: one step, with the quota it would use beside it (P-IMG-29). */
export function CreateVolume({ image, form, onClose }: CreateVolumeProps) {
  const { client, toasts } = useHost()
  const [draft, setDraft] = useState<VolumeDraft>(() => ({
    ...newVolumeDraft(image),
    volume_type: form.defaultType,
    availability_zone: form.zones.selected ?? '',
  }))
  const [limits, setLimits] = useState<VolumeLimits>(placeholderLimits)
  const result = useRef<ActionResult | null>(null)
  useEffect(() => {
    let current = true
    void loadVolumeLimits(client).then((loaded) => current && setLimits(loaded))
    return () => {
      current = false
    }
  }, [client])

  const errors = volumeErrors(draft, limits)
  const set = (change: Partial<VolumeDraft>) => setDraft((before) => ({ ...before, ...change }))
  const sizeError = errors.size ?? errors.volumeSize ?? errors.volumes
  const type = form.types.find(({ name }) => name === draft.volume_type)

  const submit = async (): Promise<void> => {
    const volume = await client.call('cinder.volumes.create', { body: volumeToCreate(draft, image.id), quiet: true })
    toasts.add('info', t('Creating volume %s', [volume.name || volume.id]))
    result.current = { ...nothingDone, created: [{ type: 'OS::Cinder::Volume', id: volume.id }] }
  }

  return (
    <Wizard
      open
      heading={t('Create Volume')}
      submitLabel={t('Create Volume')}
      submit={submit}
      onStratusAfterClose={() => onClose(result.current)}
    >
      <WizardStep name="volume" heading={t('Volume Details')} invalid={Object.keys(errors).length > 0}>
        <FieldGroup title={t('Volume Details')}>
          <TextInput
            label={t('Name')}
            value={draft.name}
            onChange={(name) => set({ name })}
            error={errors.name && t(errors.name)}
            eager={isTooLong(draft.name)}
          />
          <TextInput
            label={t('Description')}
            value={draft.description}
            onChange={(description) => set({ description })}
            error={errors.description && t(errors.description)}
            eager={isTooLong(draft.description)}
          />
          <div className="wide form-readonly">
            <span>{t('Use image as a source')}</span>
            <bdi>{t('%s (%s)', [image.name_or_id, formatBytes(image.size)])}</bdi>
          </div>
          <Select
            label={t('Type')}
            choices={form.types.map(({ name, id }) => ({ value: name ?? id, label: name ?? id }))}
            empty={form.defaultType ? undefined : t('No volume type')}
            help={type?.description ? `${t('Volume Type Description:')} ${type.description}` : undefined}
            value={draft.volume_type}
            onChange={(volume_type) => set({ volume_type })}
          />
          <TextInput
            label={t('Size (GiB)')}
            required
            inputMode="numeric"
            value={draft.size}
            onChange={(size) => set({ size })}
            error={sizeError && t(sizeError)}
            eager={(errors.volumeSize ?? errors.volumes) !== undefined}
          />
          <Select
            label={t('Availability Zone')}
            choices={form.zones.choices}
            empty={form.zones.choices.length === 0 ? t('No availability zones found') : undefined}
            value={draft.availability_zone}
            onChange={(availability_zone) => set({ availability_zone })}
          />
        </FieldGroup>
        <div slot="aside">
          <QuotaPies quotas={volumeTake(limits, typedSize(draft.size) ?? 0)} />
        </div>
      </WizardStep>
    </Wizard>
  )
}
