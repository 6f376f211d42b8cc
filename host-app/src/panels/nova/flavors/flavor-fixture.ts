import type { Flavor } from './flavor.js'

/** A flavor as the client gives it, for tests. */
export function aFlavor(given: Partial<Flavor> = {}): Flavor {
  return {
    id: '2',
    name: 'm1.tiny',
    description: null,
    vcpus: 1,
    ram: 512,
    disk: 1,
    ephemeral: 0,
    swap: 0,
    rxtx_factor: 1,
    is_public: true,
    disabled: false,
    extras: {},
    access_list: [],
    ...given,
  }
}
