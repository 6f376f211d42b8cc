import { useEffect, useState } from 'react'
import { useHost } from '../../../host.js'

/** Whether the compute service has a feature, such as `servergroup_soft_policies`; false until it has said so. */
export function useFeature(feature: string): boolean {
  const { client } = useHost()
  const [there, setThere] = useState(false)
  useEffect(() => {
    let current = true
    client.call('nova.features.get', { params: { feature }, quiet: true }).then(
      (answer) => current && setThere(answer),
      // A name the server does not know is an error: it has no such feature.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [client, feature])
  return there
}
