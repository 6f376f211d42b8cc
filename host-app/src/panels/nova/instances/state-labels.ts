import { powerStates } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'

/** The step of a task as Nova calls it, for people: `powering-off` → `Powering Off`; `None` when nothing runs. */
export function taskLabel(task: string | null): string {
  if (!task) return t('None')
  const words = task.replace(/[-_]+/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
  return t(words)
}

export function powerLabel(state: number | null): string {
  return t(powerStates[state ?? 0] ?? 'No State')
}
