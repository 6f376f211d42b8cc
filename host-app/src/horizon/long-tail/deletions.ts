import type { TableWay } from './action.js'

/** Where Horizon's own tables delete what its JSON calls do not. Each asks first and can be done to several. */
export const deletions = {
  volume: { table: 'project/volumes/', name: ['volumes', 'delete'] },
  snapshot: { table: 'project/snapshots/', name: ['volume_snapshots', 'delete'] },
  network: { table: 'project/network_topology/network', name: ['networks', 'delete'] },
  floatingIp: { table: 'project/floating_ips/', name: ['floating_ips', 'release'] },
  securityGroup: { table: 'project/security_groups/', name: ['security_groups', 'delete'] },
} as const satisfies Readonly<Record<string, TableWay>>

const inNetwork = (id: string) => encodeURIComponent(id)

export const subnetDeletion = (networkId: string): TableWay => ({
  table: `project/network_topology/network/${inNetwork(networkId)}/?tab=network_tabs__subnets_tab`,
  name: ['subnets', 'delete'],
  next: 'project/network_topology/network',
})

export const portDeletion = (networkId: string): TableWay => ({
  table: `project/networks/${inNetwork(networkId)}/detail?tab=network_tabs__ports_tab`,
  name: ['ports', 'delete'],
})

export const ruleDeletion = (groupId: string): TableWay => ({
  table: `project/security_groups/${encodeURIComponent(groupId)}/`,
  name: ['rules', 'delete'],
})
