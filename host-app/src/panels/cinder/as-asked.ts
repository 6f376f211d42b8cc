import { isVolumeTransitional } from '@stratus/api-client/rules'
import type { Wish } from '../../tasks/wishes.js'

/** A volume or snapshot that is to be deleted, while the cloud does not tell of it yet. */
export function storedAsAsked<Row extends { readonly status: string | null }>(row: Row, { asked }: Wish): Row {
  return asked === 'deleted' && !isVolumeTransitional(row) ? { ...row, status: 'deleting' } : row
}
