import { useSearchParams } from 'react-router-dom'

/** Which tab of a page is open, in its address as `tab`; the first, which is named there by nothing, when it is none of them. */
export function useTab<Id extends string>(ids: readonly [Id, ...Id[]]): [active: Id, open: (id: string) => void] {
  const [query, setQuery] = useSearchParams()
  // Horizon's own links name a tab with its group: `instance_details__log`.
  const asked = `__${query.get('tab') ?? ''}`
  const active = ids.find((id) => asked.endsWith(`__${id}`)) ?? ids[0]
  // What was filtered, sorted or opened belongs to the tab that is left.
  return [active, (id) => setQuery(id === ids[0] ? {} : { tab: id }, { replace: true })]
}
