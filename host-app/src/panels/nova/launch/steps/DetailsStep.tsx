import { t } from '@stratus/widgets'
import { TextField } from '@stratus/widgets/react/text-field'
import { useMemo } from 'react'
import { useSession } from '../../../../hooks/use-session.js'
import { Button } from '../../../../ui/Button.js'
import { FieldGroup, Select, TextInput } from '../../../../forms/form-fields.js'
import { errorMessage } from '../../../../stores/error-messages.js'
import { isTooLong } from '../../../../forms/text-limits.js'
import { IntegerInput } from '../parts/IntegerInput.js'
import { useLaunchState } from '../model/LaunchContext.js'
import { instancesQuota } from '../model/launch-quotas.js'
import { QuotaPies } from '../../../../quota/QuotaPies.js'
import { QuotaTrouble } from '../parts/QuotaTrouble.js'
import { SlowAnswer } from '../parts/SlowAnswer.js'
import { useLaunchList } from '../model/use-launch-list.js'
import { zoneChoices } from '../../../../forms/zone-choices.js'

/** Name, zone and number of the new instances. */
export function DetailsStep() {
  const { spec, lists, frame, errors, set } = useLaunchState()
  const { project_name } = useSession()
  const limits = { compute: lists.limits ?? null, volume: null }
  return (
    <>
      <p className="launch-intro">
        {t(
          'Please provide the initial hostname for the instance, the availability zone where it will be deployed, and the instance count. Increase the Count to create multiple instances with the same settings.',
        )}
      </p>
      <FieldGroup title={t('Details')} hiddenTitle>
        <div className="wide">
          <TextField label={t('Project Name')} value={project_name ?? ''} disabled />
        </div>
        <div className="wide">
          <TextInput
            label={t('Instance Name')}
            required
            value={spec.name ?? ''}
            onChange={(name) => set({ name })}
            error={errors.name}
            eager={isTooLong(spec.name ?? '')}
          />
        </div>
        {frame.description ? (
          <div className="wide">
            <TextInput
              label={t('Description')}
              value={spec.description ?? ''}
              onChange={(description) => set({ description: description || null })}
              error={errors.description}
              eager
            />
          </div>
        ) : null}
        <ZoneSelect preferred={frame.defaults.default_availability_zone} />
        <IntegerInput
          label={t('Count')}
          value={spec.instance_count}
          onChange={(count) => set({ instance_count: count === null ? null : Math.max(1, count) })}
          error={errors.count}
          eager={(spec.instance_count ?? 0) > 1}
        />
      </FieldGroup>
      <div slot="aside">
        <QuotaTrouble />
        <QuotaPies quotas={[instancesQuota(spec, limits)]} />
      </div>
    </>
  )
}

function ZoneSelect({ preferred }: { preferred: string }) {
  const { spec, lists, set } = useLaunchState()
  const { state, error, slow, retry } = useLaunchList('zones')
  const zones = lists.zones
  const { choices } = useMemo(() => zoneChoices(zones ?? [], preferred), [zones, preferred])
  if (state === 'failed')
    return (
      <div className="form-readonly">
        <span>{t('Availability Zone')}</span>
        <p className="field-error">{errorMessage(error)}</p>
        <Button onClick={retry}>{t('Try again')}</Button>
      </div>
    )
  const nothing = state === 'loading' ? t('Loading') : t('There are no availability zones.')
  const field = (
    <Select
      label={t('Availability Zone')}
      choices={choices}
      empty={choices.length === 0 ? nothing : undefined}
      value={spec.availability_zone ?? ''}
      onChange={(availability_zone) => set({ availability_zone })}
    />
  )
  return slow ? (
    <div>
      {field}
      <SlowAnswer retry={retry} />
    </div>
  ) : (
    field
  )
}
