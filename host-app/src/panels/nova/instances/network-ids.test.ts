import { expect, it } from 'vitest'
import { networkIds } from './network-ids.js'

const network = (
  id: string,
  name: string,
  project_id: string,
  more: { shared?: true; router_external?: true } = {},
) => ({
  id,
  name,
  project_id,
  shared: false,
  router_external: false,
  ...more,
})

it('P-INST-09 a network of an instance leads to one that it can be on, not to another project’s of that name', () => {
  const networks = [
    network('own', 'private', 'admin'),
    network('all', 'shared', 'admin', { shared: true }),
    network('out', 'public', 'admin', { router_external: true }),
    network('twin', 'twins', 'admin'),
    network('other', 'twins', 'admin', { shared: true }),
  ]
  const leads = (project: string) => Object.fromEntries(networkIds(networks, project))
  expect(leads('admin')).toEqual({ private: 'own', shared: 'all', public: 'out' })
  expect(leads('demo')).toEqual({ shared: 'all', public: 'out', twins: 'other' })
})
