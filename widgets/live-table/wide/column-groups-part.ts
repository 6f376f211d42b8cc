/** What tables need whose columns stand in groups. */
import { columnGroupsStyles } from './column-groups.styles.js'

export { ColumnGroups } from './column-groups.js'
export const styles = [columnGroupsStyles]
