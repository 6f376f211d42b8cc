import type { Network } from '@stratus/api-client'

type Known = Pick<Network, 'id' | 'name' | 'project_id' | 'shared' | 'router_external'>

/**
 * Ids of networks by name: a server's addresses name their networks only. Names that several have lead nowhere, nor do those of
 * networks that the server cannot be on: administrators read those of their own project.
 * @param project the server's
 */
export function networkIds(networks: readonly Known[], project: string | null): ReadonlyMap<string, string> {
  const within = networks.filter(
    ({ project_id, shared, router_external }) => shared || router_external || project_id === project,
  )
  const named = (name: string | null) => within.filter((network) => network.name === name)
  return new Map(within.flatMap(({ id, name }) => (name && named(name).length === 1 ? [[name, id] as const] : [])))
}
