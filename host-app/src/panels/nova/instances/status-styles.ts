import { powerStates } from '@stratus/api-client/rules'
import { t, type CellTone, type IconName } from '@stratus/widgets'

interface StatusLook {
  readonly label: string
  readonly tone: CellTone
  readonly icon: IconName
}

/** How Nova's statuses are shown. Labels are English, keys of their translations. */
const looks: Readonly<Record<string, StatusLook>> = {
  ACTIVE: { label: 'Active', tone: 'success', icon: 'success' },
  BUILD: { label: 'Build', tone: 'info', icon: 'progress' },
  REBUILD: { label: 'Rebuild', tone: 'info', icon: 'progress' },
  REBOOT: { label: 'Reboot', tone: 'info', icon: 'restart' },
  HARD_REBOOT: { label: 'Hard Reboot', tone: 'info', icon: 'restart' },
  RESIZE: { label: 'Resize/Migrate', tone: 'info', icon: 'progress' },
  VERIFY_RESIZE: { label: 'Confirm or Revert Resize/Migrate', tone: 'warning', icon: 'help' },
  REVERT_RESIZE: { label: 'Revert Resize/Migrate', tone: 'info', icon: 'undo' },
  MIGRATING: { label: 'Migrating', tone: 'info', icon: 'transfer' },
  PASSWORD: { label: 'Password', tone: 'info', icon: 'key' },
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
}

/** Statuses to filter by, as value and English label. */
export const statusLabels: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(looks).map(([status, { label }]) => [status, label]),
)

/** Word, colour and icon of a status; one nobody has heard of is shown as it came. */
export function statusLook(status: string | null): { text: string; tone: CellTone; icon: IconName | undefined } {
  const look = looks[status?.toUpperCase() ?? '']
  return look
    ? { text: t(look.label), tone: look.tone, icon: look.icon }
    : { text: status ?? '', tone: 'neutral', icon: undefined }
}

/** Nova's task words for people: `powering-off` → `Powering Off`; `None` when nothing runs. */
export function taskLabel(task: string | null): string {
  if (!task) return t('None')
  const words = task.replace(/[-_]+/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
  return t(words)
}

export function powerLabel(state: number | null): string {
  return t(powerStates[state ?? 0] ?? 'No State')
}
