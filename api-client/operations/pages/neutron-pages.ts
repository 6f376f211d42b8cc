import {
  anyFloatingIps,
  anyNetworkDetails,
  anyNetworks,
  dhcpAgents,
  rbacAction,
  rbacPolicies,
} from '../../schemas/any-networks.js'
import { portForwardings } from '../../schemas/port-forwardings.js'
import { quotas } from '../../schemas/quotas.js'
import { routerDetails, routers, routes } from '../../schemas/routers.js'
import { addressScopes, subnetPools } from '../../schemas/subnet-pools.js'
import { pageOperation } from '../operation.js'

const routerParts = {
  description: { term: 'Description' },
  project_id: { term: 'Project ID' },
  gateway_addresses: { term: 'External Fixed IPs' },
  snat: { term: 'SNAT' },
}

/** Routers of all projects, on whichever page. */
const anyRouters = {
  table: 'routers',
  columns: {
    project: 'Project',
    name: 'Name',
    status: 'Status',
    external_network: 'External Network',
    availability_zones: 'Availability Zones',
    distributed: 'Distributed',
    ha: 'HA mode',
    admin_state: 'Admin State',
  },
  optional: ['availability_zones', 'ha', 'distributed'],
}

/** What Horizon tells of Neutron on its pages only. */
export const neutronPages = {
  'neutron.anyNetworks.list': pageOperation(
    '/api/neutron/any-networks/',
    {
      own: {
        path: 'admin/networks/',
        table: 'networks',
        columns: {
          project: 'Project',
          name: 'Network Name',
          subnets: 'Subnets Associated',
          dhcp_agents: 'DHCP Agents',
          shared: 'Shared',
          external: 'External',
          status: 'Status',
          admin_state: 'Admin State',
          availability_zones: 'Availability Zones',
        },
        optional: ['availability_zones', 'dhcp_agents'],
      },
    },
    { answer: anyNetworks, failure: 'Unable to retrieve the networks.' },
  ),
  'neutron.anyNetworks.get': pageOperation(
    '/api/neutron/any-networks/{id}/',
    {
      one: {
        path: 'admin/networks/{id}/detail',
        parts: { project_id: { term: 'Project ID' }, mtu: { term: 'MTU' }, provider: { term: 'Provider Network' } },
        optional: ['mtu', 'provider'],
      },
    },
    { answer: anyNetworkDetails, failure: 'Unable to retrieve the network.' },
  ),
  'neutron.anyNetworks.agents': pageOperation(
    '/api/neutron/any-networks/{id}/agents/',
    {
      own: {
        path: 'admin/networks/{id}/detail?tab=network_tabs__agents_tab',
        table: 'agents',
        columns: { host: 'Host', status: 'Status', admin_state: 'Admin State', updated: 'Updated At' },
      },
    },
    { answer: dhcpAgents, failure: 'Unable to retrieve the DHCP agents.' },
  ),
  'neutron.anyFloatingIps.list': pageOperation(
    '/api/neutron/any-floating-ips/',
    {
      own: {
        path: 'admin/floating_ips/',
        table: 'floating_ips',
        columns: {
          project: 'Project',
          ip: 'IP Address',
          description: 'Description',
          fixed_ip: 'Mapped Fixed IP Address',
          pool: 'Pool',
          status: 'Status',
        },
      },
    },
    { answer: anyFloatingIps, failure: 'Unable to retrieve the floating IPs.' },
  ),
  /** Horizon has no such pages: asked for only where there is none. */
  'neutron.subnetPools.list': pageOperation(
    '/api/neutron/subnet-pools/',
    { own: { path: 'project/subnet_pools/', table: 'subnet_pools', columns: {} } },
    { answer: subnetPools, failure: 'Unable to retrieve the subnet pools.' },
  ),
  'neutron.addressScopes.list': pageOperation(
    '/api/neutron/address-scopes/',
    { own: { path: 'project/address_scopes/', table: 'address_scopes', columns: {} } },
    { answer: addressScopes, failure: 'Unable to retrieve the address scopes.' },
  ),
  'neutron.portForwardings.list': pageOperation(
    '/api/neutron/port-forwardings/',
    { own: { path: 'project/port_forwardings/', table: 'port_forwardings', columns: {} } },
    { answer: portForwardings, failure: 'Unable to retrieve the port forwardings.' },
  ),
  'neutron.rbacPolicies.list': pageOperation(
    '/api/neutron/rbac-policies/',
    {
      own: {
        path: 'admin/rbac_policies/',
        table: 'rbac-policies',
        rows: 'rbac policies',
        columns: {
          project: 'Project',
          id: 'ID',
          object_type: 'Object Type',
          object: 'Object',
          target: 'Target Project',
        },
      },
    },
    { answer: rbacPolicies, failure: 'Unable to retrieve the RBAC policies.' },
  ),
  /** What the list of Horizon's page leaves out. */
  'neutron.rbacPolicies.get': pageOperation(
    '/api/neutron/rbac-policies/{id}/',
    { one: { path: 'admin/rbac_policies/{id}/', parts: { action: { tag: 'dd', at: 4, of: 6 } } } },
    { answer: rbacAction, failure: 'Unable to retrieve the RBAC policy.' },
  ),
  'neutron.defaultQuotas.list': pageOperation(
    '/api/neutron/default-quotas/',
    {
      own: {
        path: 'admin/defaults/?tab=defaults__network_quotas',
        table: 'network_quotas',
        columns: { display_name: 'Quota Name', limit: 'Limit' },
      },
    },
    { answer: quotas, failure: 'Unable to retrieve the default quotas.' },
  ),
  'neutron.routers.list': pageOperation(
    '/api/neutron/routers/',
    {
      own: {
        path: 'project/routers/',
        table: 'routers',
        columns: {
          name: 'Name',
          status: 'Status',
          external_network: 'External Network',
          distributed: 'Distributed',
          ha: 'HA mode',
          admin_state: 'Admin State',
          availability_zones: 'Availability Zones',
        },
        optional: ['availability_zones', 'ha', 'distributed'],
      },
      all: { path: 'admin/routers/', ...anyRouters },
    },
    { answer: routers, failure: 'Unable to retrieve the routers.' },
  ),
  /** Those of all projects that one L3 agent serves. */
  'neutron.routers.onAgent': pageOperation(
    '/api/neutron/agents/{id}/routers/',
    { own: { path: 'admin/routers/{id}/l3_agent_list', ...anyRouters } },
    { answer: routers, failure: 'Unable to retrieve the routers.' },
  ),
  'neutron.routers.get': pageOperation(
    '/api/neutron/routers/{id}/',
    {
      one: {
        path: 'project/routers/{id}/',
        parts: routerParts,
        optional: ['description', 'gateway_addresses', 'snat'],
      },
      anyOne: {
        path: 'admin/routers/{id}/',
        parts: { ...routerParts, hosts: { term: 'L3 Agent' } },
        optional: ['description', 'gateway_addresses', 'snat', 'hosts'],
      },
    },
    { answer: routerDetails, failure: 'Unable to retrieve the router.' },
  ),
  'neutron.routers.routes': pageOperation(
    '/api/neutron/routers/{id}/routes/',
    {
      own: {
        path: 'project/routers/{id}/?tab=router_details__extraroutes',
        table: 'extra_routes',
        columns: { destination: 'Destination CIDR', nexthop: 'Next Hop' },
      },
    },
    { answer: routes, failure: 'Unable to retrieve the static routes.' },
  ),
} as const
