import { cinderPages } from './pages/cinder-pages.js'
import { glancePages } from './pages/glance-pages.js'
import { heatPages } from './pages/heat-pages.js'
import { keystonePages } from './pages/keystone-pages.js'
import { neutronPages } from './pages/neutron-pages.js'
import { novaPages } from './pages/nova-pages.js'

/**
 * What Horizon tells on its pages only: which table of which page, and its columns. The client reads the page; where there is no
 * Horizon, the services are asked instead.
 */
export const pageOperations = {
  ...novaPages,
  ...neutronPages,
  ...glancePages,
  ...heatPages,
  ...keystonePages,
  ...cinderPages,
} as const
