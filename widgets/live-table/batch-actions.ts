import type { Action } from '../internal/actions.js'
import { t } from '../internal/localize.js'
import type { Row, RowKey } from './column.js'
import { Memo } from './memo.js'

interface Host<R extends Row> {
  readonly rows: readonly R[]
  readonly rowKey: (row: R) => RowKey
  readonly selected: ReadonlySet<RowKey>
  readonly withoutSelection: boolean
  readonly batchActions?: (rows: readonly R[]) => readonly Action[]
}

/** The actions on the selection; while nothing is selected they say so. */
export class BatchActions<R extends Row> {
  #memo = new Memo<readonly Action[]>()

  constructor(private readonly host: Host<R>) {}

  /** The selected rows, in the order of the data. */
  rows(): readonly R[] {
    const { rows, rowKey, selected } = this.host
    return selected.size ? rows.filter((row) => selected.has(rowKey(row))) : []
  }

  actions(): readonly Action[] {
    const { batchActions, rows, selected, withoutSelection } = this.host
    if (!batchActions || withoutSelection) return []
    return this.#memo.get([batchActions, selected, rows], () => {
      const chosen = this.rows()
      const actions = batchActions(chosen)
      if (chosen.length) return actions
      const reason = t('Please select a row before taking that action.')
      return actions.map((action) => ({ ...action, disabled: action.disabled || reason }))
    })
  }
}
