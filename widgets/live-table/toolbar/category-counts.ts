import { t } from '../../internal/localize.js'
import type { Category, Row } from '../data/column.js'
import { Memo } from '../../internal/memo.js'
import type { CategoryButton } from './toolbar-contents.js'

/** The buttons of the fixed filters, counted again only when rows or filters change. */
export class CategoryCounts<R extends Row> {
  #memo = new Memo<readonly CategoryButton[]>()

  /** All rows first, then each category; none without categories. */
  buttons(rows: readonly R[], categories: readonly Category<R>[]): readonly CategoryButton[] {
    return this.#memo.get([rows, categories], () =>
      categories.length === 0
        ? []
        : [
            { id: null, label: t('All'), count: rows.length },
            ...categories.map((category) => ({
              id: category.id,
              label: category.label,
              count: rows.filter((row) => category.match(row)).length,
            })),
          ],
    )
  }
}
