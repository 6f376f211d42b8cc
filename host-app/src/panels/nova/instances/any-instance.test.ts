import { describe, expect, it } from 'vitest'
import { offeredFor } from '../../../actions/offered.js'
import { anyInstance, anyInstanceActions } from './any-instance.js'

const row = (changes: object = {}) =>
  anyInstance({
    id: 'i1',
    name: 'web',
    project: 'demo',
    host: 'h1',
    image: 'cirros',
    flavor: 'm1.tiny',
    addresses: ['10.0.0.3', 'fd00::3'],
    status: 'ACTIVE',
    task_state: null,
    power: 'Running',
    created: null,
    updated: null,
    state: 'up',
    ...changes,
  } as Parameters<typeof anyInstance>[0])
const offered = (changes: object) => offeredFor(anyInstanceActions, row(changes), { has: () => true })
const possible = (changes: object) => offered(changes).flatMap(({ label, disabled }) => (disabled ? [] : [label]))

describe('instances of all projects', () => {
  it('P-INST-10 are named with project, host, image and flavor, and addresses of both versions', () => {
    expect(row()).toMatchObject({
      label: 'web',
      project: 'demo',
      host: 'h1',
      image_label: 'cirros',
      flavor_label: 'm1.tiny',
    })
    expect(row().addresses.map(({ version }) => version)).toEqual([4, 6])
    expect(row({ name: null }).label).toBe('i1')
  })

  it('P-INST-10 what comes next stands first, and what the state refuses is refused', () => {
    expect(offered({})[0]?.label).toBe('Console')
    expect(offered({ status: 'VERIFY_RESIZE' })[0]?.label).toBe('Confirm Resize/Migrate')
    expect(possible({ status: 'SHUTOFF' })).not.toContain('Pause Instance')
    expect(possible({ task_state: 'deleting' })).toEqual(['View Log'])
  })

  it("P-INST-10 with a page's word that is no status, nothing is refused beforehand", () => {
    expect(possible({ status: 'Aktiv' })).toEqual(
      expect.arrayContaining(['Pause Instance', 'Delete Instance', 'Console']),
    )
  })
})
