import type { NamedItem } from '../actions/context.js'
import { ListTable, type ListTableProps } from './ListTable.js'

type PartListProps<Row extends NamedItem> = Omit<ListTableProps<Row>, 'facets' | 'empty' | 'withoutExpansion'>

const noFacets: readonly never[] = []

/** A live list that is a part of a page, whose buttons stand with it; its state is in the address. */
export function PartList<Row extends NamedItem>(props: PartListProps<Row>) {
  return <ListTable<Row> {...props} facets={noFacets} empty={props.create} withoutExpansion={!props.renderDrawer} />
}
