const session = 'api/keystone/user-session/'

/** What every page asks besides. */
const always = ['api/settings/', 'api/keystone/svc-catalog/']

type ReadsOfPages = ReadonlyMap<string, readonly string[]>

/**
 * What pages show, by their path; all addresses are below the web root. Left out is what depends on who asks, as the
 * list of users does. Tests compare these with the client's table of operations, and with what pages ask by themselves.
 */
const ofAnyCloud: Readonly<Record<string, readonly string[]>> = {
  project: ['api/nova/limits/?reserved=true'],
  'project/instances': ['api/nova/servers/', 'api/nova/flavors/', 'api/glance/images/'],
  'project/images': ['api/glance/images/'],
  'project/key_pairs': ['api/nova/keypairs/', 'api/nova/limits/?reserved=true'],
  'project/server_groups': ['api/nova/servergroups/', 'api/nova/limits/?reserved=true'],
  'project/volumes': ['api/cinder/volumes/'],
  'project/snapshots': ['api/cinder/volumesnapshots/', 'api/cinder/volumes/'],
  'project/networks': ['api/neutron/networks/', 'api/network/floatingippools/'],
  'project/floating_ips': ['api/network/floatingips/', 'api/network/floatingippools/', 'api/nova/servers/'],
  'project/security_groups': ['api/network/securitygroups/'],
  'project/network_qos': ['api/neutron/qos_policies/'],
  'project/containers': ['api/swift/containers/'],
  'project/network_topology': ['api/network/floatingips/'],
  'admin/flavors': ['api/nova/flavors/?get_extras=true'],
  'admin/images': ['api/glance/images/?is_public=None'],
  'admin/volumes': ['api/cinder/volumes/?all_projects=true', 'api/keystone/default_domain/'],
  'admin/snapshots': ['api/cinder/volumesnapshots/?all_tenants=1', 'api/cinder/volumes/?all_projects=true'],
  'admin/volume_types': ['api/cinder/volumetypes/'],
  'admin/trunks': ['api/neutron/trunks/'],
  'admin/defaults': ['api/nova/quota-sets/defaults/'],
  'admin/info': ['api/keystone/services/', 'api/nova/services/', 'api/neutron/agents/'],
  'identity/domains': ['api/keystone/default_domain/'],
  'identity/groups': ['api/keystone/groups/'],
  'identity/roles': ['api/keystone/roles/'],
}

/** Lists that Horizon has on the page of the same path only. */
const pagesOfHorizon = [
  'project/backups',
  'project/volume_groups',
  'project/vg_snapshots',
  'project/routers',
  'project/stacks',
  'project/resource_types',
  'project/template_versions',
  'identity/application_credentials',
  'settings/credentials',
  'admin/hypervisors',
  'admin/aggregates',
  'admin/instances',
  'admin/backups',
  'admin/volume_groups',
  'admin/vg_snapshots',
  'admin/group_types',
  'admin/networks',
  'admin/routers',
  'admin/floating_ips',
  'admin/rbac_policies',
  'admin/metadata_defs',
]

// Maps, as a path may be called as what every object has: `constructor`.
const ofHorizon: ReadsOfPages = new Map([
  ...Object.entries(ofAnyCloud),
  ...pagesOfHorizon.map((path) => [path, [`${path}/`]] as const),
])

