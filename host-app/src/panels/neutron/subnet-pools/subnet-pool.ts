import type { AnswerOf } from '@stratus/api-client'

type Told = AnswerOf<'neutron.subnetPools.list'>['items'][number]

/** A pool as its panel has it: amounts in words. */
export interface SubnetPool extends Pick<
  Told,
  'id' | 'name' | 'description' | 'project' | 'own' | 'prefixes' | 'address_scope'
> {
  readonly version: string
  /** `/26`, and from which to which it may be. */
  readonly default_length: string
  readonly lengths: string
  /** Keys of their translations. */
  readonly is_shared: 'Yes' | 'No'
  readonly is_taken_by_default: 'Yes' | 'No'
}

const yesNo = (value: boolean | null): 'Yes' | 'No' => (value ? 'Yes' : 'No')
const length = (value: number | null) => (value === null ? '?' : `/${value}`)

export const subnetPool = (told: Told): SubnetPool => {
  const { id, name, description, project, own, prefixes, address_scope } = told
  return {
    id,
    name,
    description,
    project,
    own,
    prefixes,
    address_scope,
    version: told.ip_version === null ? '' : `IPv${told.ip_version}`,
    default_length: told.default_prefixlen === null ? '' : length(told.default_prefixlen),
    lengths: `${length(told.min_prefixlen)} – ${length(told.max_prefixlen)}`,
    is_shared: yesNo(told.shared),
    is_taken_by_default: yesNo(told.is_default),
  }
}
