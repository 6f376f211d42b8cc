import { t } from '../internal/localize.js'

/** The words of a transfer table; each use brings those that differ. */
export interface TransferLabels {
  readonly allocated: string
  readonly available: string
  /** Beside 'Available': how many to take. */
  readonly availableHelp: string
  /** Where nothing is allocated yet. */
  readonly noneAllocated: string
  readonly noneAvailable: string
}

/** The words of the specification. */
export function transferLabels(): TransferLabels {
  return {
    allocated: t('Allocated'),
    available: t('Available'),
    availableHelp: t('Select one'),
    noneAllocated: t('Select an item from Available items below'),
    noneAvailable: t('No available items'),
  }
}
