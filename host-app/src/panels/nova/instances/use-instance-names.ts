import { useEffect, useState } from 'react'
import { useHost } from '../../../host.js'
import { noNames, type Names } from './instance.js'

/**
 * The names of images and flavors, asked once per visit; an id nobody can name is shown itself.
 * @param wanted false until there is something to name: the instances themselves come first
 */
export function useInstanceNames(wanted: boolean): Names {
  const { client } = useHost()
  const [names, setNames] = useState(noNames)
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
      setNames({
        known: true,
        images: new Map(images.items.map(({ id, name_or_id }) => [id, name_or_id])),
        flavors: new Map(flavors.items.map((flavor) => [flavor.id, flavor])),
      })
    }
    void load()
    return () => controller.abort()
  }, [client, wanted])
  return names
}
