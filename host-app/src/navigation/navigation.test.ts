import { describe, expect, it } from 'vitest'
import { crumbsOf } from '../layouts/crumbs.js'
import type { GateKeeper } from '@stratus/api-client'
import { allowedNavigation } from './allowed-navigation.js'
import { dashboards, locate, onlyPanels } from './navigation.js'

function keeper({
  services = ['compute', 'image', 'network', 'volumev3', 'object-store'],
  rules = [] as string[],
} = {}): GateKeeper & {
  asked: string[]
} {
  const asked: string[] = []
  return {
    asked,
    horizonPages: async () => true,
    serviceEnabled: async (type) => services.includes(type),
    settingEnabled: async () => false,
    extensionEnabled: async () => false,
    allowed: async (wanted) => {
      asked.push(wanted.map((rule) => rule.join(' ')).join(', '))
      return wanted.every(([, rule]) => rules.includes(rule))
    },
  }
}

const labels = (all: Awaited<ReturnType<typeof allowedNavigation>>): string[] =>
  all.map(
    ({ label, groups }) => `${label}: ${groups.flatMap(({ panels }) => panels.map((panel) => panel.label)).join(', ')}`,
  )

const three = (id: string): boolean =>
  ['project.overview', 'project.images', 'project.volumes', 'admin.images'].includes(id)

describe('navigation', () => {
  it('P-ROUTE-01 P-ROUTE-02 P-ROUTE-03 has the panels of the specification at their addresses', () => {
    const at = new Set(
      dashboards.flatMap(({ groups }) => groups.flatMap(({ panels }) => panels.map(({ path }) => path))),
    )
    for (const path of [
      '/admin/flavors',
      '/project/images',
      '/admin/images',
      '/project/key_pairs',
      '/project/network_qos',
      '/project/server_groups',
      '/project/trunks',
      '/admin/trunks',
      '/project/containers/',
      '/identity/domains',
      '/identity/groups',
      '/identity/roles',
      '/identity/users/',
    ])
      expect(at).toContain(path)
  })

  it('has one panel per id and per path', () => {
    const panels = dashboards.flatMap(({ groups }) => groups.flatMap((group) => group.panels))
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    expect(new Set(panels.map(({ path }) => path)).size).toBe(panels.length)
  })

  it('finds the panel of an address by the longest path', () => {
    expect(locate('/project/')?.panel.id).toBe('project.overview')
    expect(locate('/project/images')?.panel.id).toBe('project.images')
    expect(locate('/project/images/')?.panel.id).toBe('project.images')
    expect(locate('/project/instances/123/')?.panel.id).toBe('project.instances')
    expect(locate('/identity/123/detail/')?.panel.id).toBe('identity.projects')
    expect(locate('/not_found')).toBeNull()
  })

  it('marks no other panel where the one of an address is not shown, or not known', () => {
    expect(locate('/project/imagesque')).toBeNull()
    expect(locate('/settings/plugin/')).toBeNull()
    const few = onlyPanels(dashboards, ({ id }) => ['project.overview', 'identity.projects'].includes(id))
    expect(locate('/project/subnet_pools/', few)).toBeNull()
    expect(locate('/identity/mappings/', few)).toBeNull()
    expect(locate('/identity/mappings/', dashboards)?.panel.label).toBe('Mappings')
    expect(locate('/identity/123/detail/', few)?.panel.id).toBe('identity.projects')
  })

  it('leaves out what is empty', () => {
    expect(onlyPanels(dashboards, () => false)).toEqual([])
    const one = onlyPanels(dashboards, ({ id }) => id === 'project.volumes')
    expect(one.map(({ id, groups }) => [id, groups.map(({ label }) => label)])).toEqual([['project', ['Volumes']]])
  })
})

describe('gates', () => {
  it('G-GATE-05 shows a member the project, an administrator the admin panels too, by rule and not by role', async () => {
    expect(labels(await allowedNavigation(dashboards, three, keeper()))).toEqual(['Project: Overview, Images, Volumes'])
    expect(labels(await allowedNavigation(dashboards, three, keeper({ rules: ['admin_required'] })))).toEqual([
      'Project: Overview, Images, Volumes',
      'Admin: Images',
    ])
  })

  it('shows only panels whose service is in this region, under any of its type names', async () => {
    const without = keeper({ services: ['image'] })
    expect(labels(await allowedNavigation(dashboards, three, without))).toEqual(['Project: Overview, Images'])
    const renamed = keeper({ services: ['image', 'block-storage'] })
    expect(labels(await allowedNavigation(dashboards, three, renamed))).toEqual(['Project: Overview, Images, Volumes'])
  })

  it('G-GATE-10 asks nothing about panels that do not exist here', async () => {
    const quiet = keeper()
    await allowedNavigation(dashboards, (id) => id === 'project.overview', quiet)
    expect(quiet.asked).toEqual([])
  })
})

describe('breadcrumbs', () => {
  it('lead from dashboard and group to the panel, and on to the thing', () => {
    expect(crumbsOf({ path: '/project/images' }, 'Images')).toEqual([
      { label: 'Project', href: '/project/' },
      { label: 'Compute', href: '/project/' },
      { label: 'Images', href: '/project/images' },
    ])
    expect(crumbsOf({ path: '/project/images/1', panel: '/admin/images/' }, 'cirros').at(-1)).toEqual({
      label: 'cirros',
    })
    expect(crumbsOf({ path: '/not_found' }, 'Not found')).toEqual([{ label: 'Not found' }])
  })

  it('end at the panel for its list, whatever its heading is', () => {
    expect(crumbsOf({ path: '/project/backups/' }, 'Volume Backups').at(-1)).toEqual({
      label: 'Backups',
      href: '/project/backups/',
    })
    expect(crumbsOf({ path: '/project/backups/1' }, 'nightly').at(-1)).toEqual({ label: 'nightly' })
  })

  it("P-ROUTE-11 lead to a panel of the cloud's own by its group, not by the panel whose address it begins with", () => {
    const panel = { id: 'cloud:/project/costs/', label: 'Costs', path: '/project/costs/' }
    const own = [
      {
        id: 'project',
        label: 'Project',
        groups: [...(dashboards[0]?.groups ?? []), { label: 'Billing', panels: [panel] }],
      },
    ]
    expect(crumbsOf({ path: '/project/costs/' }, 'Costs', [], own)).toEqual([
      { label: 'Project', href: '/project/' },
      { label: 'Billing' },
      { label: 'Costs', href: '/project/costs/' },
    ])
  })
})
