import { describe, expect, it } from 'vitest'
import { gatesOf, offeredFor } from '../../../actions/offered.js'
import { actionOf, wordsOf } from '../../../actions/testing.js'
import { instanceActions } from './actions.js'
import { horizonActions } from './horizon-actions.js'
import { server } from './instance-fixture.js'

const panel = instanceActions.project
const ofHorizon = new Set(horizonActions.project.map(({ id }) => id))
const everything = new Set(Object.keys(gatesOf(panel)).filter((id) => !ofHorizon.has(id)))
const offered = (changes: Parameters<typeof server>[0]) => offeredFor(panel, server(changes), everything)
const possible = (changes: Parameters<typeof server>[0]) =>
  offered(changes)
    .filter(({ disabled }) => !disabled)
    .map(({ id }) => id)

describe('actions of an instance', () => {
  it("what only Horizon's pages do stands before what interrupts", () => {
    for (const area of ['project', 'admin'] as const) {
      const { items } = instanceActions[area]
      const horizon = horizonActions[area].map(({ id }) => id)
      const ids = items.map(({ id }) => id)
      expect(ids.slice(ids.indexOf('resume') + 1, ids.indexOf('soft_reboot'))).toEqual(horizon)
    }
    const everyPart = new Set(Object.keys(gatesOf(panel)))
    const first = (status: string) => offeredFor(panel, server({ status }), everyPart)[0]?.id
    expect([first('ACTIVE'), first('SHUTOFF'), first('ERROR'), first('BUILD')]).toEqual([
      'console',
      'start',
      'log',
      'log',
    ])
  })

  it.each([
    ['ACTIVE', ['console']],
    ['SHUTOFF', ['start']],
    ['PAUSED', ['unpause']],
    ['SUSPENDED', ['resume']],
    ['VERIFY_RESIZE', ['confirm_resize', 'revert_resize']],
    ['RESCUE', ['unrescue']],
    ['SHELVED_OFFLOADED', ['unshelve']],
    ['ERROR', []],
    ['BUILD', []],
  ])('P-INST-04 of %s what comes next is %j, first and as a button; else its log is first', (status, ids) => {
    const everyPart = new Set(Object.keys(gatesOf(panel)))
    const shown = offeredFor(panel, server({ status }), everyPart)
    expect(shown.filter(({ primary }) => primary).map(({ id }) => id)).toEqual(ids)
    expect(shown.slice(0, ids.length || 1).map(({ id }) => id)).toEqual(ids.length ? ids : ['log'])
  })

  it('P-INST-04 nothing comes next of what is being deleted, or is locked', () => {
    const primary = (changes: Parameters<typeof server>[0]) => offered(changes).filter((action) => action.primary)
    expect(primary({ task_state: 'deleting' })).toEqual([])
    expect(primary({ status: 'SHUTOFF', locked: true })).toEqual([])
  })

  it('P-INST-05 every action has its heading in the menu; deletion alone stands below all of them', () => {
    for (const area of ['project', 'admin'] as const)
      expect(instanceActions[area].items.filter(({ group }) => !group).map(({ id }) => id)).toEqual(['delete'])
  })

  it('L-SUB-08 offers what its status takes', () => {
    expect(possible({ status: 'ACTIVE' })).toEqual([
      'console',
      'log',
      'pause',
      'suspend',
      'soft_reboot',
      'hard_reboot',
      'stop',
      'delete',
      'launch-another',
    ])
    expect(possible({ status: 'SHUTOFF' })).toEqual(['start', 'log', 'hard_reboot', 'delete', 'launch-another'])
    expect(possible({ status: 'PAUSED' })).toEqual(['unpause', 'log', 'hard_reboot', 'delete', 'launch-another'])
    expect(possible({ status: 'SUSPENDED' })).toEqual(['resume', 'log', 'hard_reboot', 'delete', 'launch-another'])
    expect(possible({ status: 'ERROR' })).toEqual(['log', 'hard_reboot', 'stop', 'delete', 'launch-another'])
  })

  it('P-INST-02 has no console of what is being deleted or is off; one of what runs, also after a resize', () => {
    expect(possible({ task_state: 'deleting' })).toEqual(['log', 'launch-another'])
    expect(possible({ task_state: 'pausing' })).toContain('console')
    expect(possible({ status: 'RESCUE' })).toContain('console')
    expect(possible({ status: 'VERIFY_RESIZE', power_state: 1 })).toContain('console')
    expect(possible({ status: 'VERIFY_RESIZE', power_state: 4 })).not.toContain('console')
    expect(possible({ status: 'BUILD', task_state: 'spawning', power_state: 0 })).not.toContain('console')
  })

  it('shows one half of each toggle', () => {
    const ids = (status: string) => offered({ status }).map(({ id }) => id)
    expect(ids('ACTIVE')).not.toContain('start')
    expect(ids('PAUSED')).not.toContain('pause')
    expect(ids('ACTIVE')).not.toContain('unpause')
    expect(ids('SUSPENDED')).not.toContain('suspend')
  })

  it('W-TABLE-27 hides what policy forbids and says why the rest cannot be done now (DEC-26)', () => {
    const item = server({ status: 'SHUTOFF', locked: true })
    const shown = offeredFor(panel, item, new Set(['start', 'delete']))
    expect(shown.map(({ id }) => id)).toEqual(['start', 'delete'])
    expect(shown[0]?.disabled).toBe('The instance is locked.')
  })
})

const operations = [
  'start',
  'stop',
  'pause',
  'unpause',
  'suspend',
  'resume',
  'soft_reboot',
  'hard_reboot',
  'delete',
].map((id) => {
  const { does } = actionOf(panel, id)
  if (does.kind !== 'call') throw new Error(`${id} is no call`)
  return { id, ...does }
})

describe('messages of the operations', () => {
  it("L-SUB-08 a failure names the server's id", () => {
    const texts = operations.map(({ failure }) => failure)
    expect(texts).toEqual([
      'Unable to start the server with id: {id}',
      'Unable to stop the server with id: {id}',
      'Unable to pause the server with id: {id}',
      'Unable to unpause the server with id: {id}',
      'Unable to suspend the server with id: {id}',
      'Unable to resume the server with id: {id}',
      'Unable to soft-reboot the server with id: {id}',
      'Unable to hard-reboot the server with id: {id}',
      'Unable to delete the server with id: {id}',
    ])
  })

  it('asks before what interrupts or destroys, and only then', () => {
    const asks = operations.filter(({ words, harmless }) => words && !harmless).map(({ id }) => id)
    expect(asks).toEqual(['stop', 'soft_reboot', 'hard_reboot', 'delete'])
    expect(wordsOf(panel, 'delete').title).toEqual(['Confirm Delete Instance', 'Confirm Delete Instances'])
  })
})
