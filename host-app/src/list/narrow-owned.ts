import type { ListTerm } from './list-state.js'

export interface OwnedQuery {
  readonly project_like?: string
  readonly status?: string
}

/**
 * What a service is asked to narrow a list of all projects to. The list filters what comes by the same terms once more: here stands
 * only what leaves out none of theirs, so several statuses do not.
 * @param statusOf a status as the service compares it; undefined for what it does not know
 */
export function narrowOwned(
  terms: readonly ListTerm[],
  statusOf: (text: string) => string | undefined = () => undefined,
): OwnedQuery {
  const of = (name: string) => terms.filter((term) => term.name === name).map(({ value }) => value.trim())
  const [project] = of('project')
  const statuses = of('status')
  const status = statuses.length === 1 ? statusOf(statuses[0] ?? '') : undefined
  return { ...(project ? { project_like: project } : {}), ...(status ? { status } : {}) }
}
