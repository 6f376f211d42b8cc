import type { Action } from '../../internal/actions.js'
import { t } from '../../internal/localize.js'
import type { Row } from '../data/column.js'
import { Memo } from '../../internal/memo.js'
import type { TableSelection } from './table-selection.js'

interface Host<R extends Row> {
  readonly withoutSelection: boolean
  readonly batchActions?: (rows: readonly R[]) => readonly Action[]
}

/** The actions on the selection; while nothing is selected they say so. */
export class BatchActions<R extends Row> {
  #memo = new Memo<readonly Action[]>()

  constructor(
    private readonly host: Host<R>,
    private readonly selection: TableSelection<R>,
  ) {}

  actions(): readonly Action[] {
    const { batchActions, withoutSelection } = this.host
    if (!batchActions || withoutSelection) return []
    const chosen = this.selection.rows()
    return this.#memo.get([batchActions, chosen], () => {
      const actions = batchActions(chosen)
      if (chosen.length) return actions
      const reason = t('Please select a row before taking that action.')
      return actions.map((action) => ({ ...action, disabled: action.disabled || reason }))
    })
  }
}
