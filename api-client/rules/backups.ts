import type { PolicyRule } from '../policy.js'
import type { ActionRule } from './rule.js'
import { hasFailed, isAvailable, type ToldStatus } from './told-status.js'
import { volumeReasons } from './volumes.js'

const volume = (rule: string): readonly PolicyRule[] => [['volume', rule]]
const when = (fits: boolean): string | null => (fits ? null : volumeReasons.status)
const rests = (backup: ToldStatus) => isAvailable(backup) || hasFailed(backup)

/** Row actions of the backups panel. */
export const backupCan = {
  restore: { policy: volume('backup:restore'), unavailable: (backup) => when(isAvailable(backup)) },
  delete: { policy: volume('backup:delete'), unavailable: (backup) => when(rests(backup)) },
  setStatus: { policy: volume('volume_extension:backup_admin_actions:reset_status'), unavailable: () => null },
  /** What is stuck. */
  forceDelete: {
    policy: volume('volume_extension:backup_admin_actions:force_delete'),
    unavailable: (backup) => when(!rests(backup)),
  },
} as const satisfies Readonly<Record<string, ActionRule<ToldStatus>>>
