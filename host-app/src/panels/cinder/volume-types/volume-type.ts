import type { AnswerOf } from '@stratus/api-client'
import { formatYesNo, t, type Column, type Facet } from '@stratus/widgets'
import { yesNoOptions } from '../../../list/translate-facets.js'
import { idColumn } from '../../../list/id-column.js'

type Told = AnswerOf<'cinder.anyVolumeTypes.list'>['items'][number]
type Listed = AnswerOf<'cinder.volumeTypes.list'>['items'][number]

/** A volume type with what its list does not tell of it (P-VTYPE-02). */
export interface VolumeType extends Pick<Listed, 'id' | 'name' | 'description' | 'extra_specs'> {
  /** Null where nobody told, as the next ones. */
  readonly is_public: boolean | null
  /** Name of the QoS spec. */
  readonly qos_spec: string | null
  /** Provider of the encryption. */
  readonly encryption: string | null
  /** What is offered for it: names of the actions of Horizon's table. */
  readonly offered: readonly string[]
}

/** Horizon's page, and the address of what belongs to it. */
export const typesPage = 'admin/volume_types/'

/**
 * Volume types with what administrators are told of them.
 * @param told those of them; none where it cannot be had
 */
export function volumeTypesOf(listed: readonly Listed[], told: readonly Told[]): VolumeType[] {
  const rows = new Map(told.map((row) => [row.id, row]))
  return listed.map(({ id, name, description, extra_specs }) => {
    const row = rows.get(id)
    const offered = row?.offered ?? []
    return {
      id,
      name,
      description,
      extra_specs,
      qos_spec: row?.qos_spec ?? null,
      encryption: offered.includes('update_encryption') ? (row?.encryption ?? null) : null,
      // In words it is in the user's language; access is there to be edited where it is restricted.
      is_public: row ? !offered.includes('edit_access') : null,
      offered,
    }
  })
}

/** What a row is followed by. */
export const idOf = ({ id }: { readonly id: string }) => id

/** Its name; its id where it has none. */
export const nameOf = ({ name, id }: VolumeType) => name || id

const specsOf = ({ extra_specs }: VolumeType) =>
  Object.entries(extra_specs)
    .map(([key, value]) => `${key}=${value}`)
    .join(', ')

/** Whether anything was told. */
export const isTold = (types: readonly VolumeType[]) =>
  types.length === 0 || types.some(({ is_public }) => is_public !== null)

/**
 * The columns, in Horizon's order; the last two wait in the column chooser (P-VTYPE-01).
 * @param told whether anything was told: an empty cell would say that there is none (P-VTYPE-02)
 */
export function volumeTypeColumns(told: boolean): Column<VolumeType>[] {
  const onlyTold: Column<VolumeType>[] = [
    { id: 'qos_spec', title: t('Associated QoS Spec'), priority: 3, value: ({ qos_spec }) => qos_spec },
    { id: 'encryption', title: t('Encryption'), priority: 3, value: ({ encryption }) => encryption },
    {
      id: 'is_public',
      title: t('Public'),
      priority: 2,
      value: ({ is_public }) => (is_public === null ? null : formatYesNo(is_public)),
    },
  ]
  return [
    { id: 'name', title: t('Name'), rowHeader: true, value: nameOf },
    { id: 'description', title: t('Description'), priority: 3, value: ({ description }) => description },
    ...(told ? onlyTold : []),
    { id: 'extra_specs', title: t('Extra Specs'), priority: 3, hidden: true, value: specsOf },
    idColumn({ priority: 3, hidden: true }),
  ]
}

/** The server filters by none of them. */
export const volumeTypeFacets: readonly Facet[] = [
  { name: 'name', label: 'Name', singleton: true },
  { name: 'is_public', label: 'Public', singleton: true, options: yesNoOptions },
  { name: 'qos_spec', label: 'Associated QoS Spec', singleton: true },
]
