import type { Gate } from '@stratus/api-client'

export interface Panel {
  id: string
  label: string
  /** Below the web root. */
  path: string
  gate?: Gate
  /** Not every release of Horizon has it: in front of one it is shown where the cloud's own navigation does. */
  whereOffered?: true
  /** It stands at the address of its dashboard, and its own pages below that. */
  pagesBelow?: true
}

export interface PanelGroup {
  /** Null: the panels stand at the top of their dashboard. */
  label: string | null
  panels: readonly Panel[]
}

export interface Dashboard {
  id: string
  label: string
  gate?: Gate
  groups: readonly PanelGroup[]
}

const compute: Gate = { services: ['compute'] }
const image: Gate = { services: ['image'] }
const network: Gate = { services: ['network'] }
/** Horizon has no pages for them. */
const subnetPools: Gate = { ...network, withoutHorizon: true, extensions: [['neutron', 'subnet_allocation']] }
const portForwardings: Gate = {
  ...network,
  withoutHorizon: true,
  extensions: [['neutron', 'floating-ip-port-forwarding']],
}
const addressScopes: Gate = { ...network, withoutHorizon: true, extensions: [['neutron', 'address-scope']] }
const volume: Gate = { services: ['volumev3', 'volume', 'block-storage'] }
const orchestration: Gate = { services: ['orchestration'] }
const objectStore: Gate = { services: ['object-store'] }

