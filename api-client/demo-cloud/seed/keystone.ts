import { projectIds, type Seed, type World } from '../world/world.js'

/** Of the user `code`, as an authenticator app takes it. */
export const demoTotpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** Of the user `demo`, for the project demo; its id is that of the kind `application-credential` and this name. */
const demoCredential = { name: 'portal', secret: 'demo-portal-secret' } as const

/** Of the user `demo`. */
const demoUserCredentials = [
  { type: 'totp', blob: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', project_id: null },
  { type: 'ec2', blob: '{"access": "demo-access", "secret": "demo-ec2-secret"}', project_id: projectIds.demo },
] as const

interface Person {
  readonly name: string
  readonly home: string
  readonly roles: Readonly<Record<string, readonly string[]>>
  readonly totp_secret?: string
  readonly password_expired?: boolean
}

/** People: user, password, email, roles by project. Passwords are those of the sign-in page's hint. */
const people: readonly Person[] = [
  {
    name: 'admin',
    home: projectIds.admin,
    roles: { [projectIds.admin]: ['admin', 'heat_stack_owner'], [projectIds.demo]: ['admin', 'heat_stack_owner'] },
  },
  {
    name: 'demo',
    home: projectIds.demo,
    roles: { [projectIds.demo]: ['member', 'heat_stack_owner'], [projectIds.other]: ['member', 'heat_stack_owner'] },
  },
  { name: 'reader', home: projectIds.demo, roles: { [projectIds.demo]: ['reader'] } },
  {
    name: 'code',
    home: projectIds.other,
    roles: { [projectIds.other]: ['member'] },
    totp_secret: demoTotpSecret,
  },
  { name: 'expired', home: projectIds.other, roles: { [projectIds.other]: ['member'] }, password_expired: true },
]

const roles = ['member', 'heat_stack_owner', 'admin', 'reader', 'heat_stack_user', 'service']
const immutable = new Set(['member', 'admin', 'reader'])
const services = ['nova', 'placement', 'glance', 'neutron', 'cinder', 'swift', 'heat']

/** Service, type, URL, and the order in which keystone happens to list its endpoints. */
const catalogue = [
  ['placement', 'placement', ':8778', ['public', 'internal', 'admin']],
  ['swift', 'object-store', ':8080/v1/AUTH_%PROJECT%', ['public', 'internal', 'admin']],
  ['neutron', 'network', ':9696', ['admin', 'public', 'internal']],
  ['keystone', 'identity', ':5000/v3/', ['public', 'internal', 'admin']],
  ['cinder', 'block-storage', ':8776/v3/%PROJECT%', ['internal', 'public', 'admin']],
  ['cinder', 'volumev3', ':8776/v3/%PROJECT%', ['public', 'internal', 'admin']],
  ['nova', 'compute', ':8774/v2.1', ['public', 'internal', 'admin']],
  ['ec2', 'ec2', ':8773/', ['public', 'internal', 'admin']],
  ['heat', 'orchestration', ':8004/v1/%PROJECT%', ['public', 'admin', 'internal']],
  ['glance', 'image', ':9292', ['internal', 'public', 'admin']],
] as const

export const seedKeystone: Seed = (world) => {
  const { keystone } = world.db
  const { ids } = world
  const domains = [
    ['default', 'Default', 'The default domain'],
    [ids.namedHex('domain', 'heat'), 'heat', 'Owns users and projects that Heat stacks create'],
    [ids.namedHex('domain', 'second'), 'second', 'A second domain'],
  ] as const
  for (const [id, name, description] of domains) keystone.domains.insert({ id, name, description, enabled: true })

  const projects = [
    [projectIds.admin, 'admin', 'The admin project'],
    [projectIds.demo, 'demo', 'Most seeded data is here'],
    [projectIds.other, 'other', 'The second project of demo'],
    [ids.namedHex('project', 'service'), 'service', ''],
  ] as const
  for (const [id, name, description] of projects)
    keystone.projects.insert({ id, name, description, domain_id: 'default', enabled: true, extra: {} })

  for (const name of roles)
    keystone.roles.insert({ id: ids.namedHex('role', name), name, immutable: immutable.has(name) })

  for (const { name, home, roles: byProject, ...factors } of people) {
    user(world, name, { email: `${name}@example.org`, default_project_id: home, ...factors })
    for (const [project, names] of Object.entries(byProject))
      for (const role of names) grant(world, project, role, name)
  }
  for (const name of services) user(world, name, { default_project_id: ids.namedHex('project', 'service') })
  user(world, 'second-user', { domain_id: ids.namedHex('domain', 'second') })
  user(world, 'disabled-user', { description: 'May not log in', enabled: false })

  const domainAdmin = {
    role_id: ids.namedHex('role', 'admin'),
    kind: 'users',
    who: ids.namedHex('user', 'admin'),
  } as const
  const adminOnDefault = `default/${domainAdmin.role_id}/${domainAdmin.who}`
  keystone.domainAssignments.insert({ id: adminOnDefault, domain_id: 'default', ...domainAdmin })

  const testers = ids.namedHex('group', 'testers')
  keystone.groups.insert({ id: testers, name: 'testers', domain_id: 'default', description: 'A seeded group' })
  const demo = ids.namedHex('user', 'demo')
  keystone.memberships.insert({ id: `${testers}/${demo}`, group_id: testers, user_id: demo })

  keystone.applicationCredentials.insert({
    ...demoCredential,
    id: ids.namedHex('application-credential', demoCredential.name),
    user_id: demo,
    project_id: projectIds.demo,
    description: 'For the portal',
    roles: ['member'],
    expires_at: null,
    access_rules: [],
    unrestricted: false,
  })

  for (const { type, blob, project_id } of demoUserCredentials)
    keystone.userCredentials.insert({ id: ids.namedHex('credential', type), user_id: demo, type, blob, project_id })

  const rules = [{ local: [{ user: { name: '{0}' } }], remote: [{ type: 'REMOTE_USER' }] }]
  keystone.mappings.insert({ id: 'staff', rules })
  const remote_ids = ['https://idp.example.org/saml']
  keystone.identityProviders.insert({ id: 'acme', description: 'The staff of Acme', enabled: true, remote_ids })
  keystone.protocols.insert({ id: 'acme/saml2', provider: 'acme', name: 'saml2', mapping_id: 'staff' })

  for (const [name, type, address, order] of catalogue) {
    keystone.services.insert({
      id: ids.namedHex('service', type),
      type,
      name,
      endpoints: order.map((side) => ({
        id: ids.namedHex('endpoint', `${type} ${side}`),
        interface: side,
        url: `https://cloud.example${address}`,
      })),
    })
  }
}

type Particulars = {
  email?: string
  description?: string
  domain_id?: string
  default_project_id?: string
  enabled?: boolean
  totp_secret?: string
  password_expired?: boolean
}

function user({ db, ids }: World, name: string, particulars: Particulars): void {
  db.keystone.users.insert({
    id: ids.namedHex('user', name),
    name,
    password: name,
    domain_id: particulars.domain_id ?? 'default',
    enabled: particulars.enabled ?? true,
    email: particulars.email ?? null,
    description: particulars.description ?? null,
    default_project_id: particulars.default_project_id ?? null,
    ...(particulars.totp_secret !== undefined && { totp_secret: particulars.totp_secret }),
    ...(particulars.password_expired && { password_expired: true }),
  })
}

function grant({ db, ids }: World, project: string, role: string, name: string): void {
  const role_id = ids.namedHex('role', role)
  const user_id = ids.namedHex('user', name)
  db.keystone.assignments.insert({ id: `${project}/${role_id}/${user_id}`, project_id: project, role_id, user_id })
}
