import { t } from '@stratus/widgets'
import { Choice, FieldGroup, Select, TextInput } from '../../../../forms/form-fields.js'
import {
  allowedSources,
  canCreateVolume,
  changeSourceType,
  hasBootVolume,
  sourceLabels,
} from '../model/boot-sources.js'
import { IntegerInput } from '../parts/IntegerInput.js'
import { useLaunchState } from '../model/LaunchContext.js'
import { volumeQuotas } from '../model/launch-quotas.js'
import { QuotaPies } from '../../../../quota/QuotaPies.js'
import { QuotaTrouble } from '../parts/QuotaTrouble.js'
import { SourceTable } from '../tables/SourceTable.js'

const yesNo = () => [
  { value: 'yes', label: t('Yes') },
  { value: 'no', label: t('No') },
]

/** What the instance boots from. */
export function SourceStep() {
  const { spec, lists, failed, frame, model } = useLaunchState()
  const allowed = allowedSources(frame.defaults, frame.volumeService)
  if (allowed.length === 0 || spec.source_type === null)
    return (
      <p className="launch-intro">
        {t('There are no allowed boot sources. If you think this is wrong please contact your administrator.')}
      </p>
    )
  const limits = { compute: null, volume: lists.volumeLimits ?? null }
  return (
    <>
      <p className="launch-intro">
        {t(
          'Instance source is the template used to create an instance. You can use an image, a snapshot of an instance (image snapshot), a volume or a volume snapshot (if enabled). You can also choose to use persistent storage by creating a new volume.',
        )}
      </p>
      <FieldGroup title={t('Source')} hiddenTitle>
        <Select
          label={t('Select Boot Source')}
          choices={allowed.map((type) => ({ value: type, label: t(sourceLabels[type]) }))}
          value={spec.source_type}
          onChange={(type) => model.change((before) => changeSourceType(before, type, frame.volumeService))}
        />
        <VolumeFields />
      </FieldGroup>
      {spec.source_type === 'volume' ? (
        <p className="launch-intro">
          {t(
            "When selecting volume as boot source, please ensure the instance's availability zone is compatible with your volume's availability zone.",
          )}
        </p>
      ) : null}
      <SourceTable type={spec.source_type} />
      {spec.vol_create && (limits.volume || failed.volumeLimits !== undefined) ? (
        <div slot="aside">
          <QuotaTrouble />
          <QuotaPies quotas={volumeQuotas(spec, spec.flavor, limits)} />
        </div>
      ) : null}
    </>
  )
}

/** The volume that is created, or booted from. */
function VolumeFields() {
  const { spec, frame, errors, set } = useLaunchState()
  return (
    <>
      {canCreateVolume(spec, frame.volumeService) ? (
        <Choice
          label={t('Create New Volume')}
          choices={yesNo()}
          value={spec.vol_create ? 'yes' : 'no'}
          onChange={(value) => set({ vol_create: value === 'yes' })}
        />
      ) : null}
      {spec.vol_create ? (
        <IntegerInput
          label={t('Volume Size (GiB)')}
          value={spec.vol_size}
          onChange={(vol_size) => set({ vol_size })}
          error={errors.volumeSize}
          eager={spec.vol_size !== null}
        />
      ) : null}
      {spec.vol_create ? <VolumeType /> : null}
      {hasBootVolume(spec) ? (
        <Choice
          label={t('Delete Volume on Instance Delete')}
          choices={yesNo()}
          value={spec.vol_delete_on_instance_delete ? 'yes' : 'no'}
          onChange={(value) => set({ vol_delete_on_instance_delete: value === 'yes' })}
        />
      ) : null}
      {spec.vol_create && frame.defaults.can_set_mount_point ? (
        <TextInput
          label={t('Device Name')}
          value={spec.vol_device_name ?? ''}
          onChange={(vol_device_name) => set({ vol_device_name: vol_device_name || undefined })}
        />
      ) : null}
    </>
  )
}

function VolumeType() {
  const { spec, lists, set } = useLaunchState()
  const { types = [], standard = null, choosable = false } = lists.volumeTypes ?? {}
  if (choosable)
    return (
      <Select
        label={t('Volume Type')}
        choices={types.map(({ id, name }) => ({ value: id, label: name ?? id }))}
        empty={standard ? undefined : t('No volume type')}
        value={spec.vol_type?.id ?? ''}
        onChange={(id) => set({ vol_type: types.find((type) => type.id === id) ?? null })}
      />
    )
  return standard ? (
    <div className="form-readonly">
      <span>{t('Volume Type')}</span>
      <bdi>{standard.name ?? standard.id}</bdi>
    </div>
  ) : null
}
