import { describe, expect, it } from 'vitest'
import { beginTask, look, type Begun, type Seen, type Task } from './task.js'
import { wishesOf } from './wishes.js'

const type = 'OS::Nova::Server'
const at = (moving: boolean): Seen => ({ id: 'a', name: 'a', code: '', status: '', moving, error: null })

function begun(change: Partial<Begun> = {}): Task {
  const task = { type, asked: 'updated', text: null, action: 'pause', promised: true, things: [{ id: 'a' }] } as const
  return beginTask({ id: 'x', ...task, ...change }, 0)
}
const looked = (task: Task, ...sights: readonly Seen[]) =>
  sights.reduce((known, seen) => look(known, new Map([['a', seen]]), () => true, 1) ?? known, task)

describe('P-TASK-01 what was asked and is not seen yet', () => {
  it('is wished until the thing moves, or the task ends', () => {
    const wish = { asked: 'updated', action: 'pause' }
    expect(wishesOf([begun()], type).get('a')).toEqual({ ...wish, looked: false })
    expect(wishesOf([looked(begun(), at(false))], type).get('a')).toEqual({ ...wish, looked: true })
    expect(wishesOf([looked(begun(), at(true))], type).size).toBe(0)
    expect(wishesOf([looked(begun(), at(false), at(false))], type).size).toBe(0)
  })

  it('is what was asked last, of things of this type', () => {
    const deletion = begun({ asked: 'deleted', action: 'delete' })
    expect(wishesOf([deletion, begun()], type).get('a')?.asked).toBe('deleted')
    expect(wishesOf([looked(deletion, at(true)), begun()], type).size).toBe(0)
    expect(wishesOf([begun({ type: 'OS::Cinder::Volume' })], type).size).toBe(0)
  })
})
