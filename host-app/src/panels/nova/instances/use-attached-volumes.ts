import type { AnswerOf, Client } from '@stratus/api-client'
import { createLiveList, type ChangeFeed, type LiveList } from '@stratus/api-client/live'
import { isVolumeTransitional } from '@stratus/api-client/rules'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useLiveSource } from '../../../hooks/use-live-source.js'
import { useOnChange } from '../../../hooks/use-on-change.js'
import type { LoadState } from '../../../hooks/use-load.js'
import { useHost } from '../../../host.js'
import { areaOf, resourceTypes } from '../../../paths.js'

type Attachment = AnswerOf<'nova.servers.volumes'>['items'][number]

/** Without name and status where it has no volume, or nobody tells of it: its id stands for it. */
interface AttachedVolume extends Attachment {
  readonly name: string | null
  readonly status: string | null
}

const unknown = { name: null, status: null }

async function volumeOf(client: Client, id: string | null, signal: AbortSignal) {
  if (!id) return unknown
  return client.call('cinder.volumes.get', { params: { id }, signal, quiet: true }).then(
    ({ name, status }) => ({ name, status }),
    () => unknown,
  )
}

async function attachedVolumes(client: Client, id: string, signal: AbortSignal): Promise<AttachedVolume[]> {
  const { items } = await client.call('nova.servers.volumes', { params: { id }, signal, quiet: true })
  return Promise.all(
    items.map(async (attachment) => ({ ...attachment, ...(await volumeOf(client, attachment.volume_id, signal)) })),
  )
}

/** The volumes of an instance: it does not change itself when somebody attaches or detaches one. */
export const followVolumes = (client: Client, id: string, changes?: ChangeFeed): LiveList<AttachedVolume> =>
  createLiveList<AttachedVolume>({
    load: (signal) => attachedVolumes(client, id, signal),
    keyOf: (attachment) => attachment.id,
    transitionOf: ({ status }) => (isVolumeTransitional({ status }) ? status : null),
    changes,
  })

/**
 * @param version with another one they are read again, while what is known stays
 */
export function useAttachedVolumes(id: string, version: unknown) {
  const { changes, client } = useHost()
  const type = areaOf(useLocation().pathname) === 'admin' ? resourceTypes.anyVolume : resourceTypes.volume
  const list = useMemo(() => followVolumes(client, id, changes.of(type)), [client, id, changes, type])
  const { status, data, error } = useLiveSource(list)
  useOnChange(version, () => void list.refresh())
  const state: LoadState<readonly AttachedVolume[]> = data
    ? { status: 'ready', data, ...(status === 'failed' && { error }) }
    : status === 'failed'
      ? { status, error }
      : { status: 'pending' }
  return { state, retry: () => void list.refresh() }
}
