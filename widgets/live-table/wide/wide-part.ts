/** What tables need whose columns keep their widths. */
import { wideStyles } from './wide.styles.js'

export { WideTable } from './wide-table.js'
export const styles = [wideStyles]
