const session = 'api/keystone/user-session/'

/** What every page asks besides. */
const always = ['api/settings/', 'api/keystone/svc-catalog/']

/** What lists show, below the web root. A test compares these with the client's table of operations, another with what pages ask. */
const byPage: Readonly<Record<string, readonly string[]>> = {
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
  'admin/images': ['api/glance/images/'],
}

/** Where services answer: the first instances are shown while the others are on their way. Horizon's pages are read otherwise. */
const ofServices: typeof byPage = {
  'project/instances': ['api/nova/servers/?limit=100', 'api/nova/flavors/', 'api/glance/images/'],
  'project/routers': ['api/neutron/routers/'],
  'project/stacks': ['api/heat/stacks/'],
}

/**
 * Addresses, below the web root, that the page at `path` will read; none for pages without a session. What rows need comes
 * first: a browser sends few requests at once.
 * @param asksServices there is no Horizon
 */
export function preloadReads(path: string, asksServices: boolean): readonly string[] {
  const page = path.replace(/\/+$/, '')
  const rows = (asksServices ? ofServices[page] : undefined) ?? byPage[page] ?? []
  return page.startsWith('auth') ? [] : [session, ...rows, ...always]
}
