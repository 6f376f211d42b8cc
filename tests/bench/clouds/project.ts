import { randomBytes } from 'node:crypto'
import { authenticate, cloudAccess, projectsFor, Services, type CloudAccess } from '@stratus/api-client/openstack'

/** What is made begins with it, and nothing else is touched. */
const name = 'figures'

/** Instances that have a host; more would keep it from everybody else, and a list costs Nova the same. */
const mostWithHost = 200

/** One question to Nova makes no more. */
const mostAtOnce = 500

export interface Person {
  readonly user: string
  readonly password: string
}

/** A project of its own on a real cloud, with nothing in its way, in which everything is counted. */
export interface BenchProject extends Person {
  readonly id: string
  /** As its member. */
  readonly services: Services
  readonly imageName: string
  readonly flavorName: string
  readonly networkName: string
  /** Makes instances until there are so many, and waits until they are at rest. */
  grow(instances: number): Promise<void>
  /** More members. */
  people(many: number): Promise<Person[]>
  remove(): Promise<void>
}

type Row = Readonly<Record<string, unknown>>

const id = (row: Row | undefined): string => String(row?.['id'])
const asRow = (value: unknown): Row => value as Row

export async function openProject(authUrl: string): Promise<BenchProject> {
  const access = cloudAccess((url, init) => fetch(url, init), authUrl)
  const admin = await asAdmin(access)
  const named = async (path: string, list: string, wanted: string) =>
    (await admin.all('identity', path, list)).find((row) => row['name'] === wanted)
  await remove(access, admin)
  const project = id(asRow((await admin.post('identity', '/projects', { project: { name } }))['project']))
  const role = id(await named('/roles', 'roles', 'member'))
  const people: Person[] = []
  const join = async (user: string): Promise<Person> => {
    const password = randomBytes(12).toString('hex')
    const made = await admin.post('identity', '/users', { user: { name: user, password, default_project_id: project } })
    await admin.put('identity', `/projects/${project}/users/${id(asRow(made['user']))}/roles/${role}`, undefined)
    const person = { user, password }
    people.push(person)
    return person
  }
  const person = await join(name)
  for (const service of ['compute', 'volume'] as const) {
    const all = service === 'compute' ? { instances: -1, cores: -1, ram: -1 } : { volumes: -1, gigabytes: -1 }
    await admin.put(service, `/os-quota-sets/${project}`, { quota_set: all })
  }
  const services = await asMember(access, person, project)
  const flavors = await flavorsIn(admin)
  const images = await services.all('image', '/images', 'images')
  const image = images.find((row) => row['status'] === 'active' && row['visibility'] === 'public')
  const networks = ['one', 'two', 'three'].map((each) => `${name}-${each}`)
  for (const [at, network] of networks.entries()) {
    const made = await services.post('network', '/networks', { network: { name: network } })
    const subnet = { network_id: id(asRow(made['network'])), ip_version: 4, cidr: `10.99.${at}.0/24` }
    await services.post('network', '/subnets', { subnet })
  }
  for (let at = 0; at < 20; at++)
    await services.post('volume', '/volumes', { volume: { name: `${name}-${at}`, size: 1 } })

  const launch = async (many: number, flavorRef: string) => {
    const count = { min_count: many, max_count: many, networks: 'none' }
    const server = { name: `${name}-vm`, imageRef: id(image), flavorRef, ...count }
    await services.post('compute', '/servers', { server }, { microversion: '2.37' })
  }
  return {
    ...person,
    id: project,
    services,
    imageName: String(image?.['name']),
    flavorName: flavors.small.name,
    networkName: networks[0] ?? '',
    async grow(instances) {
      const there = (await services.all('compute', '/servers', 'servers')).length
      const withHost = Math.max(0, Math.min(instances, mostWithHost) - there)
      if (withHost) await launch(withHost, flavors.small.id)
      for (let left = instances - there - withHost; left > 0; left -= mostAtOnce)
        await launch(Math.min(left, mostAtOnce), flavors.nowhere.id)
      await rest(services, admin)
    },
    async people(many) {
      for (let at = people.length; at <= many; at++) await join(`${name}-${at}`)
      return people.slice(1, many + 1)
    },
    remove: () => remove(access, admin),
  }
}

/** A cloud that is asked for 2,000 instances may take so long, ms. */
const mostPatience = 20 * 60_000

