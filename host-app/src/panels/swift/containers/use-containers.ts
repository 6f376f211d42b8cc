import { useCallback, useState } from 'react'
import { useHost } from '../../../host.js'
import { remembered } from '../../../stores/row-memory.js'
import { useResourceList, type ResourceList } from '../../../list/use-resource-list.js'
import type { ContainerRow } from './item.js'

const keyOf = ({ name }: ContainerRow) => name
const remember = remembered<ContainerRow>('containers', ['name', 'count', 'bytes'])

/** The containers whose names begin with the prefix (the server filters), and whether it left some out. */
export function useContainers(prefix: string): { list: ResourceList<ContainerRow>; more: boolean } {
  const { client } = useHost()
  const [more, setMore] = useState(false)
  const load = useCallback(
    async (signal: AbortSignal) => {
      const query = prefix ? { prefix } : undefined
      const answer = await client.call('swift.containers.list', { query, signal, quiet: true })
      setMore(answer.has_more_data)
      return answer.items
    },
    [client, prefix],
  )
  return { list: useResourceList<ContainerRow>({ load, keyOf, remember, query: prefix }), more }
}