/** The full dashboard in its order . Only panels that have a route are shown. */
export const dashboards: readonly Dashboard[] = [
  {
    id: 'project',
    label: 'Project',
    groups: [
      {
        label: null,
        panels: [
          {
            id: 'project.my_projects',
            label: 'My Projects',
            path: '/project/my_projects/',
            // A Horizon's session is for one project.
            gate: { settings: ['STRATUS_WITHOUT_HORIZON'] },
          },
          { id: 'project.api_access', label: 'API Access', path: '/project/api_access/' },
        ],
      },
      {
        label: 'Compute',
        panels: [
          { id: 'project.overview', label: 'Overview', path: '/project/' },
          { id: 'project.instances', label: 'Instances', path: '/project/instances/', gate: compute },
          { id: 'project.images', label: 'Images', path: '/project/images', gate: image },
          { id: 'project.key_pairs', label: 'Key Pairs', path: '/project/key_pairs', gate: compute },
          { id: 'project.server_groups', label: 'Server Groups', path: '/project/server_groups', gate: compute },
        ],
      },
      {
        label: 'Volumes',
        panels: [
          { id: 'project.volumes', label: 'Volumes', path: '/project/volumes/', gate: volume },
          { id: 'project.backups', label: 'Backups', path: '/project/backups/', gate: volume },
          { id: 'project.snapshots', label: 'Snapshots', path: '/project/snapshots/', gate: volume },
          { id: 'project.volume_groups', label: 'Groups', path: '/project/volume_groups/', gate: volume },
          { id: 'project.vg_snapshots', label: 'Group Snapshots', path: '/project/vg_snapshots/', gate: volume },
        ],
      },
      {
        label: 'Network',
        panels: [
          {
            id: 'project.network_topology',
            label: 'Network Topology',
            path: '/project/network_topology/',
            gate: network,
          },
          { id: 'project.networks', label: 'Networks', path: '/project/networks/', gate: network },
          { id: 'project.routers', label: 'Routers', path: '/project/routers/', gate: network },
          { id: 'project.security_groups', label: 'Security Groups', path: '/project/security_groups/', gate: network },
          { id: 'project.floating_ips', label: 'Floating IPs', path: '/project/floating_ips/', gate: network },
          {
            id: 'project.port_forwardings',
            label: 'Port Forwardings',
            path: '/project/port_forwardings/',
            gate: portForwardings,
          },
          { id: 'project.subnet_pools', label: 'Subnet Pools', path: '/project/subnet_pools/', gate: subnetPools },
          {
            id: 'project.address_scopes',
            label: 'Address Scopes',
            path: '/project/address_scopes/',
            gate: addressScopes,
          },
          { id: 'project.trunks', label: 'Trunks', path: '/project/trunks', gate: network },
          { id: 'project.network_qos', label: 'Network QoS', path: '/project/network_qos', gate: network },
          {
            id: 'project.floating_ip_portforwardings',
            label: 'Floating IP port forwarding rules',
            path: '/project/floating_ip_portforwardings/',
            gate: network,
          },
        ],
      },
      {
        label: 'Orchestration',
        panels: [
          { id: 'project.stacks', label: 'Stacks', path: '/project/stacks/', gate: orchestration },
          {
            id: 'project.resource_types',
            label: 'Resource Types',
            path: '/project/resource_types/',
            gate: orchestration,
          },
          {
            id: 'project.template_versions',
            label: 'Template Versions',
            path: '/project/template_versions/',
            gate: orchestration,
          },
          {
            id: 'project.template_generator',
            label: 'Template Generator',
            path: '/project/template_generator/',
            gate: orchestration,
          },
        ],
      },
      {
        label: 'Object Store',
        panels: [{ id: 'project.containers', label: 'Containers', path: '/project/containers/', gate: objectStore }],
      },
    ],
  },
  {
    id: 'admin',
    label: 'Admin',
    gate: {
      anyPolicy: [
        ['identity', 'admin_required'],
        ['compute', 'context_is_admin'],
      ],
    },
    groups: [
      {
        label: null,
        panels: [
          { id: 'admin.overview', label: 'Overview', path: '/admin/' },
          { id: 'admin.capacity', label: 'Capacity', path: '/admin/capacity/' },
        ],
      },
      {
        label: 'Compute',
        panels: [
          { id: 'admin.hypervisors', label: 'Hypervisors', path: '/admin/hypervisors/', gate: compute },
          { id: 'admin.aggregates', label: 'Host Aggregates', path: '/admin/aggregates/', gate: compute },
          { id: 'admin.instances', label: 'Instances', path: '/admin/instances/', gate: compute },
          { id: 'admin.flavors', label: 'Flavors', path: '/admin/flavors', gate: compute },
          { id: 'admin.images', label: 'Images', path: '/admin/images', gate: image },
        ],
      },
      {
        label: 'Volume',
        panels: [
          { id: 'admin.volumes', label: 'Volumes', path: '/admin/volumes/', gate: volume },
          { id: 'admin.backups', label: 'Backups', path: '/admin/backups/', gate: volume },
          { id: 'admin.snapshots', label: 'Snapshots', path: '/admin/snapshots/', gate: volume },
          { id: 'admin.volume_types', label: 'Volume Types', path: '/admin/volume_types/', gate: volume },
          { id: 'admin.volume_groups', label: 'Groups', path: '/admin/volume_groups/', gate: volume },
          { id: 'admin.vg_snapshots', label: 'Group Snapshots', path: '/admin/vg_snapshots/', gate: volume },
          { id: 'admin.group_types', label: 'Group Types', path: '/admin/group_types/', gate: volume },
        ],
      },
      {
        label: 'Network',
        panels: [
          { id: 'admin.networks', label: 'Networks', path: '/admin/networks/', gate: network },
          { id: 'admin.routers', label: 'Routers', path: '/admin/routers/', gate: network },
          { id: 'admin.floating_ips', label: 'Floating IPs', path: '/admin/floating_ips/', gate: network },
          { id: 'admin.subnet_pools', label: 'Subnet Pools', path: '/admin/subnet_pools/', gate: subnetPools },
          { id: 'admin.address_scopes', label: 'Address Scopes', path: '/admin/address_scopes/', gate: addressScopes },
          { id: 'admin.trunks', label: 'Trunks', path: '/admin/trunks', gate: network },
          { id: 'admin.rbac_policies', label: 'RBAC Policies', path: '/admin/rbac_policies/', gate: network },
        ],
      },
      {
        label: 'System',
        panels: [
          { id: 'admin.defaults', label: 'Default Quotas', path: '/admin/defaults/' },
          {
            id: 'admin.quotas',
            label: 'Project Quotas',
            path: '/admin/quotas/',
            // A Horizon tells of the network service's quotas in the project of the session only.
            gate: { withoutHorizon: true },
          },
          { id: 'admin.metadata_defs', label: 'Metadata Definitions', path: '/admin/metadata_defs/', gate: image },
          { id: 'admin.info', label: 'System Information', path: '/admin/info/' },
        ],
      },
    ],
  },
  {
    id: 'identity',
    label: 'Identity',
    groups: [
      {
        label: null,
        panels: [
          {
            id: 'identity.domains',
            label: 'Domains',
            path: '/identity/domains',
            gate: { policy: [['identity', 'identity:list_domains']] },
          },
          { id: 'identity.projects', label: 'Projects', path: '/identity/', pagesBelow: true },
          {
            id: 'identity.users',
            label: 'Users',
            path: '/identity/users/',
            // Who may not list them sees himself there (I-USER-06).
            gate: {
              anyPolicy: [
                ['identity', 'identity:list_users'],
                ['identity', 'identity:get_user'],
              ],
            },
          },
          {
            id: 'identity.groups',
            label: 'Groups',
            path: '/identity/groups',
            gate: { policy: [['identity', 'identity:list_groups']] },
          },
          {
            id: 'identity.roles',
            label: 'Roles',
            path: '/identity/roles',
            gate: { policy: [['identity', 'identity:list_roles']] },
          },
          {
            id: 'identity.application_credentials',
            label: 'Application Credentials',
            path: '/identity/application_credentials/',
          },
          {
            id: 'identity.credentials',
            label: 'User Credentials',
            path: '/identity/credentials/',
            gate: { policy: [['identity', 'identity:list_credentials']] },
            whereOffered: true,
          },
        ],
      },
      {
        label: 'Federation',
        panels: [
          {
            id: 'identity.identity_providers',
            label: 'Identity Providers',
            path: '/identity/identity_providers/',
            gate: { policy: [['identity', 'identity:list_identity_providers']] },
            whereOffered: true,
          },
          {
            id: 'identity.mappings',
            label: 'Mappings',
            path: '/identity/mappings/',
            gate: { policy: [['identity', 'identity:list_mappings']] },
            whereOffered: true,
          },
        ],
      },
    ],
  },
  {
    id: 'settings',
    label: 'Settings',
    groups: [
      {
        label: null,
        panels: [
          { id: 'settings.user', label: 'User Settings', path: '/settings/' },
          {
            id: 'settings.password',
            label: 'Change Password',
            path: '/settings/password/',
            gate: { settings: ['OPENSTACK_KEYSTONE_BACKEND.can_edit_user'] },
          },
          {
            id: 'settings.credentials',
            label: 'User Credentials',
            path: '/settings/credentials/',
            whereOffered: true,
          },
        ],
      },
    ],
  },
]

