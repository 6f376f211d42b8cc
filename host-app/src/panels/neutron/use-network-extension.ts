import { useEffect, useState } from 'react'
import { useHost } from '../../host.js'

/** Whether the network service has an extension, such as `dns-integration`; false until it has said so. */
export function useNetworkExtension(alias: string): boolean {
  const { client } = useHost()
  const [there, setThere] = useState(false)
  useEffect(() => {
    let current = true
    client.call('neutron.extensions.list', { quiet: true }).then(
      ({ items }) => current && setThere(items.some((extension) => extension.alias === alias)),
      // Without an answer it is not used.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [client, alias])
  return there
}
