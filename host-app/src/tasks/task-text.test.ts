import { expect, it } from 'vitest'
import { beginTask, type Begun, type TaskItem } from './task.js'
import { doneText } from './task-text.js'

it('P-TASK-01 says with the end of a task the state of its thing, and none of what is gone or of many', () => {
  const done = (begun: Partial<Begun>, ...statuses: readonly string[]) => {
    const things = statuses.map((_, at) => ({ id: `${at}`, name: `vm-${at}` }))
    const task = beginTask(
      {
        id: 't',
        type: 'OS::Nova::Server',
        asked: 'updated',
        text: null,
        action: null,
        promised: true,
        ...begun,
        things,
      },
      0,
    )
    const items = task.items.map((item, at): TaskItem => ({ ...item, state: 'done', status: statuses[at] ?? '' }))
    return doneText({ ...task, items })
  }
  expect(done({ text: 'Migrating vm-0' }, 'Confirm or Revert Resize/Migrate')).toBe(
    'Done: Migrating vm-0 (Confirm or Revert Resize/Migrate)',
  )
  expect(done({}, 'Paused')).toBe('Done: vm-0 (Paused)')
  expect(done({ asked: 'deleted', text: 'Deleting vm-0' }, 'Deleting…')).toBe('Done: Deleting vm-0')
  expect(done({ text: 'Pausing vm-0, vm-1' }, 'Paused', 'Paused')).toBe('Done: Pausing vm-0, vm-1')
})
