import { virtualStyles } from '../styles/virtual.styles.js'

/** What tables with paging `virtual` need and others do not. */
export { VirtualRows } from './virtual-rows.js'
export const styles = [virtualStyles]
