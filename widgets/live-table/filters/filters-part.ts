/** What tables with filters of columns need and others do not. */
export { ColumnFilters } from './column-filters.js'
export { filterStyles as styles } from './filter.styles.js'
