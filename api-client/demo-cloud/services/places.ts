/** Where the services of the demo cloud are; `{project}` is the caller's. */
export const places = {
  identity: '/services/identity/v3',
  compute: '/services/compute/v2.1',
  image: '/services/image/v2',
  network: '/services/network/v2.0',
  volumev3: '/services/volume/v3/{project}',
  'object-store': '/services/object-store/v1/AUTH_{project}',
  orchestration: '/services/orchestration/v1/{project}',
  /** In the catalogue only: its keys are Keystone's. */
  ec2: '/services/ec2',
} as const

/** A service by its type in the catalogue. */
export type ServiceName = keyof typeof places
