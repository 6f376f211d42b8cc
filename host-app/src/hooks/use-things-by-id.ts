import { useEffect, useMemo } from 'react'
import { createThingsById, type ById } from '../stores/things-by-id.js'
import { useStore } from './use-store.js'

/**
 * What the rows of a list name by id, read beside it, and again when they name something new.
 * @param ids kept stable; null asks for nothing yet
 * @param load kept stable, as is `known`; another function asks anew
 * @param known what was learnt before
 */
export function useThingsById<Thing extends { readonly id: string }>(
  ids: readonly string[] | null,
  load: (signal: AbortSignal) => Promise<readonly Thing[]>,
  known?: readonly Thing[],
): ById<Thing> {
  const things = useMemo(() => createThingsById(load, known), [load, known])
  useEffect(() => things.stop, [things])
  useEffect(() => {
    if (ids) things.want(ids)
  }, [things, ids])
  return useStore(things.$things)
}
