import type { Row } from '../live-table/data/column.js'
import type { Transfer } from './transfer-model.js'

/** Which of the two lists. */
export type TransferList = 'allocated' | 'available'

/** What the user moved: the allocated items in their new order, and those that came and went (none when they changed places). */
export type TransferDetail<R extends Row = Row> = Transfer<R>

/** A row was opened or closed. */
export interface TransferExpandDetail<R extends Row = Row> {
  readonly list: TransferList
  readonly row: R
  readonly expanded: boolean
}

export interface StratusTransferTableEventMap<R extends Row = Row> {
  /** Request, cancelable: the user moves items. Refused by `preventDefault()`; else the element shows it at once. */
  'stratus-transfer': CustomEvent<TransferDetail<R>>
  'stratus-row-expand': CustomEvent<TransferExpandDetail<R>>
  /** Request: try again to read the available items. */
  'stratus-retry': CustomEvent<undefined>
}
