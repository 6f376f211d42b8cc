import { useCallback, useEffect, useRef, useState } from 'react'
import { useHost } from '../../../host.js'
import type { Volume } from './volume.js'

/** How many volumes are asked for one by one: more than a screen shows. The others name the id of their instance. */
const most = 200
/** At once. */
const atOnce = 4

const noNames: ReadonlyMap<string, string> = new Map()
const noVolumes: ReadonlySet<string> = new Set()

/** Volumes that tell the id of an instance, and not its name. */
const unnamed = (volumes: readonly Volume[], names: ReadonlyMap<string, string>): Volume[] =>
  volumes.filter(({ attachments }) =>
    attachments.some(({ server_id, instance_name }) => server_id && !instance_name && !names.has(server_id)),
  )

/**
 * Names the instances that volumes of any project are attached to, where their list does not: Horizon tells it with a single
 * volume only. Each is asked for once.
 * @returns the volumes with the names that are known, or on their way; stable until there are others
 */
export function useAttachedToAny(volumes: readonly Volume[]): (rows: readonly Volume[]) => readonly Volume[] {
  const { client } = useHost()
  const [{ names, answered }, setKnown] = useState({ names: noNames, answered: noVolumes })
  const asked = useRef(new Set<string>())
  useEffect(() => {
    const waiting = unnamed(volumes, names)
      .filter(({ id }) => !asked.current.has(id))
      .slice(0, most - asked.current.size)
    if (!waiting.length) return
    for (const { id } of waiting) asked.current.add(id)
    const ids = waiting.map(({ id }) => id)
    const found = new Map<string, string>()
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const volume = await client
          .call('cinder.volumes.get', { params: { id: next.id }, quiet: true })
          .catch(() => null)
        for (const { server_id, instance_name } of volume?.attachments ?? [])
          if (server_id && instance_name) found.set(server_id, instance_name)
      }
    }
    const ask = async (): Promise<void> => {
      await Promise.all(Array.from({ length: atOnce }, work))
      setKnown((known) => ({
        names: new Map([...known.names, ...found]),
        answered: new Set([...known.answered, ...ids]),
      }))
    }
    void ask()
  }, [client, volumes, names])
  return useCallback(
    (rows: readonly Volume[]) => rows.map((row) => named(row, names, !answered.has(row.id) && answered.size < most)),
    [names, answered],
  )
}

function named(volume: Volume, names: ReadonlyMap<string, string>, awaitsNames: boolean): Volume {
  if (!volume.attachments.some(({ server_id, instance_name }) => server_id && !instance_name)) return volume
  return {
    ...volume,
    awaitsNames,
    attachments: volume.attachments.map((attachment) => ({
      ...attachment,
      instance_name: attachment.instance_name ?? names.get(attachment.server_id ?? '') ?? null,
    })),
  }
}
