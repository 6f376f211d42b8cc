import { powerStates } from '../../rules/servers.js'
import { items, many, one, textOf, type Json } from '../json.js'
import { idsLike, mostQuestions, namesOf, projectNames } from '../project-names.js'
import type { AnswersOf } from '../question.js'
import type { Services } from '../services.js'
import { isThere, serversAfter } from './servers.js'

/** The newest microversion whose servers Stratus reads. */
const microversion = '2.60'

const addressesOf = (server: Json): string[] =>
  Object.values(one(server, 'addresses')).flatMap((list) => (list as Json[]).map((address) => textOf(address, 'addr')))

async function hostNames(services: Services): Promise<[unknown, unknown][]> {
  const query = { binary: 'nova-compute' }
  const found = await services.all('compute', '/os-services', 'services', { query }).catch(() => [])
  return found.map(({ host }) => [host, host])
}

/** The instances that match, and maybe more: Nova takes whole names only, so each that matches is asked for. */
async function serversLike(
  services: Services,
  query: URLSearchParams,
  projects: Promise<ReadonlyMap<unknown, string>>,
) {
  const [project, host, address] = ['project_like', 'host_like', 'address'].map((name) => query.get(name))
  const [ids, hosts] = await Promise.all([
    project ? projects.then((names) => idsLike(names, project)) : null,
    host ? hostNames(services).then((names) => idsLike(names, host)) : null,
  ])
  const since = query.get('changes_since')
  const whole = {
    all_tenants: true,
    ...(since ? { 'changes-since': since } : {}),
    host: query.get('host') ?? undefined,
    status: query.get('status') ?? undefined,
    ...(address ? { [address.includes(':') ? 'ip6' : 'ip']: address } : {}),
  }
  const apart = (ids ?? [undefined]).flatMap((project_id) =>
    (hosts ?? [undefined]).map((host) => ({
      ...whole,
      ...(project_id === undefined ? {} : { project_id: String(project_id) }),
      ...(host === undefined ? {} : { host: String(host) }),
    })),
  )
  const questions = apart.length > mostQuestions ? [whole] : apart
  const answers = await Promise.all(
    questions.map((question) =>
      services.all('compute', '/servers/detail', 'servers', { microversion, query: question }),
    ),
  )
  // What is gone is a change.
  return since ? answers.flat() : answers.flat().filter(isThere)
}

const asWhole = (servers: readonly Json[]) => ({ servers, isMore: false })

/** The newest of all, and whether there are others, or those others; undefined where all are asked for. */
function pageOfServers(services: Services, query: URLSearchParams) {
  const [limit, marker] = [query.get('limit'), query.get('marker')]
  if (marker !== null) return serversAfter(services, marker, { all_tenants: true }).then(asWhole)
  return limit === null ? undefined : newestServers(services, limit)
}

async function newestServers(services: Services, limit: string) {
  const answer = await services.get('compute', '/servers/detail', { microversion, query: { all_tenants: true, limit } })
  return { servers: many(answer, 'servers').filter(isThere), isMore: many(answer, 'servers_links').length > 0 }
}

/** Instances of all projects, as Horizon's page for administrators tells of them. */
export const anyServerAnswers: AnswersOf<'nova.anyServers'> = {
  async 'nova.anyServers.list'({ services, query }) {
    const named = projectNames(services)
    const [{ servers, isMore }, images, projects] = await Promise.all([
      pageOfServers(services, query) ?? serversLike(services, query, named).then(asWhole),
      services.all('image', '/images', 'images').then(namesOf, () => new Map<unknown, string>()),
      named,
    ])
    const rows = items(
      servers.map((server) => {
        const image = one(server, 'image')['id'] ?? null
        return {
          id: server['id'],
          name: server['name'],
          project: projects.get(server['tenant_id']) ?? server['tenant_id'],
          host: server['OS-EXT-SRV-ATTR:host'],
          image: images.get(image) ?? image,
          flavor: textOf(one(server, 'flavor'), 'original_name'),
          addresses: addressesOf(server),
          status: server['status'],
          task_state: server['OS-EXT-STS:task_state'],
          power: powerStates[Number(server['OS-EXT-STS:power_state'])] ?? 'No State',
          created: server['created'],
          updated: server['updated'],
        }
      }),
    )
    return { ...rows, has_more_data: isMore }
  },
}
