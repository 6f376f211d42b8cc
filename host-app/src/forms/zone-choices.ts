import { t } from '@stratus/widgets'

export interface ZoneChoices {
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  /** Chosen at first; null when there is no zone. */
  readonly selected: string | null
}

/**
 * One zone is preselected; of several, any or the cloud's default (DEC-14).
 * @param zones names of the zones that are up
 */
export function zoneChoices(zones: readonly string[], preferred: string): ZoneChoices {
  if (zones.length === 0) return { choices: [], selected: null }
  const [first = ''] = zones
  if (zones.length === 1) return { choices: [{ value: first, label: first }], selected: first }
  const known = zones.includes(preferred)
  return {
    choices: [
      { value: '', label: t('Any Availability Zone') },
      ...zones.map((zone) => ({ value: zone, label: zone === preferred ? t('%s (default)', [zone]) : zone })),
    ],
    selected: known ? preferred : '',
  }
}
