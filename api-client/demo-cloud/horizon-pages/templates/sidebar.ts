import type { PageContext } from '../context.js'
import { escapeHtml } from '../../pages.js'

interface Entry {
  readonly label: string
  readonly path: string
  readonly ofAdmin?: true
}

interface Group {
  readonly id: string
  readonly label: string
  readonly entries: readonly Entry[]
}

interface Dashboard {
  readonly id: string
  readonly label: string
  readonly groups: readonly Group[]
}

/** The part of the navigation that stands for all of it: a panel without JSON calls, one drawn by Angular, and a plug-in's. */
const dashboards: readonly Dashboard[] = [
  {
    id: 'project',
    label: 'Project',
    groups: [
      {
        id: 'network',
        label: 'Network',
        entries: [
          { label: 'Networks', path: '/project/networks/' },
          { label: 'Routers', path: '/project/routers/' },
        ],
      },
      { id: 'volumes', label: 'Volumes', entries: [{ label: 'Backups', path: '/project/backups/' }] },
      { id: 'default', label: '', entries: [{ label: 'API Access', path: '/project/api_access/' }] },
      {
        id: 'orchestration',
        label: 'Orchestration',
        entries: [
          { label: 'Stacks', path: '/project/stacks/' },
          { label: 'Template Generator', path: '/project/template_generator/' },
        ],
      },
      { id: 'reports', label: 'Reports', entries: [{ label: 'Costs', path: '/project/costs/' }] },
    ],
  },
  {
    id: 'identity',
    label: 'Identity',
    groups: [
      {
        id: 'default',
        label: '',
        entries: [
          { label: 'Projects', path: '/identity/' },
          { label: 'User Credentials', path: '/identity/credentials/', ofAdmin: true },
        ],
      },
    ],
  },
  {
    id: 'settings',
    label: 'Settings',
    groups: [
      {
        id: 'default',
        label: '',
        entries: [
          { label: 'User Settings', path: '/settings/' },
          { label: 'Change Password', path: '/settings/password/' },
          { label: 'User Credentials', path: '/settings/credentials/' },
        ],
      },
    ],
  },
]

/** Horizon's side navigation (its ids and classes are what plug-ins and scripts know it by). */
export function sidebar({ call, session }: PageContext): string {
  const isAdmin = session?.isAdmin ?? false
  const drawn = dashboards.map(({ id, label, groups }) => {
    const list = `sidebar-accordion-${id}`
    const items = groups.map((group) => drawGroup(list, group, call.url.pathname, isAdmin)).join('')
    return `<li class="panel openstack-dashboard"><a data-toggle="collapse" data-target="#${list}">${escapeHtml(label)}</a><ul id="${list}" class="nav collapse panel-collapse">${items}</ul></li>`
  })
  return `<nav id="sidebar"><ul id="sidebar-accordion" class="nav nav-pills nav-stacked">${drawn.join('')}</ul></nav>`
}

function drawGroup(list: string, { id, label, entries }: Group, path: string, isAdmin: boolean): string {
  const links = entries
    .filter(({ ofAdmin }) => isAdmin || !ofAdmin)
    .map(
      (entry) =>
        `<a class="openstack-spin list-group-item openstack-panel ${entry.path === path ? 'active' : ''}" href="${entry.path}" target="_self">${escapeHtml(entry.label)}</a>`,
    )
    .join('')
  const box = `<div id="${list}-${id}" class="list-group collapse">${links}</div>`
  if (!label) return box
  return `<li class="panel openstack-panel-group"><a data-toggle="collapse" data-target="#${list}-${id}">${escapeHtml(label)}</a>${box}</li>`
}