/** The dashboards, groups and panels left when only some panels are kept; what becomes empty goes. */
export function onlyPanels(
  all: readonly Dashboard[],
  keep: (panel: Panel, dashboard: Dashboard) => boolean,
): Dashboard[] {
  return all
    .map((dashboard) => ({
      ...dashboard,
      groups: dashboard.groups
        .map((group) => ({ ...group, panels: group.panels.filter((panel) => keep(panel, dashboard)) }))
        .filter((group) => group.panels.length > 0),
    }))
    .filter((dashboard) => dashboard.groups.length > 0)
}

interface Place {
  dashboard: Dashboard
  group: PanelGroup
  panel: Panel
}

/**
 * Where in a navigation a path belongs: the panel with the longest path that is a prefix of it. Null where that panel is one of ours
 * that this navigation has not, and for what stands beside the panels of a dashboard.
 */
export function locate(path: string, all: readonly Dashboard[] = dashboards): Place | null {
  const place = nearest(path, all)
  const ours = all === dashboards ? place : nearest(path, dashboards)
  return place && ours && ours.panel.path.length > place.panel.path.length ? null : place
}

function nearest(path: string, all: readonly Dashboard[]): Place | null {
  const at = withSlash(path)
  let best: Place | null = null
  for (const dashboard of all) {
    for (const group of dashboard.groups) {
      for (const panel of group.panels) {
        const start = withSlash(panel.path)
        const covers = start === `/${dashboard.id}/` && !panel.pagesBelow ? at === start : at.startsWith(start)
        if (covers && start.length > (best ? withSlash(best.panel.path).length : 0)) best = { dashboard, group, panel }
      }
    }
  }
  return best
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`
}

/** Every panel of the navigation. */
export function panelsOf(dashboards: readonly Dashboard[]): Panel[] {
  return dashboards.flatMap(({ groups }) => groups.flatMap(({ panels }) => panels))
}
