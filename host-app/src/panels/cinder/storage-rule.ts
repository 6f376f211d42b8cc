import type { PolicyRule } from '@stratus/api-client'
import { volumeReasons, type ActionRule, type SnapshotFacts } from '@stratus/api-client/rules'

/**
 * When a form of Horizon's fits a volume or snapshot.
 * @param statuses those in which Horizon offers it; none: any
 */
export function storageRule(rule: string, ...statuses: readonly string[]): ActionRule<SnapshotFacts> {
  const policy: readonly PolicyRule[] = [['volume', rule]]
  return {
    policy,
    unavailable: ({ status }) =>
      statuses.length === 0 || statuses.includes(status?.toLowerCase() ?? '') ? null : volumeReasons.status,
  }
}
