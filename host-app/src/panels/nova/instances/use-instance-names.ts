import { useEffect, useState } from 'react'
import { useHost } from '../../../host.js'
import { namesOf, noNames, type NameLists, type Names } from './instance.js'

const remembered = 'names of instances'

/**
 * The names of images and flavors, asked once per visit; an id nobody can name is shown itself.
 * @param wanted false until there is something to name: the instances themselves come first
 */
export function useInstanceNames(wanted: boolean): Names {
  const { client, memory } = useHost()
  const [names, setNames] = useState(() => {
    const kept = memory.recall(remembered)
    return kept ? namesOf(kept.value as NameLists) : noNames
  })
  useEffect(() => {
    if (!wanted) return
    const controller = new AbortController()
    const controls = { signal: controller.signal, quiet: true }
    const none = { items: [] }
    const load = async () => {
      const [images, flavors] = await Promise.all([
        client.call('glance.images.list', controls).catch(() => none),
        client.call('nova.flavors.list', controls).catch(() => none),
      ])
      if (controller.signal.aborted) return
      const answer: NameLists = {
        images: images.items.map(({ id, name_or_id }) => [id, name_or_id] as const),
        flavors: flavors.items.map((flavor) => [flavor.id, flavor] as const),
      }
      memory.keep(remembered, answer)
      setNames(namesOf(answer))
    }
    void load()
    return () => controller.abort()
  }, [client, memory, wanted])
  return names
}
