import { t } from '@stratus/widgets'

/** A flag in words; null stays unknown. */
export function yesNo(flag: boolean | null): string | null {
  return flag === null ? null : t(flag ? 'Yes' : 'No')
}
