import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dashboardOf, isDashboardOpen, isGroupOpen, navKey, readChoices, type NavDashboard } from './side-nav-model.js'

const project: NavDashboard = {
  id: 'project',
  label: 'Project',
  groups: [
    { label: null, panels: [{ id: 'api', label: 'API Access', href: '/api_access' }] },
    { label: 'Compute', panels: [{ id: 'instances', label: 'Instances', href: '/instances' }] },
  ],
}
const admin: NavDashboard = {
  id: 'admin',
  label: 'Admin',
  groups: [{ label: 'Compute', panels: [{ id: 'hypervisors', label: 'Hypervisors', href: '/hypervisors' }] }],
}
const all = [project, admin]

describe('side navigation', () => {
  it('finds the dashboard of a panel', () => {
    expect(dashboardOf(all, 'hypervisors')).toBe(admin)
    expect(dashboardOf(all, 'nothing')).toBeUndefined()
  })
  it('opens the dashboard of the current panel, else the first, unless the user chose otherwise', () => {
    const open = (current: string, choices = {}) =>
      all.map((dashboard) => isDashboardOpen(dashboard, all, current, choices))
    expect(open('hypervisors')).toEqual([false, true])
    expect(open('')).toEqual([true, false])
    expect(open('hypervisors', { project: true, admin: false })).toEqual([true, false])
    const pins = { ...project, id: 'pins', open: true }
    expect(isDashboardOpen(pins, [pins, admin], 'hypervisors', {})).toBe(true)
    expect(isDashboardOpen(pins, [pins, admin], 'hypervisors', { pins: false })).toBe(false)
  })
  it('opens every group unless the user closed it; the same label in another dashboard is another group', () => {
    const [top, compute] = project.groups as [NavDashboard['groups'][0], NavDashboard['groups'][0]]
    const choices = { [navKey(project, compute)]: false, [navKey(project, top)]: false }
    expect(isGroupOpen(project, compute, choices)).toBe(false)
    expect(isGroupOpen(project, top, choices)).toBe(true)
    expect(isGroupOpen(admin, admin.groups[0]!, choices)).toBe(true)
  })
  it('reads whatever was stored', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(Object.values(readChoices(stored)).every((open) => typeof open === 'boolean')).toBe(true)
      }),
    )
    expect(readChoices({ a: true, b: 'x', c: false })).toEqual({ a: true, c: false })
  })
})
