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

/**
 * Addresses, below the web root, that the page at `path` will read; none for pages without a session. What rows need comes
 * first: a browser sends few requests at once.
 */
export function preloadReads(path: string): readonly string[] {
  const page = path.replace(/\/+$/, '')
  return page.startsWith('auth') ? [] : [session, ...(byPage[page] ?? []), ...always]
}
