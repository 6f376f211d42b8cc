import { useEffect, useState } from 'react'
import { useHost } from '../../../host.js'
import { filterFirst } from './filter-first.js'

/** Whether the admin list wants a search before it shows anything. Undefined until the setting is known. */
export function useFilterFirst(admin: boolean): boolean | undefined {
  const { client } = useHost()
  const [first, setFirst] = useState(admin ? undefined : false)
  useEffect(() => {
    if (!admin) return
    let current = true
    void filterFirst(client, 'admin.images').then((answer) => current && setFirst(answer))
    return () => {
      current = false
    }
  }, [client, admin])
  return first
}
