import { useSearchParams } from 'react-router-dom'

/** Which tab of a page is open, in its address as `tab`; the first, which is named there by nothing, when it is none of them. */
export function useTab<Id extends string>(ids: readonly [Id, ...Id[]]): [active: Id, open: (id: string) => void] {
  const [query, setQuery] = useSearchParams()
  const asked = query.get('tab')
  const active = ids.find((id) => id === asked) ?? ids[0]
  // What was filtered, sorted or opened belongs to the tab that is left.
  return [active, (id) => setQuery(id === ids[0] ? {} : { tab: id }, { replace: true })]
}
