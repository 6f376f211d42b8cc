import { virtualStyles } from '../styles/virtual.styles.js'
import { lateStyles } from '../styles/late-styles.js'

/** What tables with paging `virtual` need and others do not. */
export { VirtualRows } from './virtual-rows.js'
export const styles = lateStyles(virtualStyles)
