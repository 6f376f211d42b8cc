import { expect, it } from 'vitest'
import { crumbsOf } from './crumbs.js'

it('W-PART-07 every breadcrumb above a page leads to one: dashboard and group to their first', () => {
  expect(crumbsOf({ path: '/project/routers/1/', panel: '/project/routers/' }, 'router-main')).toEqual([
    { label: 'Project', href: '/project/' },
    { label: 'Network', href: '/project/network_topology/' },
    { label: 'Routers', href: '/project/routers/' },
    { label: 'router-main' },
  ])
  expect(crumbsOf({ path: '/admin/volumes/' }, 'Volumes')).toEqual([
    { label: 'Admin', href: '/admin/' },
    { label: 'Volume' },
    { label: 'Volumes', href: '/admin/volumes/' },
  ])
})

it('W-PART-07 none leads to the page it stands on', () => {
  expect(crumbsOf({ path: '/project/' }, 'Overview')).toEqual([
    { label: 'Project' },
    { label: 'Compute' },
    { label: 'Overview', href: '/project/' },
  ])
})
