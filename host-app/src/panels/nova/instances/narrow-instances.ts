import type { QueryOf } from '@stratus/api-client'
import { instanceStatusLabels } from '@stratus/widgets'
import type { ListTerm } from '../../../list/list-state.js'

export type AnyServersQuery = NonNullable<QueryOf<'nova.anyServers.list'>>

const ipv4 = /^\d{1,3}(\.\d{1,3}){3}$/
const ipv6 = /^[\da-f]{0,4}(:[\da-f]{0,4}){2,7}$/i

/**
 * What the cloud is asked to narrow the list of all instances to. The list filters what comes by the same terms once more: here
 * stands only what leaves out none of theirs, so parts of addresses, and of several statuses each, do not.
 */
export function narrowTo(terms: readonly ListTerm[]): AnyServersQuery {
  const of = (name: string) => terms.filter((term) => term.name === name).map(({ value }) => value.trim())
  const [project] = of('project')
  const [host] = of('host')
  const statuses = of('status')
  const address = [...of('ipv4').filter((text) => ipv4.test(text)), ...of('ipv6').filter((text) => ipv6.test(text))][0]
  const status = statuses.length === 1 ? statuses[0]?.toUpperCase() : undefined
  return {
    ...(project ? { project_like: project } : {}),
    ...(host ? { host_like: host } : {}),
    ...(status && Object.hasOwn(instanceStatusLabels, status) ? { status } : {}),
    ...(address ? { address } : {}),
  }
}
