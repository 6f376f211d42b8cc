import { useCallback, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { ofArea } from '../../../described/panel.js'
import { useThingsById } from '../../../hooks/use-things-by-id.js'
import { useHost } from '../../../host.js'
import { pendingName } from '../../../list/pending-name.js'
import { paths, type Area } from '../../../paths.js'
import { nameIn } from '../../../stores/things-by-id.js'

/** The way to a volume group, by its name. */
export function GroupLink({ id, area }: { id: string; area: Area }) {
  const { client } = useHost()
  const groups = useThingsById(
    useMemo(() => [id], [id]),
    useCallback(
      async (signal: AbortSignal) =>
        (await client.call('cinder.groups.list', { query: ofArea(area), signal, quiet: true })).items,
      [client, area],
    ),
  )
  return (
    <Link to={paths.volumeGroup(area, id)}>
      <bdi>{nameIn(groups, id) ?? pendingName}</bdi>
    </Link>
  )
}
