import { t } from '../internal/localize.js'

/** Tasks of the compute service (nova/compute/task_states.py) that its own word does not tell well. @texts */
const tasks: readonly (readonly [task: RegExp, doing: string])[] = [
  [/^(scheduling|networking|block_device_mapping|spawning)$/, 'Building…'],
  [/^image_backup$/, 'Backing up…'],
  [/^image_/, 'Taking snapshot…'],
  [/^updating_password$/, 'Changing password…'],
  [/^resize_confirming$/, 'Confirming resize…'],
  [/^resize_reverting$/, 'Reverting resize…'],
  [/^resize_/, 'Resizing…'],
  [/^reboot.*_hard$/, 'Hard rebooting…'],
  [/^reboot/, 'Rebooting…'],
  [/^rebuild/, 'Rebuilding…'],
  [/^unpausing$/, 'Resuming…'],
  [/^powering-off$/, 'Shutting off…'],
  [/^powering-on$/, 'Starting…'],
  [/^soft-deleting$/, 'Deleting…'],
  [/^shelving/, 'Shelving…'],
]

/**
 * What a task does to an instance, in the words of the action that began it: `pausing` is `Pausing…`, `powering-off` is `Shutting
 * off…`. One that nobody has heard of is shown as it came.
 */
export function instanceTask(task: string): string {
  const words = task.replace(/[-_]+/g, ' ')
  const doing = tasks.find(([known]) => known.test(task))?.[1]
  return t(doing ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}…`)
}
