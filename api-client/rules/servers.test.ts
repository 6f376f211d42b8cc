import { describe, expect, it } from 'vitest'
import {
  isServerTransitional,
  type ServerAction,
  serverCan,
  serverUnavailable,
  serverReasons,
  serverStates,
} from './servers.js'

const actions = Object.keys(serverStates) as ServerAction[]

/** What Nova takes from a resting server, read off its own state checks. */
const taken: Record<string, readonly ServerAction[]> = {
  ACTIVE: ['stop', 'pause', 'suspend', 'soft_reboot', 'hard_reboot', 'delete'],
  SHUTOFF: ['start', 'hard_reboot', 'delete'],
  PAUSED: ['unpause', 'hard_reboot', 'delete'],
  SUSPENDED: ['resume', 'hard_reboot', 'delete'],
  ERROR: ['stop', 'hard_reboot', 'delete'],
  BUILD: ['delete'],
  SHELVED_OFFLOADED: ['delete'],
}

describe('instance rules', () => {
  it.each(Object.entries(taken))('L-SUB-08 a resting %s instance takes %j', (status, expected) => {
    const open = actions.filter(
      (action) => serverUnavailable(action, { status, task_state: null, locked: false }) === null,
    )
    expect(open.sort()).toEqual([...expected].sort())
  })

  it('a busy instance takes only deletion, or a hard reboot over a soft one', () => {
    const busy = { status: 'ACTIVE', task_state: 'powering-off', locked: false }
    expect(actions.filter((action) => serverUnavailable(action, busy) === null)).toEqual(['delete'])
    const rebooting = { status: 'REBOOT', task_state: 'rebooting', locked: false }
    expect(serverUnavailable('hard_reboot', rebooting)).toBeNull()
    expect(serverUnavailable('soft_reboot', rebooting)).toBe(serverReasons.task)
  })

  it('an instance that is being deleted takes nothing', () => {
    const going = { status: 'ACTIVE', task_state: 'deleting' }
    expect(actions.every((action) => serverUnavailable(action, going) === serverReasons.deleting)).toBe(true)
  })

  it('a lock stops everything but those who may override it', () => {
    const locked = { status: 'ACTIVE', task_state: null, locked: true }
    expect(actions.every((action) => serverCan[action].unavailable(locked) === serverReasons.locked)).toBe(true)
    expect(serverUnavailable('stop', locked, true)).toBeNull()
  })

  it.each([
    'ACTIVE',
    'SHUTOFF',
    'SUSPENDED',
    'PAUSED',
    'RESCUE',
    'VERIFY_RESIZE',
    'SHELVED',
    'SHELVED_OFFLOADED',
    'ERROR',
  ])('W-TABLE-19 %s rests', (status) => {
    expect(isServerTransitional({ status, task_state: null })).toBe(false)
    expect(isServerTransitional({ status, task_state: 'deleting' })).toBe(true)
  })

  it.each(['BUILD', 'REBOOT', 'HARD_REBOOT', 'RESIZE', 'MIGRATING', 'SOMETHING_NEW'])(
    'W-TABLE-19 %s is followed',
    (status) => {
      expect(isServerTransitional({ status, task_state: null })).toBe(true)
    },
  )
})
