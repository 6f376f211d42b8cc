import { t } from '../internal/localize.js'
import { instanceTask } from './instance-task.js'

/** The meanings a status can have; colours of the kit are called so. */
type StatusTone = 'success' | 'info' | 'warning' | 'danger' | 'neutral'

interface StatusLook {
  /** What the status is called, as one may filter by it. */
  readonly label: string
  readonly tone: StatusTone
  readonly icon: string
  /** What is going on while an instance has it; nothing goes on without. */
  readonly doing?: string
}

/** Statuses of the compute service. Texts are English, keys of their translations. @texts label doing */
const statuses = {
  ACTIVE: { label: 'Active', tone: 'success', icon: 'success' },
  BUILD: { label: 'Build', tone: 'info', icon: 'progress', doing: 'Building…' },
  REBUILD: { label: 'Rebuild', tone: 'info', icon: 'progress', doing: 'Rebuilding…' },
  REBOOT: { label: 'Reboot', tone: 'info', icon: 'progress', doing: 'Rebooting…' },
  HARD_REBOOT: { label: 'Hard Reboot', tone: 'info', icon: 'progress', doing: 'Hard rebooting…' },
  RESIZE: { label: 'Resize/Migrate', tone: 'info', icon: 'progress', doing: 'Resizing…' },
  VERIFY_RESIZE: { label: 'Confirm or Revert Resize/Migrate', tone: 'warning', icon: 'help' },
  REVERT_RESIZE: { label: 'Revert Resize/Migrate', tone: 'info', icon: 'progress', doing: 'Reverting resize…' },
  MIGRATING: { label: 'Migrating', tone: 'info', icon: 'progress', doing: 'Migrating…' },
  PASSWORD: { label: 'Password', tone: 'info', icon: 'progress', doing: 'Changing password…' },
  RESCUE: { label: 'Rescue', tone: 'warning', icon: 'shield' },
  SHUTOFF: { label: 'Shutoff', tone: 'neutral', icon: 'power' },
  PAUSED: { label: 'Paused', tone: 'neutral', icon: 'pause' },
  SUSPENDED: { label: 'Suspended', tone: 'neutral', icon: 'suspend' },
  SHELVED: { label: 'Shelved', tone: 'neutral', icon: 'boxes' },
  SHELVED_OFFLOADED: { label: 'Shelved Offloaded', tone: 'neutral', icon: 'boxes' },
  ERROR: { label: 'Error', tone: 'danger', icon: 'danger' },
  DELETED: { label: 'Deleted', tone: 'neutral', icon: 'trash' },
  SOFT_DELETED: { label: 'Soft Deleted', tone: 'neutral', icon: 'trash' },
  UNKNOWN: { label: 'Unknown', tone: 'warning', icon: 'help' },
} as const satisfies Readonly<Record<string, StatusLook>>

/** Names of the icons that statuses have. */
type StatusIcon = (typeof statuses)[keyof typeof statuses]['icon']

/** How a state is shown: word, colour and icon. */
export interface ShownStatus {
  readonly text: string
  readonly tone: StatusTone
  /** Name of a `stratus-icon`. */
  readonly icon: StatusIcon | undefined
}

/** By a status of instances as the cloud says it, what it is called in English. */
export const instanceStatusLabels: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(statuses).map(([status, { label }]) => [status, label]),
)

/**
 * What an instance's state is for people: the task that runs (`Deleting…`), else its status (`Active`). What nobody has heard of
 * is shown as it came.
 * @param status as the cloud says it, `ACTIVE`
 * @param task as the cloud says it, `powering-off`; null or empty when nothing runs
 */
export function instanceStatus(status: string | null | undefined, task?: string | null): ShownStatus {
  const key = status?.toUpperCase() ?? ''
  const look: StatusLook | undefined = isStatus(key) ? statuses[key] : undefined
  const doing = task ? instanceTask(task) : look?.doing && t(look.doing)
  if (doing) return { text: doing, tone: 'info', icon: 'progress' }
  return isStatus(key)
    ? { text: t(statuses[key].label), tone: statuses[key].tone, icon: statuses[key].icon }
    : { text: status ?? '', tone: 'neutral', icon: undefined }
}

function isStatus(key: string): key is keyof typeof statuses {
  return Object.hasOwn(statuses, key)
}
