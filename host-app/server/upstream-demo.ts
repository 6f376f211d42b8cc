import { ConfigError, type DemoConfig } from './config.js'
import { OpenStackUpstream } from './openstack/upstream-openstack.js'
import type { Upstream } from './upstream.js'

export interface DemoLogin {
  name: string
  password: string
  about: string
}

/** Steers the demo cloud: what stands before it does not matter. */
const control = /\/__demo__\/$/

/** The demo cloud, in this process, and who may sign in to it. Loaded only when it is what stands behind us. */
export async function demoUpstream(
  { scenario, seed, latency, jitter, horizon }: DemoConfig,
  webroot: string,
): Promise<Upstream & { logins: readonly DemoLogin[] }> {
  const { createDemoCloud, demoUsers, nodeHandler, scenarioNames } = await import('@stratus/api-client/demo-cloud')
  const known = scenarioNames.find((name) => name === scenario)
  if (!known) throw new ConfigError(`DEMO_SCENARIO must be one of ${scenarioNames.join(', ')}, not '${scenario}'.`)
  const cloud = createDemoCloud({ scenario: known, seed, latency, jitter, realTime: true, control: true })
  const name = `the demo cloud (scenario ${scenario}, seed ${seed}${horizon ? '' : ', without a Horizon'})`
  const told = { name, logins: demoUsers, trouble: () => Promise.resolve(null) }
  const whole = nodeHandler(cloud)
  if (horizon) return { ...told, fetch: whole }
  const config = { authUrl: cloud.authUrl, interface: 'public', domain: 'Default', secrets: [] } as const
  const direct = new OpenStackUpstream(config, { webroot, fetch: cloud.fetch })
  return {
    ...told,
    changes: direct.changes,
    fetch(request) {
      if (!control.test(new URL(request.url).pathname)) return direct.fetch(request)
      direct.changes.forget()
      return whole(request)
    },
  }
}
