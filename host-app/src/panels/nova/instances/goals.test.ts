import { describe, expect, it } from 'vitest'
import { instanceAsAsked } from './goals.js'

const wish = (action: string, looked = false) => ({ asked: 'updated', action, looked }) as const
const at = (status: string, task_state: string | null = null) => ({ status, task_state })
const taskOf = (row: ReturnType<typeof at>, ...asked: Parameters<typeof wish>) =>
  instanceAsAsked(row, wish(...asked)).task_state

describe('P-TASK-01 an instance that was asked for something', () => {
  it('is at it until the cloud tells, also where the cloud has not begun yet', () => {
    expect([taskOf(at('ACTIVE'), 'pause'), taskOf(at('ACTIVE'), 'pause', true)]).toEqual(['pausing', 'pausing'])
    expect(instanceAsAsked(at('ACTIVE'), { asked: 'deleted', action: 'delete', looked: true }).task_state).toBe(
      'deleting',
    )
  })

  it('is what the cloud says once that is more, or where it should be', () => {
    const cloud = [at('ACTIVE', 'powering-off'), at('REBOOT'), at('PAUSED')]
    expect(cloud.map((row) => instanceAsAsked(row, wish('pause')))).toEqual(cloud)
    expect(taskOf(at('ERROR'), 'pause', true)).toBeNull()
  })

  it('is rebooting until somebody looked: it is active before and after', () => {
    expect([taskOf(at('ACTIVE'), 'soft_reboot'), taskOf(at('ACTIVE'), 'soft_reboot', true)]).toEqual([
      'rebooting',
      null,
    ])
  })

  it('stays as it is for an action that begins no task', () => {
    expect(taskOf(at('ACTIVE'), 'edit')).toBeNull()
  })
})
