import { describe, expect, it } from 'vitest'
import { instanceRows } from './instance-rows.js'

const row = {
  id: 'i1',
  name: 'vm-1',
  status: 'ACTIVE',
  task: 'deleting',
  addresses: ['10.0.0.5', '10.0.1.5'],
  flavor: 'm1.small',
  image: 'cirros',
  created: '2026-01-02T03:04:05Z',
}

describe('rows of live instances', () => {
  it('M-LIST-01 are the same from a grant and from Horizon’s own address', () => {
    const { task, ...same } = row
    expect(instanceRows({ items: [{ ...same, task_state: task }] })).toEqual([row])
    const horizon = {
      id: 'i1',
      name: 'vm-1',
      status: 'active',
      'OS-EXT-STS:task_state': 'deleting',
      flavor: { id: 'f', original_name: 'm1.small' },
      image: { id: 'x' },
      image_name: 'cirros',
      created: row.created,
      addresses: { net: [{ addr: '10.0.0.5', version: 4 }], other: [{ addr: '10.0.1.5' }] },
    }
    expect(instanceRows({ items: [horizon] })).toEqual([row])
  })

  it('M-LIST-01 take anything; what has no id is none, what has no name goes by its id', () => {
    for (const answer of [null, undefined, 'x', [], {}, { items: 'x' }, { items: [null, 7, {}, { id: 5 }] }])
      expect(instanceRows(answer)).toEqual([])
    const nothing = { status: '', task: '', addresses: [], flavor: '', image: '', created: '' }
    expect(instanceRows({ items: [{ id: 'a', name: null, addresses: 'x', flavor: 7 }] })).toEqual([
      { id: 'a', name: 'a', ...nothing },
    ])
  })
})
