import { createDemoCloud } from '@stratus/api-client/demo-cloud'
import { OpenStackUpstream } from '../../host-app/server/openstack/upstream-openstack.js'
import { createVisit, type Cloud } from './cloud.js'
import { demoCloudOf } from './demo-cloud.js'

/** A fresh demo cloud without a Horizon: its services are asked by their own APIs. */
export function openDemoServices(): Cloud {
  const demo = createDemoCloud()
  const config = { authUrl: demo.authUrl, interface: 'public', domain: 'Default', secrets: ['s'.repeat(32)] } as const
  const world = { webroot: '/', fetch: demo.fetch, now: () => demo.clock.now() }
  const upstream = new OpenStackUpstream(config, world)
  const stranger = () => createVisit((input, init) => upstream.fetch(new Request(input, init)), 'http://stratus.test')
  return demoCloudOf(demo, 'direct', stranger)
}
