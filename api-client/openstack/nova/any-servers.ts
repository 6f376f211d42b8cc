import { powerStates } from '../../rules/servers.js'
import { items, one, textOf, type Json } from '../json.js'
import { namesOf, projectNames } from '../project-names.js'
import type { AnswersOf } from '../question.js'

/** The newest microversion whose servers Stratus reads. */
const microversion = '2.60'

const addressesOf = (server: Json): string[] =>
  Object.values(one(server, 'addresses')).flatMap((list) => (list as Json[]).map((address) => textOf(address, 'addr')))

/** Instances of all projects, as Horizon's page for administrators tells of them. */
export const anyServerAnswers: AnswersOf<'nova.anyServers'> = {
  async 'nova.anyServers.list'({ services, query }) {
    const host = query.get('host') ?? undefined
    const [servers, images, projects] = await Promise.all([
      services.all('compute', '/servers/detail', 'servers', { microversion, query: { all_tenants: true, host } }),
      services.all('image', '/images', 'images').then(namesOf, () => new Map<unknown, string>()),
      projectNames(services),
    ])
    return items(
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
        }
      }),
    )
  },
}
