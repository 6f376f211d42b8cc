import { t } from '../../internal/localize.js'
import type { Sort } from '../data/column.js'
import { sortKeys } from '../view/sort-keys.js'

/** What is said of an order. */
export function sortText(sort: Sort, columns: readonly { readonly id: string; readonly title: string }[]): string {
  return sortKeys(sort)
    .map(({ column: id, direction }, rank) => {
      const names = { column: columns.find((column) => column.id === id)?.title ?? id }
      if (rank === 0) {
        if (direction === 'ascending') return t('Sorted by {column}, ascending.', names)
        return t('Sorted by {column}, descending.', names)
      }
      if (direction === 'ascending') return t('Then by {column}, ascending.', names)
      return t('Then by {column}, descending.', names)
    })
    .join(' ')
}
