import type { AnswerOf } from '@stratus/api-client'

type Told = AnswerOf<'neutron.addressScopes.list'>['items'][number]

/** A scope as its panel has it. */
export interface AddressScope extends Pick<Told, 'id' | 'name' | 'project' | 'own' | 'pools'> {
  readonly version: string
  /** Key of its translation. */
  readonly is_shared: 'Yes' | 'No'
}

export const addressScope = ({ id, name, project, own, pools, ip_version, shared }: Told): AddressScope => ({
  id,
  name,
  project,
  own,
  pools,
  version: ip_version === null ? '' : `IPv${ip_version}`,
  is_shared: shared ? 'Yes' : 'No',
})
