import { describe, expect, it } from 'vitest'
import { anySnapshotActions } from '../panels/cinder/snapshots/actions.js'
import { anyVolumeActions } from '../panels/cinder/volumes/actions.js'
import { resourceTypes } from '../paths.js'
import type { TaskReader } from '../tasks/task-kind.js'
import { taskKinds } from './task-kinds.js'

describe('P-TASK-01 what administrators do to things of other projects', () => {
  /** Tells of the things of other projects only those who ask for all. */
  const client = {
    call: (_: string, { query }: { query?: object } = {}) =>
      Promise.resolve({ items: query ? [{ id: 'theirs', name: 'theirs', status: 'deleting' }] : [] }),
  } as unknown as TaskReader

  it.each([
    ['volumes', anyVolumeActions, resourceTypes.volume],
    ['snapshots', anySnapshotActions, resourceTypes.snapshot],
  ])('is followed among those of all projects: %s', async (_, { followedAs }, own) => {
    const seen = await Promise.all(
      [followedAs, own].map(async (type) => {
        const kind = taskKinds[type ?? '']
        const rows = await kind?.load(client, new AbortController().signal)
        return rows?.map((row) => kind?.seen(row)?.moving)
      }),
    )
    expect(seen).toEqual([[true], []])
  })
})

describe('P-TASK-02 an instance that Nova lists though it is gone', () => {
  it.each(['DELETED', 'SOFT_DELETED', 'deleted'])('is not there: %s', (status) => {
    const row = { id: 'a', name: 'web-1', host: null, status, task_state: null } as { id: string }
    expect(taskKinds[resourceTypes.instance]?.seen(row)).toBeNull()
    expect(taskKinds[resourceTypes.anyInstance]?.seen(row)).toBeNull()
  })
})
