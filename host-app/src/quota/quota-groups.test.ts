import { expect, it } from 'vitest'
import { quotaLabel } from './quota-groups.js'

it('issue 16: quotas have our units, in whatever language the cloud speaks', () => {
  const labels = ['RAM (MB)', 'VCPUs', 'Total Size of Volumes and Snapshots (GB)', 'Arbeitsspeicher (MB)', 'Key Pairs']
  expect(labels.map(quotaLabel)).toEqual([
    'RAM (MiB)',
    'vCPUs',
    'Total Size of Volumes and Snapshots (GiB)',
    'Arbeitsspeicher (MiB)',
    'Key Pairs',
  ])
})
