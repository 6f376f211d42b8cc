/** The two areas that show the same panels: `admin` in the URL decides (G-GATE-06). */
export type Area = 'project' | 'admin'

/**
 * The area of an address. Only its first part counts, so that a container named `admin` stays in the project.
 * @param pathname below the web root, with its leading slash
 */
export function areaOf(pathname: string): Area {
  return pathname.split('/')[1] === 'admin' ? 'admin' : 'project'
}

/** Whether two addresses are one page, with or without a slash at the end. */
export function samePath(one: string, other: string): boolean {
  return one.replace(/\/$/, '') === other.replace(/\/$/, '')
}

/** Type codes of resources (G-TYPE-01). Those with a details page are in `panels/details-loaders.ts`. */
export const resourceTypes = {
  volumeType: 'OS::Cinder::VolumeType',
  volumeQosSpec: 'OS::Cinder::QoSSpecs',
  instance: 'OS::Nova::Server',
  /** Things of any project: what is done to them is followed in a list of all. */
  anyInstance: 'OS::Nova::Server::Any',
  anyVolume: 'OS::Cinder::Volume::Any',
  anySnapshot: 'OS::Cinder::Snapshot::Any',
  image: 'OS::Glance::Image',
  metadef: 'OS::Glance::MetadefNamespace',
  metadefProperty: 'OS::Glance::MetadefProperty',
  computeHost: 'OS::Nova::Host',
  aggregate: 'OS::Nova::Aggregate',
  process: 'Stratus::Process',
  defaultQuota: 'Stratus::DefaultQuota',
  flavor: 'OS::Nova::Flavor',
  keypair: 'OS::Nova::Keypair',
  qosPolicy: 'OS::Neutron::QoSPolicy',
  serverGroup: 'OS::Nova::ServerGroup',
  trunk: 'OS::Neutron::Trunk',
  network: 'OS::Neutron::Net',
  subnet: 'OS::Neutron::Subnet',
  dhcpAgent: 'OS::Neutron::DHCPAgent',
  port: 'OS::Neutron::Port',
  router: 'OS::Neutron::Router',
  floatingIp: 'OS::Neutron::FloatingIP',
  portForwarding: 'OS::Neutron::PortForwarding',
  subnetPool: 'OS::Neutron::SubnetPool',
  addressScope: 'OS::Neutron::AddressScope',
  rbacPolicy: 'OS::Neutron::RBACPolicy',
  securityGroup: 'OS::Neutron::SecurityGroup',
  volume: 'OS::Cinder::Volume',
  snapshot: 'OS::Cinder::Snapshot',
  backup: 'OS::Cinder::Backup',
  volumeGroup: 'OS::Cinder::Group',
  groupSnapshot: 'OS::Cinder::GroupSnapshot',
  groupType: 'OS::Cinder::GroupType',
  stack: 'OS::Heat::Stack',
  heatType: 'OS::Heat::ResourceType',
  templateVersion: 'OS::Heat::TemplateVersion',
  account: 'OS::Swift::Account',
  container: 'OS::Swift::Container',
  object: 'OS::Swift::Object',
  applicationCredential: 'OS::Keystone::ApplicationCredential',
  identityProvider: 'OS::Keystone::IdentityProvider',
  federationProtocol: 'OS::Keystone::FederationProtocol',
  federationMapping: 'OS::Keystone::Mapping',
  userCredential: 'OS::Keystone::Credential',
  endpoint: 'OS::Keystone::Endpoint',
  domain: 'OS::Keystone::Domain',
  project: 'OS::Keystone::Project',
  group: 'OS::Keystone::Group',
  user: 'OS::Keystone::User',
  role: 'OS::Keystone::Role',
} as const

