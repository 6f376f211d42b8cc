import { authenticate, cloudAccess, Services, type Fetch, type ServiceName } from '@stratus/api-client/openstack'

/** A request to a service; `{servers/detail:vm-alpha-1}` in its path is the id of the thing that is called so. */
export interface Question {
  readonly as: 'demo' | 'admin'
  readonly service: ServiceName
  readonly path: string
  readonly microversion?: string
}

type Row = readonly [path: string, microversion?: string]

/** What is asked of each service, by who asks. */
const asked: Readonly<Record<Question['as'], Partial<Readonly<Record<ServiceName, readonly Row[]>>>>> = {
  demo: {
    compute: [
      ['/servers/detail', '2.60'],
      ['/servers/{servers/detail:vm-alpha-1}', '2.60'],
      ['/servers/{servers/detail:vm-error}', '2.60'],
      ['/servers/{servers/detail:vm-alpha-1}/os-instance-actions'],
      ['/servers/{servers/detail:vm-alpha-1}/os-volume_attachments'],
      ['/servers/{servers/detail:vm-alpha-1}/metadata'],
      ['/os-keypairs', '2.9'],
      ['/os-keypairs/demo-rsa', '2.9'],
      ['/os-availability-zone'],
      ['/limits'],
      ['/os-server-groups', '2.60'],
      ['/flavors/detail', '2.61'],
      ['/os-services'],
    ],
    image: [
      ['/images?limit=1000'],
      ['/images/{images:cirros}'],
      ['/metadefs/namespaces?resource_types=OS::Nova::Flavor'],
      ['/metadefs/resource_types'],
    ],
    network: [
      ['/networks'],
      ['/networks/{networks:net-alpha}'],
      ['/subnets'],
      ['/ports'],
      ['/routers'],
      ['/floatingips'],
      ['/security-groups'],
      ['/security-groups/{security-groups:web}'],
      ['/trunks'],
      ['/qos/policies'],
      ['/quotas/0d000000000000000000000000000002/details'],
      ['/extensions'],
      ['/networks/00000000-0000-0000-0000-000000000000'],
    ],
    volume: [
      ['/volumes/detail', '3.27'],
      ['/volumes/{volumes/detail:vol-data}', '3.27'],
      ['/snapshots/detail', '3.27'],
      ['/types'],
      ['/types/default'],
      ['/limits'],
      ['/os-availability-zone'],
      ['/extensions'],
      ['/volumes/00000000-0000-0000-0000-000000000000'],
    ],
    'object-store': [['?format=json'], ['/docs?format=json&delimiter=/']],
    orchestration: [['/stacks'], ['/stacks/stack-net/{stacks:stack-net}/resources']],
    identity: [['/auth/projects'], ['/users']],
  },
  admin: {
    compute: [
      ['/os-services'],
      ['/os-availability-zone/detail'],
      ['/os-quota-sets/0d000000000000000000000000000002/defaults', '2.42'],
    ],
    network: [['/agents'], ['/quotas/0d000000000000000000000000000002/default']],
    volume: [['/os-services'], ['/qos-specs'], ['/os-quota-sets/0d000000000000000000000000000002/defaults']],
    identity: [
      ['/users'],
      ['/roles'],
      ['/groups'],
      ['/domains'],
      ['/projects'],
      ['/role_assignments?scope.project.id=0d000000000000000000000000000002&effective'],
    ],
  },
}

export const questions: readonly Question[] = Object.entries(asked).flatMap(([as, services]) =>
  Object.entries(services).flatMap(([service, rows]) =>
    rows.map(([path, microversion]) => ({
      as: as as Question['as'],
      service: service as ServiceName,
      path,
      ...(microversion && { microversion }),
    })),
  ),
)

export const nameOf = ({ as, service, path }: Question): string => `${as}: ${service} ${path}`

const projects = { demo: '0d000000000000000000000000000002', admin: '0a000000000000000000000000000001' } as const

/** How a cloud's services answer them. */
export function answerer(fetch: Fetch, authUrl: string, passwords: Readonly<Record<Question['as'], string>>) {
  const access = cloudAccess(fetch, authUrl)
  const known = new Map<string, Promise<Services>>()
  const open = async (as: Question['as']) => {
    const proof = { method: 'password', name: as, domain: 'Default', password: passwords[as] } as const
    const { token, catalog } = await authenticate(access, proof, projects[as])
    return new Services(access, { token, catalog, region: 'RegionOne' })
  }
  const servicesOf = (as: Question['as']) => {
    const services = known.get(as) ?? open(as)
    known.set(as, services)
    return services
  }
  const idOf = async (services: Services, service: ServiceName, list: string, name: string) => {
    const answer = Object.values(await services.get(service, `/${list}`))[0] as Record<string, unknown>[]
    const found = answer.find((row) => row['name'] === name || row['stack_name'] === name)
    if (!found) throw new Error(`There is no ${name} in ${list}`)
    return String(found['id'])
  }

  return async function answer({ as, service, path, microversion }: Question): Promise<Answer> {
    const services = await servicesOf(as)
    const [whole = '', list = '', name = ''] = /\{([^:}]+):([^}]+)\}/.exec(path) ?? []
    const asked = whole ? path.replace(whole, await idOf(services, service, list, name)) : path
    try {
      return { status: 200, body: await services.get(service, asked, { ...(microversion && { microversion }) }) }
    } catch (error) {
      return { status: (error as { status: number }).status, body: { message: (error as Error).message } }
    }
  }
}

export interface Answer {
  readonly status: number
  readonly body: unknown
}
