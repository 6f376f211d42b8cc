import { fixture, html, nextFrame } from '@open-wc/testing'
import type { StratusTopologyGraph } from '../../widgets/topology/stratus-topology-graph.js'
import '../../widgets/topology/stratus-topology-graph.define.js'
import type { NodeRef } from '../../widgets/topology/model/topology-model.js'
import { waitUntil } from './wait-until.js'

const node = (id: string, original_status = 'ACTIVE') => ({ id, name: id, status: original_status, original_status })
const port = (id: string, network_id: string, device_id: string, address?: string) => ({
  id,
  network_id,
  device_id,
  device_owner: device_id === 'main' ? 'network:router_interface' : 'compute:nova',
  fixed_ips: address ? [{ ip_address: address }] : [],
})

/** An external network, a router, two networks; of four instances one hangs on both networks. */
export const smallAnswer = {
  networks: [{ ...node('out'), 'router:external': true }, node('blue'), node('green')],
  routers: [node('main')],
  servers: [node('web'), node('db', 'ERROR'), node('new', 'BUILD'), node('both')],
  ports: [
    port('p1', 'out', 'main'),
    port('p2', 'blue', 'main'),
    port('p3', 'blue', 'web', '10.0.0.5'),
    port('p4', 'blue', 'db'),
    port('p5', 'blue', 'new'),
    port('p6', 'blue', 'both'),
    port('p7', 'green', 'both'),
  ],
}

export const server = (id: string): NodeRef => ({ kind: 'server', id })
export const network = (id: string): NodeRef => ({ kind: 'network', id })

/** Waits until a graph has come to rest, was drawn and listens: its nodes are where they stay, and can be pressed. */
export async function atRest(element: StratusTopologyGraph): Promise<void> {
  await element.updateComplete
  await waitUntil(() => element.settled)
  await nextFrame()
  await nextFrame()
}

/** A graph at rest. */
export async function settledGraph(
  properties: Partial<StratusTopologyGraph> = {},
  model: unknown = smallAnswer,
): Promise<StratusTopologyGraph> {
  const element = await fixture<StratusTopologyGraph>(
    html`<stratus-topology-graph .model=${model} .store=${properties.store}></stratus-topology-graph>`,
  )
  Object.assign(element, properties)
  await element.updateComplete
  await atRest(element)
  return element
}

/** The middle of a node in the window. */
export function middleOf(element: StratusTopologyGraph, ref: NodeRef): [x: number, y: number] {
  const { x, y, width, height } = element.anchorOf(ref)!
  return [Math.round(x + width / 2), Math.round(y + height / 2)]
}

/** The colour of the picture at a point of the window. */
export function colourAt(element: StratusTopologyGraph, x: number, y: number): string {
  const canvas = element.shadowRoot!.querySelector<HTMLCanvasElement>('.picture')!
  const { left, top } = canvas.getBoundingClientRect()
  const at = [x - left, y - top].map((px) => Math.round(px * devicePixelRatio)) as [number, number]
  return canvas
    .getContext('2d')!
    .getImageData(...at, 1, 1)
    .data.join()
}
