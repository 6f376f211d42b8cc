import { formatGibibytes, t, type Column, type Facet } from '@stratus/widgets'
import { createElement } from 'react'
import { copyable, typed } from '../details/Copyable.js'
import type { Area } from '../paths.js'
import { inWords, stateLook, type Told } from '../list/state-look.js'
import { StatusWord } from '../ui/StatusWord.js'
import { idColumn } from '../list/id-column.js'

/** A row of a list that is described by fields. */
export interface DescribedRow extends Partial<Told> {
  readonly id: string
  readonly name: string | null
}

/** What there is to know of a row: a column of the list, a fact of an opened row and of its page, and something to search for. */
export interface Field<Row extends DescribedRow> {
  readonly id: Extract<keyof Row, string>
  /** English, key of its translation. */
  readonly label: string
  /**
   * What its value is: what somebody typed (default), a word of the cloud's that has a translation, one in Horizon's way of
   * writing, bytes, or several texts.
   */
  readonly kind?: 'text' | 'word' | 'status' | 'bytes' | 'lines'
  /** Shown in this area only. */
  readonly area?: Area
  readonly priority?: 1 | 2 | 3 | 4 | 5
  /** It can be searched for by itself. */
  readonly facet?: true
  /** The page of what it names, below the web root; null for none. */
  to?(row: Row, area: Area): string | null
}

const GiB = 1024 ** 3

const toldOf = ({ status = null, state = null }: DescribedRow): Told => ({ status, state })

/** Its name; its id where it has none. */
export const labelOf = ({ name, id }: DescribedRow): string => name || id

const valueOf = <Row extends DescribedRow>(row: Row, { id }: Field<Row>): unknown => row[id]

function textOf<Row extends DescribedRow>(row: Row, field: Field<Row>): string {
  const value = valueOf(row, field)
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'number') return formatGibibytes(value / GiB)
  const text = typeof value === 'string' ? value : ''
  return field.kind === 'status' || field.kind === 'word' ? inWords(text) : text
}

const inArea = (area: Area) => (field: { readonly area?: Area }) => field.area === undefined || field.area === area

/**
 * The columns of a list, in the order of its fields; the id waits in the column chooser.
 * @param href address of a path below the web root
 */
export function columnsOf<Row extends DescribedRow>(
  fields: readonly Field<Row>[],
  area: Area,
  href: (path: string) => string,
): Column<Row>[] {
  return [
    ...fields.filter(inArea(area)).map((field) => columnOf(field, area, href)),
    idColumn({ priority: 3, hidden: true }),
  ]
}

function columnOf<Row extends DescribedRow>(
  field: Field<Row>,
  area: Area,
  href: (path: string) => string,
): Column<Row> {
  const { id, label, kind, priority } = field
  const column = { id, title: t(label), ...(priority && { priority }) }
  if (kind === 'bytes') {
    const amount = (row: Row) => {
      const value = valueOf(row, field)
      return typeof value === 'number' ? value : null
    }
    return { ...column, type: 'number', value: amount, cell: (row) => textOf(row, field) }
  }
  if (kind === 'status')
    return { ...column, whole: true, value: (row) => textOf(row, field), cell: (row) => stateLook(toldOf(row)) }
  const isName = id === 'name'
  const text = isName ? labelOf : (row: Row) => textOf(row, field)
  const to = (row: Row) => field.to?.(row, area)
  return {
    ...column,
    ...(isName && { rowHeader: true }),
    value: text,
    cell(row) {
      const path = to(row)
      return { text: text(row), mono: isName && !row.name, ...(path && { href: href(path) }) }
    },
  }
}

/** What can be searched for. */
export const facetsOf = <Row extends DescribedRow>(fields: readonly Field<Row>[], area: Area): Facet[] =>
  fields.filter(inArea(area)).flatMap(({ id, label, facet }) => (facet ? [{ name: id, label, singleton: true }] : []))

/** Its state, to stand beside its name; undefined where it has none. */
export function statusOf<Row extends DescribedRow>(fields: readonly Field<Row>[], row: Row) {
  return fields.some(({ kind }) => kind === 'status')
    ? createElement(StatusWord, { look: stateLook(toldOf(row)) })
    : undefined
}

/** The facts of one, for a definition list. */
export function factsOf<Row extends DescribedRow>(fields: readonly Field<Row>[], area: Area, row: Row) {
  // Where the name is the ID, it is told once.
  const named = row.name === row.id
  return [
    ...(named ? [] : [copyable(t('ID'), row.id)]),
    ...fields.filter(inArea(area)).map((field) => {
      const text = textOf(row, field)
      if (named && field.id === 'name') return copyable(t(field.label), row.id)
      const path = field.id === 'name' ? null : field.to?.(row, area)
      if (path && text) return copyable(t(field.label), text, path)
      if (field.kind === 'status') return { label: t(field.label), value: text ? statusOf(fields, row) : null }
      return field.kind === undefined || field.kind === 'text'
        ? typed(t(field.label), text)
        : { label: t(field.label), value: text || null }
    }),
  ]
}
