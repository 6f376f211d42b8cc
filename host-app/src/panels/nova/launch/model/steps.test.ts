import { describe, expect, it } from 'vitest'
import { launchSteps, visibleSteps, type StepKeeper } from './steps.js'

const on = { enable_net_ports: true, enable_scheduler_hints: true, enable_metadata: true }
const yes: StepKeeper = { serviceEnabled: async () => true, allowed: async () => true }
const shown = async (settings = on, keeper: Partial<StepKeeper> = {}) => [
  ...(await visibleSteps(settings, { ...yes, ...keeper })),
]

describe('the steps of the wizard', () => {
  it('L-WIZ-02 eleven, in this order', () => {
    expect(launchSteps.map(({ title }) => title)).toEqual([
      'Details',
      'Source',
      'Flavor',
      'Networks',
      'Network Ports',
      'Security Groups',
      'Key Pair',
      'Configuration',
      'Server Groups',
      'Scheduler Hints',
      'Metadata',
    ])
  })

  it('all are shown where everything is on', async () => {
    expect(await shown()).toEqual(launchSteps.map(({ id }) => id))
  })

  it('L-WIZ-03 without the network service there are no Networks, Network Ports and Security Groups', async () => {
    const steps = await shown(on, { serviceEnabled: async (type) => type !== 'network' })
    expect(steps).toEqual([
      'details',
      'source',
      'flavor',
      'keypair',
      'configuration',
      'servergroups',
      'hints',
      'metadata',
    ])
  })

  it('L-WIZ-03 Network Ports needs enable_net_ports, L-WIZ-04 hints and metadata their settings', async () => {
    const off = { enable_net_ports: false, enable_scheduler_hints: false, enable_metadata: false }
    const steps = await shown(off)
    expect(steps).toContain('networks')
    expect(steps.filter((id) => ['ports', 'hints', 'metadata'].includes(id))).toEqual([])
  })

  it('L-WIZ-04 Server Groups and Scheduler Hints need their discoverable policies', async () => {
    const asked: string[] = []
    const allowed: StepKeeper['allowed'] = async (rules) => {
      asked.push(...rules.map((rule) => rule.join(':')))
      return false
    }
    const steps = await shown(on, { allowed })
    expect(asked.toSorted()).toEqual([
      'compute:os_compute_api:os-scheduler-hints:discoverable',
      'compute:os_compute_api:os-server-groups:discoverable',
    ])
    expect(steps.filter((id) => ['servergroups', 'hints'].includes(id))).toEqual([])
  })

  it('what cannot be asked stays hidden', async () => {
    const fails = async () => {
      throw new Error('500')
    }
    expect(await shown(on, { serviceEnabled: fails, allowed: fails })).toEqual([
      'details',
      'source',
      'flavor',
      'keypair',
      'configuration',
      'metadata',
    ])
  })
})
