import { describe, expect, it } from 'vitest'
import { signIn } from '../demo-cloud/test-session.js'
import { readSideNavigation } from './side-navigation.js'

/** As the live cloud's pages have it, shortened. */
const page = `<nav><a class="navbar-brand" href="/">brand</a></nav><nav id='sidebar'>
<ul id="sidebar-accordion" class="nav nav-pills nav-stacked">
  <li class="panel openstack-dashboard">
    <a data-toggle="collapse" data-target="#sidebar-accordion-project">
      Projekt
      <span class="openstack-toggle pull-right fa"></span>
    </a>
    <ul id="sidebar-accordion-project" class="nav collapse panel-collapse in">
      <div id="sidebar-accordion-project-default" class="list-group collapse in">
        <a class="openstack-spin list-group-item openstack-panel " href="/project/api_access/" target="_self" tabindex="1" >
          API Access
        </a>
      </div>
      <li class="panel openstack-panel-group">
        <a data-toggle="collapse" data-target="#sidebar-accordion-project-compute">Compute <span class="fa"></span></a>
        <div id="sidebar-accordion-project-compute" class="list-group collapse">
          <a class="openstack-spin list-group-item openstack-panel active" href="/project/">Overview &amp; more</a>
          <a class="openstack-spin list-group-item openstack-panel" href="/project/images/">Images</a>
        </div>
      </li>
    </ul>
  </li>
  <li class="panel openstack-dashboard"><a data-target="#sidebar-accordion-settings">Settings</a>
    <ul id="sidebar-accordion-settings"><div id="sidebar-accordion-settings-default"><a class="openstack-panel" href="/settings/">User Settings</a></div></ul>
  </li>
</ul></nav><main><a class="openstack-panel" href="/elsewhere/">no entry</a></main>`

describe('the side navigation of a page of Horizon', () => {
  it('is read with dashboards and groups by their keys, and their names in the language of the cloud', () => {
    const project = { id: 'project', label: 'Projekt' }
    const compute = { id: 'compute', label: 'Compute' }
    expect(readSideNavigation(page)).toEqual([
      { dashboard: project, group: null, label: 'API Access', href: '/project/api_access/' },
      { dashboard: project, group: compute, label: 'Overview & more', href: '/project/' },
      { dashboard: project, group: compute, label: 'Images', href: '/project/images/' },
      { dashboard: { id: 'settings', label: 'Settings' }, group: null, label: 'User Settings', href: '/settings/' },
    ])
  })

  it('is empty where a page has none, or is no page at all', () => {
    expect(readSideNavigation('<main><a class="openstack-panel" href="/x/">x</a></main>')).toEqual([])
    expect(readSideNavigation('<ul id="sidebar-accordion-project"><div id="sidebar-acc')).toEqual([])
    expect(readSideNavigation('')).toEqual([])
  })

  it('is the one the demo cloud shows', async () => {
    const browser = await signIn('demo')
    const { text } = await browser.call('GET', '/settings/')
    expect(readSideNavigation(text).map(({ href }) => href)).toContain('/project/costs/')
  })
})