const ofServices: ReadsOfPages = new Map(
  Object.entries({
    ...ofAnyCloud,
    // The first instances are shown while the others are on their way.
    'project/instances': ['api/nova/servers/?limit=100', 'api/nova/flavors/', 'api/glance/images/'],
    'project/networks': ['api/neutron/networks/?external=true'],
    'project/backups': ['api/cinder/backups/'],
    'project/volume_groups': ['api/cinder/groups/'],
    'project/vg_snapshots': ['api/cinder/group-snapshots/'],
    'project/routers': ['api/neutron/routers/'],
    'project/subnet_pools': ['api/neutron/subnet-pools/'],
    'project/address_scopes': ['api/neutron/address-scopes/'],
    'project/port_forwardings': ['api/neutron/port-forwardings/'],
    'project/stacks': ['api/heat/stacks/'],
    'project/resource_types': ['api/heat/resource-types/'],
    'project/template_versions': ['api/heat/template-versions/'],
    'identity/application_credentials': ['api/keystone/application-credentials/'],
    'settings/credentials': ['api/keystone/user-credentials/'],
    'admin/hypervisors': ['api/nova/hypervisors/'],
    'admin/aggregates': ['api/nova/aggregates/'],
    'admin/instances': ['api/nova/any-servers/?limit=100'],
    'admin/backups': ['api/cinder/backups/?all_projects=true'],
    'admin/volume_types': ['api/cinder/volumetypes/', 'api/cinder/any-volume-types/'],
    'admin/volume_groups': ['api/cinder/groups/?all_projects=true'],
    'admin/vg_snapshots': ['api/cinder/group-snapshots/?all_projects=true'],
    'admin/group_types': ['api/cinder/group-types/'],
    'admin/networks': ['api/neutron/any-networks/'],
    'admin/routers': ['api/neutron/routers/?all_projects=true'],
    'admin/floating_ips': ['api/neutron/any-floating-ips/'],
    'admin/subnet_pools': ['api/neutron/subnet-pools/?all_projects=true'],
    'admin/address_scopes': ['api/neutron/address-scopes/?all_projects=true'],
    'admin/rbac_policies': ['api/neutron/rbac-policies/'],
    'admin/metadata_defs': ['api/glance/metadefs/'],
    'identity/credentials': ['api/keystone/user-credentials/?all_projects=true'],
    'identity/identity_providers': ['api/federation/identity-providers/'],
    'identity/mappings': ['api/federation/mappings/'],
  }),
)

/** Panels whose pages of one thing read the whole list: it is kept up to date there as well. */
const oneOfList =
  /^(?<list>(project|admin)\/(volumes|backups|volume_groups|networks|routers)|project\/security_groups)\/[\w-]{32,36}(\/detail)?$/

/** Pages of one thing by its id, which stands in the address. */
const ofOne: readonly (readonly [page: RegExp, reads: readonly string[]])[] = [
  [
    /^(project|admin)\/instances\/[\w-]{36}(\/detail)?$/,
    [
      'api/nova/servers/{id}',
      'api/neutron/networks/',
      'api/nova/servers/{id}/security-groups/',
      'api/nova/servers/{id}/volumes/',
    ],
  ],
  [/^ngdetails\/OS::Glance::Image\/[\w-]{36}$/, ['api/glance/images/{id}/']],
  [/^ngdetails\/OS::Neutron::Trunk\/[\w-]{36}$/, ['api/neutron/trunks/{id}/']],
]

/** Lists that ask the cloud for what their filter in the address wants, not for all. */
const askedAsFiltered = /^(admin\/|project\/images$)/

/**
 * What the page at `path` will read, for its document to tell: the first script asks while the app is still being fetched.
 * None for pages without a session. What rows need comes first: a browser sends few requests at once.
 * @param query of the address: what a list is searched for
 * @param asksServices there is no Horizon
 * @returns addresses below the web root; `{id}` stands for the id in the page's
 */
export function firstReads(path: string, query: string, asksServices: boolean): readonly string[] {
  const page = path.replace(/\/+$/, '')
  if (page.startsWith('auth')) return []
  const lists = asksServices ? ofServices : ofHorizon
  const isFiltered = query !== '' && askedAsFiltered.test(page)
  const list = oneOfList.exec(page)?.groups?.['list'] ?? page
  const one = ofOne.find(([pages]) => pages.test(page))?.[1]
  const rows = one ?? (isFiltered && list === page ? [] : (lists.get(list) ?? []))
  return [session, ...rows, ...always]
}
