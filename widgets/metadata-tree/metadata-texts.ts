import { t } from '../internal/localize.js'
import type { PropertyProblem } from './property-model.js'

/** The words of the editor; another use of it (scheduler hints) brings its own. */
export interface MetadataLabels {
  readonly available: string
  readonly existing: string
  readonly noAvailable: string
  readonly noExisting: string
  readonly filter: string
  readonly custom: string
  readonly help: string
}

/** The words for metadata. */
export function metadataLabels(): MetadataLabels {
  return {
    available: t('Available Metadata'),
    existing: t('Existing Metadata'),
    noAvailable: t('No available metadata'),
    noExisting: t('No existing metadata'),
    filter: t('Filter'),
    custom: t('Custom'),
    help: t(
      'You can specify resource metadata by moving items from the left column to the right column. In the left column there are metadata definitions from the Glance Metadata Catalog. Use the "Custom" option to add metadata with the key of your choice.',
    ),
  }
}

/** The words for scheduler hints. */
export function schedulerHintLabels(): Partial<MetadataLabels> {
  return {
    available: t('Available Scheduler Hints'),
    existing: t('Existing Scheduler Hints'),
    noAvailable: t('No available scheduler hints'),
    noExisting: t('No existing scheduler hints'),
  }
}

/** What is wrong with a value, in words. */
export function problemText({ kind, limit }: PropertyProblem, isInteger: boolean): string {
  switch (kind) {
    case 'min':
      return t('Min %s', [limit])
    case 'max':
      return t('Max %s', [limit])
    case 'minlength':
      return t('Min length %s', [limit])
    case 'maxlength':
      return t('Max length %s', [limit])
    case 'pattern':
      return isInteger ? t('Integer required') : t('Pattern mismatch')
    case 'number':
      return isInteger ? t('Integer required') : t('Decimal required')
    case 'required':
      return t('Required')
  }
}
