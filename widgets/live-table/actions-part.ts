/** What tables need whose rows have actions. */
import { controlStyles } from '../internal/styles/control.styles.js'
import { actionStyles } from './styles/actions.styles.js'

export { ActionsWidth } from './columns/actions-width.js'
export { ActionCell } from './rows/action-cell.js'
export { RowActions } from './rows/row-actions.js'
export const styles = [controlStyles, actionStyles]
