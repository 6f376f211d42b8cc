/** What an open page asks for at each poll. Half of all people look at their instances. */
export const pages = [
  { share: 10, path: '/api/nova/servers/', recorded: 'nova/demo-nova-servers.json' },
  { share: 4, path: '/api/glance/images/', recorded: 'glance/demo-glance-images.json' },
  { share: 2, path: '/api/nova/limits/', recorded: 'nova/demo-nova-limits.json' },
  { share: 1, path: '/api/cinder/tenantabsolutelimits/', recorded: 'cinder/demo-cinder-tenantabsolutelimits.json' },
  { share: 3, path: '/project/network_topology/json', recorded: 'horizon/demo-network-topology.json' },
] as const

const slots = pages.flatMap(({ share, path }) => Array<string>(share).fill(path))

/** The page of the given browser. */
export const pageOf = (browser: number): string => slots[(browser * 7) % slots.length] ?? '/'
