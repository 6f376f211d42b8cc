import { useEffect, useState } from 'react'
import { useHost } from '../../../host.js'

/**
 * Whether the admin list wants a search before it shows anything: setting `FILTER_DATA_FIRST`, key `admin.images`, which has
 * a dot in it; false by default (D2 §7, decisions 29). Undefined until the setting is known.
 */
export function useFilterFirst(admin: boolean): boolean | undefined {
  const { client } = useHost()
  const [first, setFirst] = useState(admin ? undefined : false)
  useEffect(() => {
    if (!admin) return
    let current = true
    client.setting<Readonly<Record<string, unknown>>>('FILTER_DATA_FIRST', {}).then(
      (panels) => current && setFirst(panels['admin.images'] === true),
      () => current && setFirst(false),
    )
    return () => {
      current = false
    }
  }, [client, admin])
  return first
}
