import { controlStyles } from '../../internal/styles/control.styles.js'
import { barStyles } from './bars.styles.js'
import { useStyles } from '../styles/use.styles.js'

export { AgeController } from './age-controller.js'
export { CategoryCounts } from './category-counts.js'
export { renderFooter } from './render-footer.js'
export { renderCategories, renderSearch, renderTools } from './render-tools.js'
export { ToolbarSize } from './toolbar-size.js'

/** What stands above and below the rows, and comes behind the first of them; with it the looks of buttons and fields. */
export const styles = [controlStyles, barStyles, useStyles]
