import type { Flavor, Server } from '@stratus/api-client'
import { useCallback, useMemo } from 'react'
import { useThingsById } from '../../../hooks/use-things-by-id.js'
import { useHost } from '../../../host.js'
import { unnamedIn, type NamedImage, type Names } from './instance.js'

const rememberedImages = 'images of instances'
const rememberedFlavors = 'flavors of instances'

/**
 * The names of images and flavors, asked once per visit, and again when instances have others.
 * @param servers kept stable; null until there is something to name: the instances themselves come first
 */
export function useInstanceNames(servers: readonly Server[] | null): Names {
  const { client, memory } = useHost()
  const loadImages = useCallback(
    async (signal: AbortSignal) => {
      const { items } = await client.call('glance.images.list', { signal, quiet: true })
      const images = items.map(({ id, name_or_id: name }): NamedImage => ({ id, name }))
      memory.keep(rememberedImages, images)
      return images
    },
    [client, memory],
  )
  const loadFlavors = useCallback(
    async (signal: AbortSignal) => {
      const { items } = await client.call('nova.flavors.list', { signal, quiet: true })
      memory.keep(rememberedFlavors, items)
      return items
    },
    [client, memory],
  )
  const known = useMemo(
    () => ({
      images: memory.recall(rememberedImages)?.value as readonly NamedImage[] | undefined,
      flavors: memory.recall(rememberedFlavors)?.value as readonly Flavor[] | undefined,
    }),
    [memory],
  )
  const ids = useMemo(() => servers && unnamedIn(servers), [servers])
  const images = useThingsById(ids && ids.images, loadImages, known.images)
  const flavors = useThingsById(ids && ids.flavors, loadFlavors, known.flavors)
  return useMemo(() => ({ images, flavors }), [images, flavors])
}
