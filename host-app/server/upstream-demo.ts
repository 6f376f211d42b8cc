import type { DemoConfig } from './config.js'
import type { Upstream } from './upstream.js'

/** The demo cloud, in this process. Loaded only when it is what stands behind us. */
export async function demoUpstream({ scenario, seed, latency }: DemoConfig): Promise<Upstream> {
  const { createDemoCloud, scenarioNames } = await import('@stratus/api-client/demo-cloud')
  const { ConfigError } = await import('./config.js')
  const known = scenarioNames.find((name) => name === scenario)
  if (!known) throw new ConfigError(`DEMO_SCENARIO must be one of ${scenarioNames.join(', ')}, not '${scenario}'.`)
  const cloud = createDemoCloud({ scenario: known, seed, latency, realTime: true })
  return {
    name: `the demo cloud (scenario ${scenario}, seed ${seed})`,
    fetch: (request) => cloud.fetch(request),
    trouble: async () => null,
  }
}

/** Users of the demo cloud and what they may do, for the start message. */
export const demoLogins = [
  { user: 'demo', password: 'demo', role: 'member of the projects demo and other' },
  { user: 'admin', password: 'admin', role: 'administrator' },
  { user: 'reader', password: 'reader', role: 'may look, but not change' },
] as const
