import { t } from '@stratus/widgets'
import { Checkbox, FieldGroup, TextInput } from '../../../forms/form-fields.js'
import { isTooLong } from '../../../forms/text-limits.js'
import type { NetworkDraft, NetworkErrors } from './network-form.js'
import { CarrierFields, type NamedProject } from './CarrierFields.js'
import { said } from './SubnetFields.js'

interface NetworkFieldsProps {
  draft: NetworkDraft
  errors: NetworkErrors
  /** This user may share networks with every project. */
  mayShare: boolean
  /** Whose it may be; administrators choose, and say how it is carried. */
  projects?: readonly NamedProject[]
  onChange(change: Partial<NetworkDraft>): void
}

/** The step Network. */
export function NetworkFields({ draft, errors, mayShare, projects, onChange }: NetworkFieldsProps) {
  return (
    <FieldGroup title={t('Network')} hiddenTitle>
      <TextInput
        label={t('Network Name')}
        value={draft.name}
        onChange={(name) => onChange({ name })}
        error={said(errors.name)}
        eager={isTooLong(draft.name)}
      />
      {projects ? <CarrierFields projects={projects} draft={draft} errors={errors} onChange={onChange} /> : null}
      <TextInput
        label={t('MTU')}
        inputMode="numeric"
        help={t(
          'Maximum Transmission Unit. Minimum is 68 bytes for the IPv4 subnet and 1280 bytes for the IPv6 subnet.',
        )}
        value={draft.mtu}
        onChange={(mtu) => onChange({ mtu })}
        error={said(errors.mtu)}
      />
      <div className="wide form-stack">
        <Checkbox
          label={t('Enable Admin State')}
          checked={draft.admin_state_up}
          onChange={(admin_state_up) => onChange({ admin_state_up })}
        />
        {mayShare ? (
          <Checkbox label={t('Shared')} checked={draft.shared} onChange={(shared) => onChange({ shared })} />
        ) : null}
        {projects ? (
          <Checkbox
            label={t('External Network')}
            checked={draft.external}
            onChange={(external) => onChange({ external })}
          />
        ) : null}
        <Checkbox
          label={t('Create Subnet')}
          checked={draft.with_subnet}
          onChange={(with_subnet) => onChange({ with_subnet })}
        />
      </div>
    </FieldGroup>
  )
}
