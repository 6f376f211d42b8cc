import type { PolicyRule } from '../policy.js'

/** The services keep limits in 32 bits. */
export const mostOfLimit = 2_147_483_647

/** What changes the limits of projects that have none of their own. */
export const defaultQuotaPolicies = {
  updateCompute: [['compute', 'os_compute_api:os-quota-class-sets:update']],
  updateVolume: [['volume', 'volume_extension:quota_classes:update']],
} as const satisfies Readonly<Record<string, readonly PolicyRule[]>>
