import { t } from '@stratus/widgets'
import { Select, TextInput } from '../../../forms/form-fields.js'
import { networkTypes, type NetworkDraft, type NetworkErrors } from './network-form.js'
import { said } from './SubnetFields.js'

/** A project to choose. */
export interface NamedProject {
  readonly id: string
  readonly name: string | null
}

interface CarrierFieldsProps {
  projects: readonly NamedProject[]
  draft: NetworkDraft
  errors: NetworkErrors
  onChange(change: Partial<NetworkDraft>): void
}

const typeNames: Readonly<Record<string, string>> = {
  local: 'Local',
  flat: 'Flat',
  vlan: 'VLAN',
  gre: 'GRE',
  vxlan: 'VXLAN',
  geneve: 'Geneve',
}

/** What administrators say of a network: whose it is, and what carries it. */
export function CarrierFields({ projects, draft, errors, onChange }: CarrierFieldsProps) {
  const type = networkTypes[draft.network_type]
  return (
    <>
      <Select
        label={t('Project')}
        value={draft.project}
        empty={t('The current project')}
        choices={projects.map(({ id, name }) => ({ value: id, label: name ?? id }))}
        onChange={(project) => onChange({ project })}
      />
      <Select
        label={t('Provider Network Type')}
        value={draft.network_type}
        empty={t('As the cloud chooses')}
        choices={Object.entries(typeNames).map(([value, label]) => ({ value, label }))}
        onChange={(network_type) => onChange({ network_type })}
      />
      {type?.physical ? (
        <TextInput
          label={t('Physical Network')}
          required
          value={draft.physical_network}
          onChange={(physical_network) => onChange({ physical_network })}
          error={said(errors.physical_network)}
        />
      ) : null}
      {type?.highest ? (
        <TextInput
          label={t('Segmentation ID')}
          required
          inputMode="numeric"
          value={draft.segmentation_id}
          onChange={(segmentation_id) => onChange({ segmentation_id })}
          error={said(errors.segmentation_id)}
        />
      ) : null}
    </>
  )
}