/** Waits until all instances are at rest. Those that found no host are said to be active, as the others are. */
async function rest(services: Services, admin: Services): Promise<void> {
  for (const end = Date.now() + mostPatience; ;) {
    const rows = await services.all('compute', '/servers/detail', 'servers')
    const failed = rows.filter((row) => row['status'] === 'ERROR')
    await Promise.all(
      failed.map((row) =>
        admin.post('compute', `/servers/${id(row)}/action`, { 'os-resetState': { state: 'active' } }),
      ),
    )
    const restless = rows.filter((row) => row['status'] !== 'ACTIVE')
    if (!restless.length) return
    if (Date.now() > end)
      throw new Error(`${restless.length} instances do not come to rest: ${JSON.stringify(restless[0])}`)
    await pause(2000)
  }
}

/** The smallest flavor there can be, and one that no host can have. */
async function flavorsIn(admin: Services) {
  const make = async (flavor: string, specs?: Row) => {
    const body = { flavor: { name: flavor, vcpus: 1, ram: 64, disk: 1 } }
    const made = { id: id(asRow((await admin.post('compute', '/flavors', body))['flavor'])), name: flavor }
    if (specs) await admin.post('compute', `/flavors/${made.id}/os-extra_specs`, { extra_specs: specs })
    return made
  }
  return {
    small: await make(`${name}-small`),
    nowhere: await make(`${name}-nowhere`, { 'trait:HW_CPU_X86_SGX': 'required' }),
  }
}

const sweeperName = `${name}-sweeper`

/** Takes away all that a run has made, be it this one or one that broke off. */
async function remove(access: CloudAccess, admin: Services): Promise<void> {
  const ours = (rows: readonly Row[]) => rows.filter((row) => String(row['name']).startsWith(name))
  const [project] = ours(await admin.all('identity', '/projects', 'projects'))
  const users = ours(await admin.all('identity', '/users', 'users'))
  // A sweep that broke off has left its own, whose password nobody knows.
  const left = users.findIndex((user) => user['name'] === sweeperName)
  if (left >= 0) await admin.delete('identity', `/users/${id(users.splice(left, 1)[0])}`)
  if (project) {
    const role = id((await admin.all('identity', '/roles', 'roles')).find((row) => row['name'] === 'member'))
    const password = randomBytes(12).toString('hex')
    const body = { user: { name: sweeperName, password } }
    const sweeper = id(asRow((await admin.post('identity', '/users', body))['user']))
    users.push({ id: sweeper })
    await admin.put('identity', `/projects/${id(project)}/users/${sweeper}/roles/${role}`, undefined)
    await empty(await asMember(access, { user: sweeperName, password }, id(project)), ours)
  }
  for (const user of users) await admin.delete('identity', `/users/${id(user)}`)
  if (project) await admin.delete('identity', `/projects/${id(project)}`)
  for (const flavor of ours(await admin.all('compute', '/flavors', 'flavors', { query: { is_public: 'None' } })))
    await admin.delete('compute', `/flavors/${id(flavor)}`)
}

async function empty(services: Services, ours: (rows: readonly Row[]) => Row[]): Promise<void> {
  for (const [service, path, list] of [
    ['compute', '/servers', 'servers'],
    ['volume', '/volumes', 'volumes'],
    ['network', '/networks', 'networks'],
  ] as const) {
    for (;;) {
      const all = await services.all(service, path, list)
      // Other projects' networks are shown, too.
      const rows = service === 'network' ? ours(all) : all
      if (!rows.length) break
      await Promise.all(rows.map((row) => services.delete(service, `${path}/${id(row)}`).catch(() => undefined)))
      await pause(1000)
    }
  }
}

async function asAdmin(access: CloudAccess): Promise<Services> {
  const { BENCH_ADMIN: user = 'admin', BENCH_ADMIN_PASSWORD: password = 'secret-admin' } = process.env
  const proof = { method: 'password', name: user, password, domain: 'Default' } as const
  const projects = await projectsFor(access, (await authenticate(access, proof)).token)
  const project = projects.find((row) => row['name'] === 'admin') ?? projects[0]
  return asMember(access, { user, password }, id(project))
}

async function asMember(access: CloudAccess, { user, password }: Person, project: string): Promise<Services> {
  const proof = { method: 'password', name: user, password, domain: 'Default' } as const
  const { token, catalog } = await authenticate(access, proof, project)
  const region = catalog[0]?.endpoints[0]?.region ?? ''
  return new Services(access, { token, catalog, region })
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
