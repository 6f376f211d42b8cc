import { meetsTerms } from '@stratus/widgets'
import { describe, expect, it } from 'vitest'
import { draftOfGroup, groupErrors } from './group-form.js'
import { groupColumns, groupFacets, type Group } from './group.js'

const group: Group = { id: 'g1', name: 'testers', description: 'A seeded group', domain_id: 'default' }

describe('the groups panel', () => {
  it('I-GRP-01 has the columns Name, Description and ID', () => {
    const columns = groupColumns()
    expect(columns.map(({ title }) => title)).toEqual(['Name', 'Description', 'ID'])
    expect(columns.map((column) => column.value?.(group))).toEqual(['testers', 'A seeded group', 'g1'])
    expect(columns[0]?.value?.({ ...group, name: null })).toBe('g1')
  })

  it('I-GRP-01 is searched by name and ID', () => {
    expect(groupFacets.map(({ label }) => label)).toEqual(['Name', 'ID'])
    const finds = (name: string, value: string) => meetsTerms(group, [{ name, value }], groupFacets)
    expect([finds('name', 'TEST'), finds('id', 'g1'), finds('name', 'x')]).toEqual([true, true, false])
  })

  it('I-GRP-01 a group needs a name of at most 255 characters; the description may be empty', () => {
    const empty = draftOfGroup(null)
    expect(groupErrors(empty)).toEqual({ name: 'A group name is required.' })
    expect(groupErrors({ ...empty, name: 'x'.repeat(255) })).toEqual({})
    expect(groupErrors({ name: 'x'.repeat(256), description: 'y'.repeat(256) })).toEqual({
      name: 'A group name less than 256 characters is required.',
      description: 'A description less than 256 characters is required.',
    })
  })

  it('I-FORM-04 a description that is longer in the cloud keeps nobody from changing the rest', () => {
    const long = draftOfGroup({ ...group, description: 'd'.repeat(256) })
    expect(groupErrors({ ...long, name: 'other' }, long)).toEqual({})
  })

  it('I-GRP-01 a group is edited by name and description', () => {
    expect(draftOfGroup({ ...group, description: null })).toEqual({ name: 'testers', description: '' })
  })
})
