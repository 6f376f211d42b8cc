import type { FlatLayout } from './flat-model.js'
import { otherEnd, type NodeKey, type Topology } from '../model/topology-model.js'

/** How far Page Up and Page Down go. */
const pageStep = 10

/**
 * Where a key leads in the flat view. On a device: Up and Down go to the next device, Left and Right to the nearest of its networks on
 * that side. On a network: Left and Right go to the next network, Down to its first device. Home and End: first and last device.
 */
export function flatStep(key: string, from: NodeKey, layout: FlatLayout, model: Topology): NodeKey | undefined {
  const { devices, columns } = layout
  const at = devices.findIndex(({ node }) => node.key === from)
  const clamp = (index: number) => devices[Math.min(devices.length - 1, Math.max(0, index))]?.node.key
  if (key === 'Home') return clamp(0)
  if (key === 'End') return clamp(devices.length - 1)
  const device = devices[at]
  if (!device) return fromNetwork(key, from, layout, model)
  const { column } = device
  const beside = (keep: (index: number) => boolean) => {
    const networks = device.ports.map(({ to }) => to)
    const nearest = networks.filter(keep).sort((a, b) => Math.abs(a - column) - Math.abs(b - column))[0]
    return nearest === undefined ? undefined : columns[nearest]?.network.key
  }
  switch (key) {
    case 'ArrowUp':
      return clamp(at - 1)
    case 'ArrowDown':
      return clamp(at + 1)
    case 'PageUp':
      return clamp(at - pageStep)
    case 'PageDown':
      return clamp(at + pageStep)
    case 'ArrowLeft':
      return beside((index) => index <= column)
    case 'ArrowRight':
      return beside((index) => index > column)
    default:
      return undefined
  }
}

function fromNetwork(
  key: string,
  from: NodeKey,
  { devices, columns }: FlatLayout,
  model: Topology,
): NodeKey | undefined {
  const at = columns.findIndex(({ network }) => network.key === from)
  const network = columns[at]?.network
  const near = (index: number) => columns[index]?.network.key
  switch (key) {
    case 'ArrowLeft':
      return near(at - 1)
    case 'ArrowRight':
      return near(at + 1)
    case 'ArrowDown': {
      const attached = new Set(network && model.linksOf(from).map((link) => otherEnd(link, network).key))
      return devices.find(({ node }) => attached.has(node.key))?.node.key
    }
    default:
      return undefined
  }
}
