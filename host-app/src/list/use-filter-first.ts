import { useEffect, useState } from 'react'
import { useHost } from '../host.js'
import { filterFirst, type FilterFirstPanel } from './filter-first.js'

/**
 * Whether a list wants a search before it shows anything. Undefined until the setting is known.
 * @param panel null never does
 */
export function useFilterFirst(panel: FilterFirstPanel | null): boolean | undefined {
  const { client } = useHost()
  const [first, setFirst] = useState(panel ? undefined : false)
  useEffect(() => {
    if (!panel) return
    let current = true
    void filterFirst(client, panel).then((answer) => current && setFirst(answer))
    return () => {
      current = false
    }
  }, [client, panel])
  return first
}
