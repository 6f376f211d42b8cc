import { describe, expect, it } from 'vitest'
import type { Dashboard } from './navigation.js'
import { mergeNavigation, onlyOffered, type CloudPanel } from './navigation-model.js'

const known: Dashboard[] = [
  {
    id: 'project',
    label: 'Project',
    groups: [
      {
        label: 'Network',
        panels: [
          { id: 'project.networks', label: 'Networks', path: '/project/networks/' },
          { id: 'project.routers', label: 'Routers', path: '/project/routers/' },
          { id: 'project.trunks', label: 'Trunks', path: '/project/trunks' },
        ],
      },
    ],
  },
]
const open: Dashboard[] = [
  { id: 'project', label: 'Project', groups: [{ label: 'Network', panels: [known[0]!.groups[0]!.panels[0]!] }] },
]
const isNative = (path: string) => /networks|trunks/.test(path)
const project = { id: 'project', label: 'Projekt' }
const network = { id: 'network', label: 'Netzwerk' }
const cloud = (label: string, path: string, more: Partial<CloudPanel> = {}): CloudPanel => ({
  dashboard: project,
  group: network,
  label,
  path,
  ...more,
})
const shown = (panels: readonly CloudPanel[]) =>
  mergeNavigation(known, open, panels, isNative).map(({ label, groups }) => [
    label,
    groups.map((group) => [group.label, group.panels.map((panel) => panel.label)]),
  ])

describe('the navigation of the cloud beside ours', () => {
  it('I-CRED-01 leaves out what this release has not, of what not every one has', () => {
    const [dashboard] = known
    const panel = { id: 'project.late', label: 'Late', path: '/project/late/', whereOffered: true as const }
    const group = dashboard!.groups[0]!
    const all = [{ ...dashboard!, groups: [{ ...group, panels: [...group.panels, panel] }] }]
    const labels = (panels: readonly CloudPanel[]) =>
      onlyOffered(all, panels).flatMap(({ groups }) => groups.flatMap((each) => each.panels.map(({ label }) => label)))
    expect(labels([])).toEqual(['Networks', 'Routers', 'Trunks'])
    expect(labels([cloud('Spät', '/project/late/')])).toEqual(['Networks', 'Routers', 'Trunks', 'Late'])
  })

  it('is ours alone while nothing is known of it', () => {
    expect(shown([])).toEqual([['Project', [['Network', ['Networks']]]]])
  })

  it('shows panels we know at their place, in our words; what is ours stays behind its own gates', () => {
    const panels = [cloud('Router', '/project/routers/'), cloud('Trunks', '/project/trunks/')]
    expect(shown(panels)).toEqual([['Project', [['Network', ['Networks', 'Routers']]]]])
  })

  it('puts a plug-in into the group of its neighbours, whatever language the cloud speaks', () => {
    const panels = [cloud('Netzwerke', '/project/networks/'), cloud('Lastverteiler', '/project/load_balancer/')]
    expect(shown(panels)).toEqual([['Project', [['Network', ['Networks', 'Lastverteiler']]]]])
  })

  it('makes groups and dashboards that we do not know', () => {
    const panels = [
      cloud('Costs', '/project/costs/', { group: { id: 'reports', label: 'Reports' } }),
      cloud('User Settings', '/settings/', { dashboard: { id: 'settings', label: 'Settings' }, group: null }),
    ]
    expect(shown(panels)).toEqual([
      [
        'Project',
        [
          ['Network', ['Networks']],
          ['Reports', ['Costs']],
        ],
      ],
      ['Settings', [[null, ['User Settings']]]],
    ])
  })
})
