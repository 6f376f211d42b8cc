/** What every page asks first, below the web root. */
const always = ['api/keystone/user-session/', 'api/settings/', 'api/keystone/svc-catalog/']

/** What a page asks besides. A test compares these with the client's table of operations. */
const byPage: Readonly<Record<string, readonly string[]>> = {
  project: ['api/nova/limits/?reserved=true'],
  'project/instances': ['api/nova/servers/', 'api/nova/flavors/', 'api/glance/images/'],
  'project/images': ['api/glance/images/'],
  'admin/images': ['api/glance/images/'],
}

/** Addresses, below the web root, that the page at `path` will read; none for pages without a session. */
export function earlyReads(path: string): readonly string[] {
  const page = path.replace(/\/+$/, '')
  return page.startsWith('auth') ? [] : [...always, ...(byPage[page] ?? [])]
}
