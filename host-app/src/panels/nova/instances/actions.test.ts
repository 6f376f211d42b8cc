import { describe, expect, it } from 'vitest'
import { actionsOf } from '../../shared/resource-actions.js'
import { actionsFor, instanceActions } from './actions.js'
import { server } from './instance-fixture.js'
import { operations } from './operations.js'

const everything = new Set(instanceActions.map(({ id }) => id))
const offered = (changes: Parameters<typeof server>[0]) => {
  const item = server(changes)
  return actionsOf(actionsFor(item), item, everything)
}
const possible = (changes: Parameters<typeof server>[0]) =>
  offered(changes)
    .filter(({ disabled }) => !disabled)
    .map(({ id }) => id)

describe('actions of an instance', () => {
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
    ])
    expect(possible({ status: 'SHUTOFF' })).toEqual(['start', 'log', 'hard_reboot', 'delete'])
    expect(possible({ status: 'PAUSED' })).toEqual(['unpause', 'log', 'hard_reboot', 'delete'])
    expect(possible({ status: 'SUSPENDED' })).toEqual(['resume', 'log', 'hard_reboot', 'delete'])
    expect(possible({ status: 'ERROR' })).toEqual(['log', 'hard_reboot', 'stop', 'delete'])
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
    const shown = actionsOf(actionsFor(item), item, new Set(['start', 'delete']))
    expect(shown.map(({ id }) => id)).toEqual(['start', 'delete'])
    expect(shown[0]?.disabled).toBe('The instance is locked.')
  })
})

describe('messages of the operations', () => {
  it("L-SUB-08 a failure names the server's id", () => {
    const texts = Object.values(operations).map(({ failure }) => failure)
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
    const asks = Object.entries(operations)
      .filter(([, { words, harmless }]) => words && !harmless)
      .map(([id]) => id)
    expect(asks).toEqual(['stop', 'soft_reboot', 'hard_reboot', 'delete'])
    expect(operations.delete.words?.title).toEqual(['Confirm Delete Instance', 'Confirm Delete Instances'])
  })
})
