import type { Row } from '../data/column.js'
import type { SlottedCell } from '../data/slotted-cell.js'
import { GroupHead } from '../data/group-head.js'
import { AwaitedRow } from '../data/row-list.js'
import { slotName } from './slot-name.js'
import type { RowModel, RowShape } from './row-model.js'

/** Knows which cells the page is to fill. */
export class SlottedCells<R extends Row> {
  /** The very same objects for cells that stay. */
  cells: readonly SlottedCell<R>[] = []

  /** @returns whether others are drawn now, or of other rows */
  update(models: Iterable<RowModel<R>>, shape: RowShape<R>): boolean {
    const columns = shape.columns.filter(({ slotted }) => slotted)
    const known = new Map(this.cells.map((cell) => [cell.slot, cell]))
    const cells: SlottedCell<R>[] = []
    for (const { row, key } of columns.length ? models : []) {
      if (row instanceof GroupHead || row instanceof AwaitedRow) continue
      for (const { id } of columns) {
        const slot = slotName(id, key)
        const same = known.get(slot)
        cells.push(same?.row === row ? same : { slot, column: id, key, row })
      }
    }
    const changed = cells.length !== this.cells.length || cells.some((cell) => known.get(cell.slot) !== cell)
    if (changed) this.cells = cells
    return changed
  }
}
