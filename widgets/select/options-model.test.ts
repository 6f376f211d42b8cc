import { describe, expect, it } from 'vitest'
import { groupsOf, matching, nextEnabled, type SelectOption } from './options-model.js'

const all: readonly SelectOption[] = [
  { value: '1', label: 'm1.tiny', description: '1 VCPU' },
  { value: '2', label: 'm1.small', group: 'General', disabled: true },
  { value: '3', label: 'M1.large', group: 'General' },
]

describe('options of a select', () => {
  it('W-PART-14 neighbours with one heading are a group', () => {
    expect(groupsOf(all).map(({ heading, options }) => [heading, options.length])).toEqual([
      ['', 1],
      ['General', 2],
    ])
  })
  it('W-PART-14 a search finds every word in label, group and description', () => {
    const found = (typed: string) => matching(all, typed).map(({ value }) => value)
    expect([found(''), found('general LARGE'), found('vcpu m1'), found('x')]).toEqual([
      ['1', '2', '3'],
      ['3'],
      ['1'],
      [],
    ])
  })
  it('W-PART-14 the next that can be chosen, round the end', () => {
    expect([nextEnabled(all, 0, 1), nextEnabled(all, 2, 1), nextEnabled(all, -1, 1), nextEnabled(all, 0, -1)]).toEqual([
      2, 0, 0, 2,
    ])
    expect([nextEnabled([], 0, 1), nextEnabled(all.slice(1, 2), 0, 1)]).toEqual([-1, -1])
  })
})
