import type { AnswerOf } from '@stratus/api-client'
import { useEffect, useState } from 'react'
import { useHost } from '../host.js'

/** Metadata definitions as the image service keeps them. */
export type Namespaces = AnswerOf<'glance.namespaces.list'>['items']

interface NamespaceScope {
  /** What of the resource they are for, as `scheduler_hints`. */
  readonly target?: string
  /** Not yet: the cloud is asked for each namespace by itself. */
  readonly wanted?: boolean
}

/**
 * Metadata definitions for one type of resource; undefined until they are here, none where they cannot be had: they only explain.
 * The client keeps them for the session.
 * @param resourceType as `OS::Glance::Image`
 */
export function useNamespaces(
  resourceType: string,
  { target, wanted = true }: NamespaceScope = {},
): Namespaces | undefined {
  const { client } = useHost()
  const [namespaces, setNamespaces] = useState<Namespaces>()
  useEffect(() => {
    if (!wanted) return
    let current = true
    const query = { resource_type: resourceType, ...(target && { properties_target: target }) }
    client
      .call('glance.namespaces.list', { query, quiet: true })
      .catch(() => ({ items: [] }))
      .then(({ items }) => current && setNamespaces(items))
    return () => {
      current = false
    }
  }, [client, resourceType, target, wanted])
  return namespaces
}
