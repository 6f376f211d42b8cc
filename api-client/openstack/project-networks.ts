import type { Json } from './json.js'
import type { Question } from './question.js'

/** By each: how it is asked for, and how it is known. */
const kinds = {
  own: {
    query: (project: string) => ({ project_id: project, shared: false }),
    has: (network: Json, project: string) => network['project_id'] === project && network['shared'] !== true,
  },
  shared: { query: () => ({ shared: true }), has: (network: Json) => network['shared'] === true },
  external: { query: () => ({ 'router:external': true }), has: (network: Json) => network['router:external'] === true },
}

/**
 * Networks of these kinds that the project can see, each once, in the order of the kinds. Neutron shows a member nothing else, so one
 * question brings them all; an administrator would get those of every project.
 */
export async function projectNetworks(
  { services, identity }: Pick<Question, 'services' | 'identity'>,
  wanted: readonly (keyof typeof kinds)[],
): Promise<Json[]> {
  const project = identity.project?.id ?? ''
  const ask = (query: Readonly<Record<string, string | boolean>>) =>
    services.all('network', '/networks', 'networks', { query })
  const lists = identity.isAdmin
    ? await Promise.all(wanted.map((kind) => ask(kinds[kind].query(project))))
    : await ask({}).then((seen) => wanted.map((kind) => seen.filter((network) => kinds[kind].has(network, project))))
  return [...new Map(lists.flat().map((network) => [network['id'], network])).values()]
}
