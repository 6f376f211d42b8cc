import { ApiError } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { useCallback } from 'react'
import { useHost } from '../../../host.js'
import { remembered } from '../../../stores/row-memory.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import type { Item } from './item.js'
import { listFolder } from './swift-calls.js'

const keyOf = ({ id }: Item) => id
const remember = remembered<Item>('objects', ['id', 'path', 'name', 'bytes', 'is_subdir', 'content_type'])

/** What a folder holds, as a live list. */
export function useFolder(container: string, folder: string) {
  const { client } = useHost()
  const load = useCallback(
    async (signal: AbortSignal) => {
      try {
        return await listFolder(client, container, folder, signal)
      } catch (error) {
        if (error instanceof ApiError && error.status === 404)
          throw new Error(t('This container does not exist.'), { cause: error })
        throw error
      }
    },
    [client, container, folder],
  )
  return useResourceList<Item>({ load, keyOf, remember, query: `${container}/${folder}` })
}
