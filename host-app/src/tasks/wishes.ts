import type { Task } from './task.js'

/** What a thing was asked, while nobody has seen it move since. */
export interface Wish extends Pick<Task, 'asked' | 'action'> {
  /** The cloud was looked at since. */
  readonly looked: boolean
}

/** What things of a type were asked last and do not show yet, by their ids. */
export function wishesOf(tasks: readonly Task[], type: string): ReadonlyMap<string, Wish> {
  const wishes = new Map<string, Wish>()
  for (const task of tasks.toReversed()) {
    if (task.type !== type) continue
    for (const { id, state, moved, still } of task.items) {
      if (state === 'running' && !moved) wishes.set(id, { asked: task.asked, action: task.action, looked: still > 0 })
      else wishes.delete(id)
    }
  }
  return wishes
}
