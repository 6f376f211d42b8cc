import type { TableState } from '@stratus/widgets'
import { useLaunchState } from './LaunchContext.js'
import type { ListName } from './launch-lists.js'

interface ListCondition {
  readonly state: TableState
  readonly error: unknown
  /** It has been on its way for a while. */
  readonly slow: boolean
  retry(): void
}

/** How one of the wizard's lists is: on its way, here, or failed and to be asked for again. */
export function useLaunchList(list: ListName): ListCondition {
  const { lists, failed, slow, model } = useLaunchState()
  const error = failed[list]
  const state = lists[list] !== undefined ? 'ready' : error === undefined ? 'loading' : 'failed'
  return { state, error, slow: slow.has(list), retry: () => model.reload(list) }
}
