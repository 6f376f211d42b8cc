/** What a table needs once somebody turns to it. */
export { TableInput } from './input/table-input.js'
// Who does is likely to sort or to search: then nobody waits for it.
export { TableView } from './view/view-model.js'
