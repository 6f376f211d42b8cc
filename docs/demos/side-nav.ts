import './demo.js'
import './side-nav.css'
import '@stratus/widgets/define/side-nav'

const panels = (...labels: string[]) =>
  labels.map((label) => ({ id: label.toLowerCase().replaceAll(' ', '_'), label, href: `#${label}` }))

document.querySelector('stratus-side-nav')!.items = [
  {
    id: 'project',
    label: 'Project',
    groups: [
      { label: null, panels: panels('API Access') },
      { label: 'Compute', panels: panels('Overview', 'Instances', 'Images', 'Key Pairs', 'Server Groups') },
      { label: 'Volumes', panels: panels('Volumes', 'Backups', 'Snapshots') },
      {
        label: 'Network',
        panels: panels('Network Topology', 'Networks', 'Routers', 'Security Groups', 'Floating IPs'),
      },
    ],
  },
  { id: 'admin', label: 'Admin', groups: [{ label: 'Compute', panels: panels('Hypervisors', 'Flavors') }] },
  { id: 'identity', label: 'Identity', groups: [{ label: null, panels: panels('Projects', 'Users') }] },
]
