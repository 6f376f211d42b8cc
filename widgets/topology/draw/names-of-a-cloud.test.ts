import { describe, expect, it } from 'vitest'
import { buildGraph } from '../graph/graph-model.js'
import { GraphScene } from '../graph/graph-scene.js'
import { ForceRun } from '../layouts/force.js'
import { parseCloud } from '../model/read-cloud.js'
import { fitViewport } from '../viewport/viewport-model.js'
import { LabelRoom } from './label-room.js'

/** The live cloud of this project, which has ten instances, with two more. */
function cloud(...more: readonly string[]) {
  const networks = ['public', 'stack-net', 'net-empty-down', 'net-alpha', 'shared-net', 'net-gamma', 'net-beta']
  const servers: Record<string, readonly string[]> = {
    'vm-from-volume': ['net-gamma'],
    'vm-error': [],
    'vm-paused': ['net-beta'],
    'vm-stopped': ['net-beta'],
    'vm-trunk': ['net-alpha'],
    'vm-two-nics': ['net-alpha', 'net-beta'],
    'vm-gamma-1': ['net-gamma'],
    'vm-alpha-2': ['net-alpha'],
    'vm-beta-1': ['net-beta'],
    'vm-alpha-1': ['net-alpha'],
    ...Object.fromEntries(more.map((network, at) => [`vm-more-${at + 1}`, [network]])),
  }
  const routers = { 'router-side': ['net-gamma'], 'router-main': ['public', 'net-alpha', 'net-beta'] }
  const named = (name: string) => ({ id: name, name })
  const portsOf = (devices: Readonly<Record<string, readonly string[]>>, device_owner: string) =>
    Object.entries(devices).flatMap(([device_id, on]) =>
      on.map((network_id) => ({ id: `${device_id} ${network_id}`, network_id, device_id, device_owner })),
    )
  return {
    networks: networks.map((name) => ({ ...named(name), 'router:external': name === 'public' })),
    servers: Object.keys(servers).map(named),
    routers: Object.keys(routers).map(named),
    ports: [...portsOf(servers, 'compute:nova'), ...portsOf(routers, 'network:router_interface')],
    floating_ips: ['203.0.113.77', '203.0.113.119', '203.0.113.189'].map((ip, at) => ({
      id: ip,
      ip,
      pool: 'public',
      port_id: at === 2 ? 'vm-alpha-1 net-alpha' : null,
    })),
  }
}

/** Names that are not written, once the forces are done and all of the picture is shown in this room. */
function namesLeftOut(model: object, width: number, height: number): readonly string[] {
  const scene = new GraphScene()
  const job = scene.update(buildGraph(parseCloud(model)))!
  const { nodes } = scene.graph
  const run = new ForceRun(job.job)
  while (!run.run(1000));
  scene.apply(job, run.positions(), true)
  const { scale, x, y } = fitViewport(scene.bounds(), { width, height })
  const room = new LabelRoom({ width, height })
  const circles = nodes.map(({ radius }, at) => ({
    x: scene.x[at]! * scale + x,
    y: scene.y[at]! * scale + y,
    radius: radius * scale,
  }))
  for (const circle of circles) room.block(circle.x, circle.y, circle.radius)
  // As wide as the page's letters are at most.
  return nodes.map(({ node }) => node.name).filter((name, at) => !room.place(circles[at]!, name.length * 6.7, 1))
}

const on = ['net-alpha', 'net-beta', 'net-gamma', 'shared-net']
const pairs = on.flatMap((one, at) => on.slice(at).map((other) => [one, other] as const))

describe('all of a cloud with twelve instances on a page of 1280 px', () => {
  it.each(pairs)('has every name, with those that came last on %s and %s', (one, other) => {
    expect(namesLeftOut(cloud(one, other), 998, 528)).toEqual([])
  })
})
