/** The pages that most visits begin with. */
const pages: Readonly<Record<string, () => Promise<unknown>>> = {
  project: () => import('../panels/overview/OverviewPage.js'),
  'project/instances': () => import('../panels/nova/instances/InstancesPage.js'),
  'project/images': () => import('../panels/glance/images/ImagesPage.js'),
  'admin/images': () => import('../panels/glance/images/ImagesPage.js'),
}

/** Fetches the code of the page at `path` beside the app's own, instead of after it. */
export function preloadPage(path: string): void {
  // The route asks again, and tells what went wrong.
  pages[path.replace(/\/+$/, '')]?.().catch(() => undefined)
}
