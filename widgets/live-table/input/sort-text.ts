import { t } from '../../internal/localize.js'
import type { Column, Sort } from '../data/column.js'
import { fullTitle } from '../data/full-title.js'
import { sortKeys } from '../view/sort-keys.js'

/** What is said of an order. */
export function sortText(sort: Sort, columns: readonly Pick<Column, 'id' | 'title' | 'group'>[]): string {
  return sortKeys(sort)
    .map(({ column: id, direction }, rank) => {
      const column = columns.find((each) => each.id === id)
      const names = { column: column ? fullTitle(column) : id }
      if (rank === 0) {
        if (direction === 'ascending') return t('Sorted by {column}, ascending.', names)
        return t('Sorted by {column}, descending.', names)
      }
      if (direction === 'ascending') return t('Then by {column}, ascending.', names)
      return t('Then by {column}, descending.', names)
    })
    .join(' ')
}
