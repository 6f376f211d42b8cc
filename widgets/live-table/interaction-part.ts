/** What a table needs once somebody turns to it. */
export { CellNavigation } from './cells/cell-navigation.js'
export { copyCells } from './input/copy-cells.js'
