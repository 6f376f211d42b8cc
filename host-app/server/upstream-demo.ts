import { ConfigError, type DemoConfig } from './config.js'
import type { Upstream } from './upstream.js'

export interface DemoLogin {
  name: string
  password: string
  about: string
}

/** The demo cloud, in this process, and who may sign in to it. Loaded only when it is what stands behind us. */
export async function demoUpstream({
  scenario,
  seed,
  latency,
}: DemoConfig): Promise<Upstream & { logins: readonly DemoLogin[] }> {
  const { createDemoCloud, demoUsers, nodeHandler, scenarioNames } = await import('@stratus/api-client/demo-cloud')
  const known = scenarioNames.find((name) => name === scenario)
  if (!known) throw new ConfigError(`DEMO_SCENARIO must be one of ${scenarioNames.join(', ')}, not '${scenario}'.`)
  const cloud = createDemoCloud({ scenario: known, seed, latency, realTime: true, control: true })
  return {
    name: `the demo cloud (scenario ${scenario}, seed ${seed})`,
    logins: demoUsers,
    fetch: nodeHandler(cloud),
    trouble: () => Promise.resolve(null),
  }
}
