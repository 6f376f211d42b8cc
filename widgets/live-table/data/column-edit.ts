/** What a field takes: a line of text, a number, or one of `options`. */
export type EditKind = 'text' | 'number' | 'choice'

/** A value of a choice and what people read for it. */
export interface EditOption {
  readonly value: string
  readonly label: string
}

/** How the cells of a column are edited. All but the functions can be JSON. Methods, as those of a column. */
export interface ColumnEdit<R extends object = object> {
  /** Default `choice` with `options`, `number` in a column of that type, else `text`. */
  readonly type?: EditKind
  /** What can be chosen: texts, or values with labels. */
  readonly options?: readonly (string | EditOption)[]
  readonly required?: boolean
  /** Bounds of a number. */
  readonly min?: number
  readonly max?: number
  /** Default 1; `any` takes fractions. */
  readonly step?: number | 'any'
  /** Letters that a text may have. */
  readonly maxLength?: number
  /** A regular expression that the whole text must match. */
  readonly pattern?: string
  /** What is wrong with a value, in words for people; nothing when it is right. */
  validate?(value: string | number | null, row: R): string | null | undefined
  /** Rows whose cell may be edited; default all. */
  editable?(row: R): boolean
}
