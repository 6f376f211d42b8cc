import { useEffect, useState } from 'react'
import { useHost } from '../../../host.js'
import { noNames, type Names } from './instance.js'

/** The names of images and flavors, asked once per visit; an id nobody can name is shown itself. */
export function useInstanceNames(): Names {
  const { client } = useHost()
  const [names, setNames] = useState(noNames)
  useEffect(() => {
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
        images: new Map(images.items.map(({ id, name_or_id }) => [id, name_or_id])),
        flavors: new Map(flavors.items.map((flavor) => [flavor.id, flavor])),
      })
    }
    void load()
    return () => controller.abort()
  }, [client])
  return names
}
