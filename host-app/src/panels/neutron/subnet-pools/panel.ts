import type { Field } from '../../../described/field.js'
import { ofArea, type DescribedPanel } from '../../../described/panel.js'
import { paths } from '../../../paths.js'
import { remembered } from '../../../stores/row-memory.js'
import { subnetPoolActions } from './actions.js'
import { subnetPool, type SubnetPool } from './subnet-pool.js'

const fields: readonly Field<SubnetPool>[] = [
  { id: 'project', label: 'Project', area: 'admin', facet: true },
  { id: 'name', label: 'Name', facet: true, to: ({ id }, area) => paths.subnetPool(area, id) },
  { id: 'prefixes', label: 'Prefixes', kind: 'lines', facet: true },
  { id: 'version', label: 'IP Version', priority: 3, facet: true },
  { id: 'default_length', label: 'Default Prefix Length', priority: 3 },
  { id: 'lengths', label: 'Prefix Lengths', priority: 3 },
  { id: 'address_scope', label: 'Address Scope', priority: 2, facet: true },
  { id: 'is_shared', label: 'Shared', kind: 'word', priority: 2 },
  { id: 'is_taken_by_default', label: 'Default', kind: 'word', priority: 4 },
  { id: 'description', label: 'Description', priority: 5 },
]

/** Prefixes of which subnets are cut (P-POOL-01). */
export const subnetPoolPanel: DescribedPanel<SubnetPool> = {
  title: 'Subnet Pools',
  one: 'Subnet Pool',
  name: 'subnet_pools',
  list: paths.subnetPools,
  load: async (client, area, signal) =>
    (await client.call('neutron.subnetPools.list', { query: ofArea(area), signal, quiet: true })).items.map(subnetPool),
  failure: 'Unable to retrieve the subnet pools.',
  remember: remembered<SubnetPool>('subnet-pools', [
    'id',
    'name',
    'description',
    'project',
    'own',
    'prefixes',
    'version',
    'default_length',
    'lengths',
    'address_scope',
    'is_shared',
    'is_taken_by_default',
  ]),
  fields,
  actions: subnetPoolActions,
}
