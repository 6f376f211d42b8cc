import { t } from '@stratus/widgets'
import { Checkbox, FieldGroup, Select } from '../../../../forms/form-fields.js'
import { LoadEdit } from '../../../../forms/LoadEdit.js'
import { useLaunchState } from '../model/LaunchContext.js'
import { maxUserData } from '../model/launch-errors.js'

/** What happens to the instance when it first starts. */
export function ConfigurationStep() {
  const { spec, errors, set } = useLaunchState()
  return (
    <>
      <p className="launch-intro">
        {t(
          'You can customize your instance after it has launched using the options available here. "Customization Script" is analogous to "User Data" in other systems.',
        )}
      </p>
      <FieldGroup title={t('Configuration')} hiddenTitle>
        <LoadEdit
          label={t('Customization Script')}
          rows={10}
          maxBytes={maxUserData}
          value={spec.user_data}
          onChange={(user_data) => set({ user_data })}
          error={errors.userData}
        />
        <p className="wide muted launch-kept">
          {t(
            'Everything but this script and the admin password is kept as a draft on this device, until you launch, discard it or sign out, for a day at most.',
          )}
        </p>
        <Select
          label={t('Disk Partition')}
          choices={[
            { value: 'AUTO', label: t('Automatic') },
            { value: 'MANUAL', label: t('Manual') },
          ]}
          value={spec.disk_config}
          onChange={(value) => set({ disk_config: value === 'MANUAL' ? 'MANUAL' : 'AUTO' })}
        />
        <Checkbox
          label={t('Configuration Drive')}
          checked={spec.config_drive}
          onChange={(checked) => set({ config_drive: checked })}
        />
      </FieldGroup>
    </>
  )
}
