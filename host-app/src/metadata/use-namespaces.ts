import type { AnswerOf } from '@stratus/api-client'
import { useCallback } from 'react'
import { useReadOnce } from '../hooks/use-read-once.js'
import { useHost } from '../host.js'

/** Metadata definitions as the image service keeps them. */
export type Namespaces = AnswerOf<'glance.namespaces.list'>['items']

const none: Namespaces = []

interface NamespaceScope {
  /** What of the resource they are for, as `scheduler_hints`. */
  readonly target?: string
  /** Not yet: the cloud is asked for each namespace by itself. */
  readonly wanted?: boolean
}

/**
 * Metadata definitions for one type of resource; undefined until they are here, none while they cannot be had: they only explain.
 * The client keeps them for the session.
 * @param resourceType as `OS::Glance::Image`
 */
export function useNamespaces(
  resourceType: string,
  { target, wanted = true }: NamespaceScope = {},
): Namespaces | undefined {
  const { client } = useHost()
  const load = useCallback(async (): Promise<Namespaces> => {
    const query = { resource_type: resourceType, ...(target && { properties_target: target }) }
    return (await client.call('glance.namespaces.list', { query, quiet: true })).items
  }, [client, resourceType, target])
  return useReadOnce(load, none, wanted) ?? undefined
}
