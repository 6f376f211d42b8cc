import type { Client } from '@stratus/api-client'
import type { FormName } from '@stratus/api-client/forms'
import { t } from '@stratus/widgets'
import { useCallback } from 'react'
import { useLoad } from '../../hooks/use-load.js'
import { useHost } from '../../host.js'

/** Forms for what the volume service refuses to do with a volume that has snapshots. */
const refused: ReadonlySet<FormName> = new Set(['cinder.migrate', 'cinder.unmanage'])

/** Why the form cannot be sent; null when nothing is known against it. */
export async function snapshotsInTheWay(
  client: Pick<Client, 'call'>,
  name: FormName,
  action: string,
  signal?: AbortSignal,
): Promise<string | null> {
  const [, id] = (refused.has(name) && /volumes\/([^/]+)\//.exec(action)) || []
  if (id === undefined) return null
  const query = { volume_id: id, all_tenants: 1 }
  const { items } = await client.call('cinder.snapshots.list', { query, signal, quiet: true })
  const names = items.filter(({ volume_id }) => volume_id === id).map((snapshot) => snapshot.name || snapshot.id)
  return names.length ? t('The volume has snapshots, which have to be deleted first: %s', [names.join(', ')]) : null
}

export function useSnapshotsInTheWay(name: FormName, action: string): string | null {
  const { client } = useHost()
  const load = useCallback(
    (signal: AbortSignal) => snapshotsInTheWay(client, name, action, signal),
    [client, name, action],
  )
  const { state } = useLoad(load)
  return state.status === 'ready' ? state.data : null
}
