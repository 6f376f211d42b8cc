import { useStore } from '@nanostores/react'
import type { AnswerOf, Client } from '@stratus/api-client'
import { createLiveList } from '@stratus/api-client/live'
import { isVolumeTransitional } from '@stratus/api-client/rules'
import { useMemo } from 'react'
import { useOnChange } from '../../../hooks/use-on-change.js'
import type { LoadState } from '../../../hooks/use-load.js'
import { useHost } from '../../../host.js'

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

/**
 * The volumes of an instance, followed while one is attached or detached: their instance does not change with that.
 * @param version with another one they are read again, while what is known stays
 */
export function useAttachedVolumes(id: string, version: unknown) {
  const { client } = useHost()
  const list = useMemo(
    () =>
      createLiveList<AttachedVolume>({
        load: (signal) => attachedVolumes(client, id, signal),
        keyOf: (attachment) => attachment.id,
        transitionOf: ({ status }) => (isVolumeTransitional({ status }) ? status : null),
        idleInterval: null,
      }),
    [client, id],
  )
  const { status, data, error } = useStore(list.$state)
  useOnChange(version, () => void list.refresh())
  const state: LoadState<readonly AttachedVolume[]> = data
    ? { status: 'ready', data, ...(status === 'failed' && { error }) }
    : status === 'failed'
      ? { status, error }
      : { status: 'pending' }
  return { state, retry: () => void list.refresh() }
}
