import { t } from '@stratus/widgets'
import type { Asked, Task, TaskItem } from './task.js'

const doings: Readonly<Record<Asked, string>> = {
  created: 'Creating %s',
  updated: 'Changing %s',
  deleted: 'Deleting %s',
}

const mostNamed = 3

/** The things by name; of many the first ones and a number. */
function namesOf(items: readonly TaskItem[]): string {
  const names = items.slice(0, mostNamed).map(({ name, id }) => name ?? id)
  const more = items.length - names.length
  return more > 0 ? t('%s and %s more', [names.join(', '), more]) : names.join(', ')
}

/** What a task is, as it was said when it began. */
export function taskText({ text, asked, items }: Pick<Task, 'text' | 'asked' | 'items'>): string {
  return text ?? t(doings[asked], [namesOf(items)])
}

/** That it is done, with the state that one thing has come to: what was migrated may still have to be confirmed. */
export function doneText(task: Pick<Task, 'text' | 'asked' | 'items'>): string {
  const [only, ...others] = task.items
  const said = task.text ?? only?.name ?? ''
  const state = others.length || task.asked === 'deleted' ? '' : only?.status
  return state ? t('Done: %s (%s)', [said, state]) : t('Done: %s', [said])
}

/** How long something took: `8 s`, `2 min 5 s`, `1 h 3 min`. @param ms milliseconds */
export function durationText(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  if (hours) return t('%s h %s min', [hours, minutes])
  return minutes ? t('%s min %s s', [minutes, seconds % 60]) : t('%s s', [seconds])
}
