import { describe, expect, it } from 'vitest'
import { server } from '../../panels/nova/instances/instance-fixture.js'
import { actionsOf } from '../../panels/shared/resource-actions.js'
import { withLongTail } from './action.js'
import { instanceLongTail } from './instances.js'

const all = new Set(instanceLongTail.map(({ id }) => id))
const possible = (changes: Parameters<typeof server>[0]) =>
  actionsOf(instanceLongTail, server(changes), all)
    .filter(({ disabled }) => !disabled)
    .map(({ label }) => label)
const formOf = (id: string, changes: Parameters<typeof server>[0]) => {
  const way = instanceLongTail.find((action) => action.id === id)?.way
  return way && 'form' in way ? way.form(server(changes)) : null
}

describe("instances: what only Horizon's own pages do", () => {
  // As the live cloud's own list has them (`/project/instances/`).
  it('is offered in the statuses in which Horizon offers it', () => {
    const whenOff = possible({ status: 'SHUTOFF', key_name: 'k' })
    expect(whenOff).toEqual(
      expect.arrayContaining(['Attach Interface', 'Detach Interface', 'Resize Instance', 'Rebuild Instance']),
    )
    for (const label of ['Attach Volume', 'Detach Volume', 'Rescue Instance', 'Edit Security Groups'])
      expect(whenOff).not.toContain(label)
    expect(possible({ status: 'ACTIVE' })).toEqual(
      expect.arrayContaining(['Attach Volume', 'Detach Volume', 'Rescue Instance', 'Edit Security Groups']),
    )
    expect(possible({ status: 'VERIFY_RESIZE' })).toEqual(
      expect.arrayContaining(['Confirm Resize/Migrate', 'Revert Resize/Migrate', 'Edit Instance']),
    )
    expect(possible({ status: 'ACTIVE', task_state: 'deleting' })).toEqual([])
  })

  it('shows one half of each toggle', () => {
    expect(possible({ status: 'SHELVED_OFFLOADED', locked: true })).toEqual(
      expect.arrayContaining(['Unshelve Instance', 'Unlock Instance']),
    )
    expect(possible({ status: 'ACTIVE', locked: false })).not.toContain('Unlock Instance')
  })

  it("leads to Horizon's addresses, whatever an id or a key pair is called", () => {
    expect(formOf('resize', { id: 'i1' })).toBe(
      'project/instances/i1/resize?step=flavor_choice&next=%2Fproject%2Finstances%2F',
    )
    expect(formOf('password', { id: 'i1', key_name: '../a b' })).toBe('project/instances/i1/..%2Fa%20b/decryptpassword')
  })

  it('stands before what cannot be undone, and never first', () => {
    const rule = { policy: [], obstacle: () => null }
    const own = [
      { id: 'start', label: 'Start', rule },
      { id: 'delete', label: 'Delete', danger: true, rule },
    ]
    expect(withLongTail(own, [{ id: 'more', label: 'More', rule }]).map(({ id }) => id)).toEqual([
      'start',
      'more',
      'delete',
    ])
    const likelyDanger = [{ id: 'delete', label: 'Delete', danger: true, rule }]
    expect(withLongTail(likelyDanger, [{ id: 'more', label: 'More', rule }]).map(({ id }) => id)).toEqual([
      'delete',
      'more',
    ])
  })
})