/** Every address of the app, below the web root, with a leading slash (W-SHELL-03, P-ROUTE-01..06). */
export const paths = {
  login: (next?: string): string => withQuery('/auth/login/', { next }),
  /** The cloud's own, whatever it does with a visitor. */
  signInOfCloud: (next?: string | null): string =>
    `${withQuery('/auth/login/', { next: next ?? undefined })}${next ? '&' : '?'}full`,
  /** Answered by the cloud, not by a route: `signOut` of the host goes there. */
  logout: (): string => '/auth/logout/',
  notFound: (): string => '/not_found',
  /** Leads on to where this user's work starts. */
  home: (): string => '/',
  overview: (area: Area): string => `/${area}/`,
  instances: (area: Area): string => `/${area}/instances/`,
  /** Those on the machine of a compute service. */
  instancesOn: (host: string): string => `/admin/instances/?host=${encodeURIComponent(host)}`,
  instance: (area: Area, id: string): string => `/${area}/instances/${segment(id)}/`,
  images: (area: Area): string => `/${area}/images`,
  flavors: (): string => '/admin/flavors',
  metadefs: (): string => '/admin/metadata_defs/',
  metadef: (name: string): string => `/admin/metadata_defs/${segment(name)}/detail`,
  keypairs: (): string => '/project/key_pairs',
  qosPolicies: (): string => '/project/network_qos',
  serverGroups: (): string => '/project/server_groups',
  trunks: (area: Area): string => `/${area}/trunks`,
  networkTopology: (): string => '/project/network_topology/',
  networks: (area: Area = 'project'): string => `/${area}/networks/`,
  /** `tab` is one of Horizon's: `network_tabs__subnets_tab`. */
  network: (id: string, tab?: string): string => withQuery(`/project/networks/${segment(id)}/detail`, { tab }),
  anyNetwork: (id: string): string => `/admin/networks/${segment(id)}/detail`,
  port: (area: Area, id: string): string => `/${area}/networks/ports/${segment(id)}/detail`,
  subnet: (id: string): string => `/project/networks/subnets/${segment(id)}/detail`,
  routers: (area: Area): string => `/${area}/routers/`,
  /** Those of all projects that an L3 agent serves. */
  routersOn: (agent: string): string => withQuery('/admin/routers/', { l3_agent: agent }),
  /** `tab` is one of Horizon's: `router_details__interfaces`. */
  router: (area: Area, id: string, tab?: string): string => withQuery(`/${area}/routers/${segment(id)}/`, { tab }),
  subnetPools: (area: Area): string => `/${area}/subnet_pools/`,
  subnetPool: (area: Area, id: string): string => `/${area}/subnet_pools/${segment(id)}/`,
  addressScopes: (area: Area): string => `/${area}/address_scopes/`,
  addressScope: (area: Area, id: string): string => `/${area}/address_scopes/${segment(id)}/`,
  floatingIps: (): string => '/project/floating_ips/',
  /** Of one floating IP, by its address, or of all. */
  portForwardings: (floating_ip?: string): string => withQuery('/project/port_forwardings/', { floating_ip }),
  portForwarding: (id: string): string => `/project/port_forwardings/${segment(id)}/`,
  securityGroups: (): string => '/project/security_groups/',
  securityGroup: (id: string): string => `/project/security_groups/${segment(id)}/`,
  stacks: (): string => '/project/stacks/',
  stack: (id: string): string => `/project/stacks/stack/${segment(id)}/`,
  heatTypes: (): string => '/project/resource_types/',
  heatType: (name: string): string => `/project/resource_types/${segment(name)}/`,
  templateVersions: (): string => '/project/template_versions/',
  templateVersion: (name: string): string => `/project/template_versions/${segment(name)}/`,
  templateGenerator: (): string => '/project/template_generator/',
  containers: (): string => '/project/containers/',
  container: (name: string, folder = ''): string =>
    `/project/containers/container/${segment(name)}${folder ? `/${folder.split('/').map(segment).join('/')}` : ''}`,
  volumes: (area: Area = 'project'): string => `/${area}/volumes/`,
  volume: (id: string, area: Area = 'project'): string => `/${area}/volumes/${segment(id)}/`,
  snapshots: (area: Area = 'project'): string => `/${area}/snapshots/`,
  snapshot: (id: string, area: Area = 'project'): string => `/${area}/snapshots/${segment(id)}`,
  backups: (area: Area): string => `/${area}/backups/`,
  backup: (area: Area, id: string): string => `/${area}/backups/${segment(id)}/`,
  volumeGroups: (area: Area): string => `/${area}/volume_groups/`,
  volumeGroup: (area: Area, id: string): string => `/${area}/volume_groups/${segment(id)}`,
  groupSnapshots: (area: Area): string => `/${area}/vg_snapshots/`,
  groupSnapshot: (area: Area, id: string): string => `/${area}/vg_snapshots/${segment(id)}/detail/`,
  groupTypes: (): string => '/admin/group_types/',
  settings: (): string => '/settings/',
  domains: (): string => '/identity/domains',
  projects: (): string => '/identity/',
  /** What a project used, in a period or of late. */
  projectUsage: (id: string, range?: { readonly start: string; readonly end: string }): string =>
    withQuery(`/identity/${segment(id)}/usage/`, { start: range?.start, end: range?.end }),
  applicationCredentials: (): string => '/identity/application_credentials/',
  applicationCredential: (id: string): string => `/identity/application_credentials/${segment(id)}/detail/`,
  identityProviders: (): string => '/identity/identity_providers/',
  identityProvider: (id: string): string => `/identity/identity_providers/${segment(id)}/detail/`,
  mappings: (): string => '/identity/mappings/',
  mapping: (id: string): string => `/identity/mappings/${segment(id)}/`,
  groups: (): string => '/identity/groups',
  roles: (): string => '/identity/roles',
  users: (): string => '/identity/users/',
  /** `nav`: the list to go back to, when it is not the type's own. */
  details: (type: string, path: string, nav?: string): string =>
    withQuery(`/ngdetails/${segment(type)}/${path.split('/').map(segment).join('/')}`, { nav }),
} as const

