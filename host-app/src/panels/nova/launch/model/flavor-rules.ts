import type { ComputeLimits, Flavor } from '@stratus/api-client'
import { quotaFits } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'
import type { SourceNeeds } from './source-needs.js'

/** Why a flavor cannot be chosen, translated, by what there is too little of. */
export interface FlavorErrors {
  ram?: string
  vcpus?: string
  disk?: string
}

interface LaunchFacts {
  /** Null: not known yet, which counts as one. */
  readonly count: number | null
  readonly limits: ComputeLimits | null
  readonly needs: SourceNeeds | null
}

/** The flavor rules (L-VAL-07, L-VAL-08). An unknown limit is no error (DEC-39); root disk 0 is any disk. */
export function flavorErrors(
  flavor: Pick<Flavor, 'ram' | 'vcpus' | 'disk'>,
  { count, limits, needs }: LaunchFacts,
): FlavorErrors {
  const errors: FlavorErrors = {}
  const instances = count ?? 1
  const ram = flavor.ram ?? 0
  const disk = flavor.disk ?? 0
  if (limits) {
    const left = {
      ram: use(limits.totalRAMUsed, limits.maxTotalRAMSize),
      cores: use(limits.totalCoresUsed, limits.maxTotalCores),
    }
    if (!quotaFits(left.ram, instances * ram)) {
      errors.ram = t(
        'This flavor requires more RAM than your quota allows. Please select a smaller flavor or decrease the instance count.',
      )
    }
    if (!quotaFits(left.cores, instances * (flavor.vcpus ?? 0))) {
      errors.vcpus = t(
        'This flavor requires more vCPUs than your quota allows. Please select a smaller flavor or decrease the instance count.',
      )
    }
  }
  if (!needs) return errors
  const { word, minDisk, minRam } = needs
  if (minDisk > 0 && disk > 0 && minDisk > disk) {
    errors.disk = t(
      'The selected %(sourceType)s source requires a flavor with at least %(minDisk)s GB of root disk. Select a flavor with a larger root disk or use a different %(sourceType)s source.',
      { sourceType: t(word), minDisk },
    )
  }
  if (minRam > ram) {
    errors.ram = t(
      'The selected %(sourceType)s source requires a flavor with at least %(minRam)s MB of RAM. Select a flavor with more RAM or use a different %(sourceType)s source.',
      { sourceType: t(word), minRam },
    )
  }
  return errors
}

/** A use that is not told is none. */
function use(used: number | null, limit: number | null) {
  return { used: used ?? 0, limit }
}
