import type { TableState } from '@stratus/widgets'
import { useLaunchState } from './LaunchContext.js'
import type { ListName } from './launch-lists.js'

/** How one of the wizard's lists is: on its way, here, or failed and to be asked for again. */
export function useLaunchList(list: ListName): { state: TableState; error: unknown; retry(): void } {
  const { lists, failed, model } = useLaunchState()
  const error = failed[list]
  const state = lists[list] !== undefined ? 'ready' : error === undefined ? 'loading' : 'failed'
  return { state, error, retry: () => model.reload(list) }
}
