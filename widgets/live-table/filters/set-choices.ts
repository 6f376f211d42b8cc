import type { Column, Row } from '../data/column.js'
import { valueOf } from '../data/read-row.js'
import { rowComparer } from '../view/row-order.js'
import { sortKey } from '../view/sort-model.js'
import { setTexts } from './filter-test.js'

/** A value of a column, and how many rows have it; undefined where only a server could know. */
export interface SetChoice {
  readonly text: string
  readonly count: number | undefined
}

/** What a set offers: the values that the column names, else those of the rows, in their order, '' last. */
export function setChoices<R extends Row>(column: Column<R>, rows: readonly R[]): readonly SetChoice[] {
  if (column.filterValues) return column.filterValues.map((text) => ({ text, count: undefined }))
  const counts = new Map<string, number>()
  for (const row of rows)
    for (const text of new Set(setTexts(valueOf(column, row)))) counts.set(text, (counts.get(text) ?? 0) + 1)
  const choices = [...counts].map(([text, count]): SetChoice => ({ text, count }))
  const keys = choices.map(({ text }) => sortKey(text, column.type))
  const order = rowComparer([{ keyAt: (index) => keys[index] ?? null, sign: 1 }])
  return [...choices.keys()].sort(order).flatMap((index) => choices[index] ?? [])
}
