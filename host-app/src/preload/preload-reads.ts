const session = 'api/keystone/user-session/'

/** What every page asks besides. */
const always = ['api/settings/', 'api/keystone/svc-catalog/']

/** What a page shows, below the web root. A test compares these with the client's table of operations. */
const byPage: Readonly<Record<string, readonly string[]>> = {
  project: ['api/nova/limits/?reserved=true'],
  'project/instances': ['api/nova/servers/', 'api/nova/flavors/', 'api/glance/images/'],
  'project/images': ['api/glance/images/'],
  'admin/images': ['api/glance/images/'],
}

/** Where services answer: the first instances are shown while the others are on their way. */
const ofServices: typeof byPage = {
  'project/instances': ['api/nova/servers/?limit=100', 'api/nova/flavors/', 'api/glance/images/'],
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
