import { offeredServerGroupKinds } from '@stratus/api-client/rules'
import { meetsTerms } from '@stratus/widgets'
import { describe, expect, it } from 'vitest'
import { gatesOf } from '../../../actions/offered.js'
import { serverGroupActions } from './actions.js'
import { serverGroupErrors } from './server-group-form.js'
import {
  memberColumns,
  membersOf,
  policyLabel,
  serverGroupColumns,
  serverGroupFacets,
  type ServerGroup,
} from './server-group.js'

const group: ServerGroup = {
  id: 'g1',
  name: 'web',
  policies: ['anti-affinity'],
  policy: 'anti-affinity',
  members: ['i1', 'i2'],
  metadata: {},
  project_id: 'p1',
  user_id: 'u1',
}

describe('the server groups panel', () => {
  it('P-SG-04 has the columns Name, ID and Policy; the policy in words', () => {
    const columns = serverGroupColumns(({ id }) => `/${id}`)
    expect(columns.map(({ title }) => title)).toEqual(['Name', 'ID', 'Policy'])
    expect(columns.map((column) => column.value?.(group))).toEqual(['web', 'g1', 'Anti Affinity'])
    expect(columns[0]?.value?.({ ...group, name: '' })).toBe('g1')
    expect(policyLabel('of-tomorrow')).toBe('of-tomorrow')
    expect(policyLabel(null)).toBe('')
  })

  it('is searched by name, id and policy', () => {
    const finds = (name: string, value: string) => meetsTerms(group, [{ name, value }], serverGroupFacets)
    expect([finds('name', 'we'), finds('id', 'g1'), finds('policy', 'anti-affinity')]).toEqual([true, true, true])
    expect(finds('policy', 'affinity')).toBe(false)
  })

  it('P-SG-05 offers the soft policies where the server has them', () => {
    expect(offeredServerGroupKinds(false).map(policyLabel)).toEqual(['Affinity', 'Anti Affinity'])
    expect(offeredServerGroupKinds(true)).toEqual(['affinity', 'anti-affinity', 'soft-affinity', 'soft-anti-affinity'])
  })

  it('P-SG-06 needs a name and a policy', () => {
    expect(serverGroupErrors({ name: ' ', policy: '' })).toEqual({
      name: 'A server group name is required.',
      policy: 'A policy is required.',
    })
    expect(serverGroupErrors({ name: 'x'.repeat(255), policy: 'affinity' })).toEqual({})
    expect(serverGroupErrors({ name: 'x'.repeat(256), policy: 'affinity' }).name).toBe(
      'A server group name less than 256 characters is required.',
    )
  })

  it('P-SG-03 members are links with their names; one of another project shows its id', () => {
    const members = membersOf(group, new Map([['i1', 'vm-1']]))
    expect(members).toEqual([
      { id: 'i1', name: 'vm-1' },
      { id: 'i2', name: 'i2' },
    ])
    const columns = memberColumns(({ id }) => `/project/instances/${id}/`)
    expect(columns.map(({ title }) => title)).toEqual(['Instance Name', 'Instance ID'])
    expect(columns[0]?.cell?.({ id: 'i1', name: 'vm-1' })).toEqual({ text: 'vm-1', href: '/project/instances/i1/' })
  })

  it('P-SG-07 creating and deleting have a rule each', () => {
    const policyOf = (id: string) => gatesOf(serverGroupActions)[id]?.policy
    expect(policyOf('create')).toEqual([['compute', 'os_compute_api:os-server-groups:create']])
    expect(policyOf('delete')).toEqual([['compute', 'os_compute_api:os-server-groups:delete']])
  })
})
