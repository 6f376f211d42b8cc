/** An item touched by an action. */
export interface Affected {
  type: string
  id: string
}

/** What an action did (W-TABLE-28). */
export interface ActionResult {
  created: readonly Affected[]
  updated: readonly Affected[]
  deleted: readonly Affected[]
  failed: readonly Affected[]
}

export const nothingDone: ActionResult = { created: [], updated: [], deleted: [], failed: [] }

/** Whether anything came of it. */
export const hasDone = (result: ActionResult | null | undefined): boolean =>
  Boolean(result && (result.created.length || result.updated.length || result.deleted.length))

/**
 * Where a details page goes after an action (W-DETAIL-04): to the list when items were deleted and none failed, also when
 * the action tells nothing about itself; otherwise the item is loaded again.
 */
export function afterAction(result: ActionResult | undefined): 'index' | 'reload' {
  if (!result) return 'index'
  return result.deleted.length > 0 && result.failed.length === 0 ? 'index' : 'reload'
}
