import type { VolumeLimits } from '@stratus/api-client'
import { quotaLeft } from '@stratus/api-client/rules'
import { formatAmount, t, validatePasswordMatch } from '@stratus/widgets'
import { sentName } from '../../../../forms/name-errors.js'
import { isTooLong } from '../../../../forms/text-limits.js'
import { byteLength } from '../../../../forms/text-size.js'
import type { LaunchDefaults } from './launch-defaults.js'
import { flavorErrors, type FlavorErrors } from './flavor-rules.js'
import { goneIn, type GoneChoices } from './launch-gone.js'
import { maxInstanceCount, type LaunchLimits } from './launch-quotas.js'
import type { NewInstanceSpec } from './launch-spec.js'
import { sourceNeeds } from './source-needs.js'
import type { StepId } from './steps.js'
import { minVolumeSize } from './volume-size.js'

/** Most bytes of a customization script (L-VAL-13). */
export const maxUserData = 16 * 1024

/** What is wrong, translated, by field; nothing is wrong with what is missing here. */
export interface LaunchErrors {
  name?: string
  description?: string
  count?: string
  source?: string
  volumeSize?: string
  flavor?: string
  networks?: string
  keyPair?: string
  adminPass?: string
  userData?: string
  hints?: string
  metadata?: string
}

/** The steps whose values are a tree of metadata: the tree says whether they can be saved. */
export type TreeStep = 'hints' | 'metadata'

export interface LaunchFacts {
  readonly limits: LaunchLimits
  readonly steps: ReadonlySet<StepId>
  readonly defaults: Pick<LaunchDefaults, 'requires_keypair'>
  /** The second input of the admin password. */
  readonly passwordAgain: string
  /** Steps with a value that cannot be saved. */
  readonly unsavable: ReadonlySet<TreeStep>
}

/** The rules of the launch form (L-VAL-01 to L-VAL-13). */
export function launchErrors(spec: NewInstanceSpec, facts: LaunchFacts): LaunchErrors {
  const errors: LaunchErrors = {}
  const name = sentName(spec.name ?? '')
  if (name === '') errors.name = t('A name is required for your instance.')
  else if (isTooLong(name)) errors.name = t('An instance name less than 256 characters is required.')
  if (isTooLong(spec.description ?? ''))
    errors.description = t('An instance description less than 256 characters is required.')
  errors.count = countError(spec, facts.limits)
  if (spec.source.length === 0) errors.source = t('Select a source from those listed below.')
  errors.volumeSize = volumeSizeError(spec) ?? volumeQuotaError(spec, facts.limits.volume)
  errors.flavor = flavorError(spec, facts.limits)
  if (facts.steps.has('networks') && spec.networks.length === 0 && spec.ports.length === 0)
    errors.networks = t('Select at least one network, or a port.')
  if (facts.defaults.requires_keypair && spec.key_pair.length === 0) errors.keyPair = t('A key pair is required.')
  if (!validatePasswordMatch(spec.admin_pass ?? '', facts.passwordAgain))
    errors.adminPass = t('Passwords do not match.')
  if (byteLength(spec.user_data) > maxUserData)
    errors.userData = t('The customization script may have at most %s bytes.', [maxUserData])
  for (const step of facts.unsavable) errors[step] = t('Some values cannot be saved.')
  for (const field of Object.keys(errors) as (keyof LaunchErrors)[]) if (!errors[field]) delete errors[field]
  return errors
}

function countError(
  { instance_count: count, source_type }: NewInstanceSpec,
  { compute }: LaunchLimits,
): string | undefined {
  if (count === null || !Number.isInteger(count) || count < 1)
    return t('Instance count is required and must be an integer of at least 1')
  const most = maxInstanceCount(compute)
  if (most !== null && count > most)
    return t('The instance count must not exceed your quota available of %(maxInstanceCount)s instances', {
      maxInstanceCount: most,
    })
  if (count > 1 && (source_type === 'volume' || source_type === 'volume_snapshot'))
    return t(
      'Volumes can only be attached to 1 active instance at a time. Please either set your instance count to 1 or select a different source type.',
    )
  return undefined
}

function volumeSizeError(spec: NewInstanceSpec): string | undefined {
  if (!spec.vol_create) return undefined
  if (spec.vol_size === null || !Number.isInteger(spec.vol_size) || spec.vol_size < 0)
    return t('Volume size is required and must be an integer')
  // A volume of nothing is none, however small the image.
  const least = Math.max(1, minVolumeSize(sourceNeeds(spec), spec.flavor))
  return spec.vol_size < least
    ? t('The volume size must be at least %(minVolumeSize)s GB', { minVolumeSize: least })
    : undefined
}

/** An unknown limit is no error (DEC-39). */
function volumeQuotaError(spec: NewInstanceSpec, limits: VolumeLimits | null): string | undefined {
  if (!spec.vol_create || !limits) return undefined
  const count = spec.instance_count ?? 1
  const size = count * (spec.vol_size ?? 0)
  const volumes = quotaLeft({ used: limits.totalVolumesUsed ?? 0, limit: limits.maxTotalVolumes })
  if (volumes !== null && count > volumes)
    return t(
      'This takes %(needed)s new volumes, and your quota has %(left)s left. Decrease the instance count, or do not create new volumes.',
      { needed: formatAmount(count), left: formatAmount(volumes) },
    )
  const gibibytes = quotaLeft({ used: limits.totalGigabytesUsed ?? 0, limit: limits.maxTotalVolumeGigabytes })
  if (gibibytes !== null && size > gibibytes)
    return t(
      'This takes %(needed)s GiB of new volumes, and your quota has %(left)s GiB left. Decrease the volume size or the instance count.',
      { needed: formatAmount(size), left: formatAmount(gibibytes) },
    )
  return undefined
}

function flavorError(spec: NewInstanceSpec, limits: LaunchLimits): string | undefined {
  if (!spec.flavor) return t('Select a flavor from the available flavors below.')
  return firstError(
    flavorErrors(spec.flavor, { count: spec.instance_count, limits: limits.compute, needs: sourceNeeds(spec) }),
  )
}

/** The one to show where there is room for one. */
export function firstError({ ram, vcpus, disk }: FlavorErrors): string | undefined {
  return disk ?? ram ?? vcpus
}

const fieldsOf: Readonly<Partial<Record<StepId, readonly (keyof LaunchErrors)[]>>> = {
  details: ['name', 'description', 'count'],
  source: ['source', 'volumeSize'],
  flavor: ['flavor'],
  networks: ['networks'],
  keypair: ['keyPair', 'adminPass'],
  configuration: ['userData'],
}

/** How many things of a step are wrong. */
export function stepErrors(step: StepId, errors: LaunchErrors, gone: GoneChoices): number {
  const fields = (fieldsOf[step] ?? []).filter((field) => errors[field] !== undefined)
  return fields.length + goneIn(step, gone)
}