/** Percent-encodes one segment, leaving the colon of type codes as people know it. */
function segment(text: string): string {
  return encodeURIComponent(text).replace(/%3A/g, ':')
}

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  // Slashes stay readable: `?nav=/admin/images/` is how the specification writes it.
  return pairs.length
    ? `${path}?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value).replace(/%2F/g, '/')}`).join('&')}`
    : path
}

/** The web root of this page: its `<base>`, else '/'. Always with a slash at both ends. */
export function webrootOf(baseHref: string | null | undefined): string {
  if (!baseHref) return '/'
  const { pathname } = new URL(baseHref, 'http://localhost/')
  return pathname.endsWith('/') ? pathname : `${pathname}/`
}

/** `/dashboard/` + `/project/` → `/dashboard/project/`. */
export function atWebroot(webroot: string, path: string): string {
  return webroot + path.replace(/^\//, '')
}

/** The part of a full path below the web root, with its leading slash; null when it is not below. */
export function belowWebroot(webroot: string, fullPath: string): string | null {
  return fullPath.startsWith(webroot) ? `/${fullPath.slice(webroot.length)}` : null
}

/**
 * Where to go after signing in, as a path below the web root. Anything that could lead to another site, or back to the
 * sign-in page, becomes the home page.
 */
export function safeNext(next: string | null | undefined, webroot: string): string {
  // Read as browsers read it: without line ends, with backslashes as slashes, without dots.
  if (!next?.startsWith('/') || !URL.canParse(next, 'http://localhost')) return paths.home()
  const url = new URL(next, 'http://localhost')
  if (url.origin !== 'http://localhost') return paths.home()
  const below = belowWebroot(webroot, url.pathname)
  if (below === null || below === '/' || /^\/(\/|auth\/)/.test(below)) return paths.home()
  return below + url.search + url.hash
}

/** A part of an address without its percent signs; one that is not well-formed stays as it is: nothing will be found under it. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
