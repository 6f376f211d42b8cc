/**
 * What tables with filters of columns, cells to edit or to fill, groups of rows, a tree or sums need and others do not. One part: what each of several shared with
 * the table would be a file of its own.
 */
import { problemStyles } from '../internal/styles/problem.styles.js'
import { editingStyles } from './editing/editing.styles.js'
import { filterStyles } from './filters/filter.styles.js'
import { nestingStyles } from './nesting/nesting.styles.js'

export { CellEditing } from './editing/cell-editing.js'
export { ColumnFilters } from './filters/column-filters.js'
export { Nesting } from './nesting/nesting.js'
export { SlottedCells } from './rows/slotted-cells.js'
export { renderSummary } from './rows/render-summary.js'
export const styles = [problemStyles, editingStyles, filterStyles, nestingStyles]
