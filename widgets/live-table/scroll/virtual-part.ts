/** What tables with paging `virtual` need and others do not. */
export { virtualStyles as styles } from '../styles/virtual.styles.js'
export { VirtualRows } from './virtual-rows.js'
