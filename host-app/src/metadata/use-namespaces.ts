import type { AnswerOf } from '@stratus/api-client'
import { useEffect, useState } from 'react'
import { useHost } from '../host.js'

/** Metadata definitions as the image service keeps them. */
export type Namespaces = AnswerOf<'glance.namespaces.list'>['items']

/**
 * Metadata definitions for one type of resource; none until they are here, and where they cannot be had. The client keeps them
 * for the session.
 * @param resourceType as `OS::Glance::Image`
 */
export function useNamespaces(resourceType: string): Namespaces {
  const { client } = useHost()
  const [namespaces, setNamespaces] = useState<Namespaces>([])
  useEffect(() => {
    let current = true
    const query = { resource_type: resourceType }
    client.call('glance.namespaces.list', { query, quiet: true }).then(
      ({ items }) => current && setNamespaces(items),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [client, resourceType])
  return namespaces
}
