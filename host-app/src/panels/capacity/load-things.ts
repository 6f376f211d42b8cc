import type { Client } from '@stratus/api-client'
import { volumeReader } from '../cinder/volumes/told-volume.js'
import type { Volume } from '../cinder/volumes/volume.js'
import { thingOfServer, type AnyThing } from './whole-cloud.js'

/** What there is of all projects. */
export interface CloudThings {
  readonly servers: readonly AnyThing[]
  readonly volumes: readonly Volume[]
  /** What one of the services did not tell; text: English, key of its translation. */
  readonly missing: readonly { readonly text: string; readonly error: unknown }[]
}

/** Asks each service that is there; of one that fails the other is told. Rejects when none tells anything. */
export async function loadThings(
  client: Client,
  { withCompute, withVolumes }: { readonly withCompute: boolean; readonly withVolumes: boolean },
  signal: AbortSignal,
): Promise<CloudThings> {
  const [servers, volumes] = await Promise.allSettled([
    withCompute ? client.call('nova.anyServers.list', { signal, quiet: true }) : { items: [] },
    withVolumes ? volumeReader(client, 'admin')(signal) : [],
  ])
  if (servers.status === 'rejected' && volumes.status === 'rejected') throw servers.reason
  const missing = [
    ...(servers.status === 'rejected' ? [{ text: 'Unable to retrieve the instances.', error: servers.reason }] : []),
    ...(volumes.status === 'rejected' ? [{ text: 'Unable to retrieve the volumes.', error: volumes.reason }] : []),
  ]
  return {
    servers: servers.status === 'fulfilled' ? servers.value.items.map(thingOfServer) : [],
    volumes: volumes.status === 'fulfilled' ? volumes.value : [],
    missing,
  }
}
