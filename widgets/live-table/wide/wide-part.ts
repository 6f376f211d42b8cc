/** What tables need whose columns keep their widths. */
import { wideStyles } from './wide.styles.js'
import { lateStyles } from '../styles/late-styles.js'

export { WideTable } from './wide-table.js'
export const styles = lateStyles(wideStyles)
