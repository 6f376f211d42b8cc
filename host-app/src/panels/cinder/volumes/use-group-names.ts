import { useCallback } from 'react'
import { ofArea } from '../../../described/panel.js'
import { useThingsById } from '../../../hooks/use-things-by-id.js'
import { useHost } from '../../../host.js'
import type { Area } from '../../../paths.js'
import { nameIn } from '../../../stores/things-by-id.js'
import type { Names } from './volume.js'

/**
 * Names of volume groups, which volumes tell by id.
 * @param ids kept stable
 */
export function useGroupNames(ids: readonly string[], area: Area): Names {
  const { client } = useHost()
  const groups = useThingsById(
    ids.length ? ids : null,
    useCallback(
      async (signal: AbortSignal) =>
        (await client.call('cinder.groups.list', { query: ofArea(area), signal, quiet: true })).items,
      [client, area],
    ),
  )
  return useCallback((id: string) => nameIn(groups, id), [groups])
}
