/** What a table needs once somebody turns to it. */
export { TableInput } from './input/table-input.js'
