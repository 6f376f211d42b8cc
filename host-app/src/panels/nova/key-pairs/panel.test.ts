import { meetsTerms } from '@stratus/widgets'
import { describe, expect, it } from 'vitest'
import { gatesOf, offeredFor } from '../../../actions/offered.js'
import { keypairActions } from './actions.js'
import { keypairColumns, keypairFacets } from './columns.js'
import type { Keypair } from './keypair.js'

const keypair: Keypair = {
  id: 'demo-rsa',
  name: 'demo-rsa',
  keypair_id: null,
  fingerprint: 'b5:94',
  type: 'ssh',
  public_key: 'ssh-rsa A',
  private_key: null,
  user_id: null,
  created_at: null,
}

describe('the key pairs panel', () => {
  it('P-KEY-02 has the columns Name, Type and Fingerprint; the fingerprint leaves first', () => {
    const columns = keypairColumns(({ name }) => `/ngdetails/OS::Nova::Keypair/${name}`)
    expect(columns.map(({ title }) => title)).toEqual(['Name', 'Type', 'Fingerprint'])
    expect(columns.map(({ priority = 1 }) => priority)).toEqual([1, 2, 3])
    expect(columns.map((column) => column.value?.(keypair))).toEqual(['demo-rsa', 'ssh', 'b5:94'])
  })

  it('is searched by part of the name', () => {
    const finds = (value: string) => meetsTerms(keypair, [{ name: 'name', value }], keypairFacets)
    expect([finds('RSA'), finds('ed25519')]).toEqual([true, false])
  })

  it('P-KEY-07 creating and importing need one rule, deleting another', () => {
    const policyOf = (id: string) => gatesOf(keypairActions)[id]?.policy
    expect(policyOf('create')).toEqual([['compute', 'os_compute_api:os-keypairs:create']])
    expect(policyOf('delete')).toEqual([['compute', 'os_compute_api:os-keypairs:delete']])
    expect(offeredFor(keypairActions, keypair, new Set(['create']))).toEqual([])
    expect(offeredFor(keypairActions, keypair, new Set(['delete']))).toMatchObject([{ label: 'Delete Key Pair' }])
  })
})
