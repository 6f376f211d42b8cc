import type { StackLayout } from './stack-layout.js'
import type { StackResource } from './stack-model.js'

/**
 * Where an arrow key leads from a node: ahead to the first resource that needs it, back to the first that it needs, up and down
 * within its column; Home and End are the first and the last of all. Undefined: nowhere.
 */
export function stackStep(
  key: string,
  from: string,
  nodes: readonly StackResource[],
  { places }: StackLayout,
  rtl = false,
): string | undefined {
  const node = nodes.find(({ name }) => name === from)
  const here = places.get(from)
  if (!node || !here) return undefined
  const [ahead, back] = rtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  const nearest = (names: readonly string[]) =>
    names.flatMap((name) => places.get(name) ?? []).sort((a, b) => Math.abs(a.y - here.y) - Math.abs(b.y - here.y))[0]
      ?.name
  const column = [...places.values()].filter(({ rank }) => rank === here.rank).sort((a, b) => a.y - b.y)
  const row = column.findIndex(({ name }) => name === from)
  switch (key) {
    case ahead:
      return nearest(node.requiredBy)
    case back:
      return nearest(node.requires)
    case 'ArrowUp':
      return column[row - 1]?.name
    case 'ArrowDown':
      return column[row + 1]?.name
    case 'Home':
      return nodes[0]?.name
    case 'End':
      return nodes.at(-1)?.name
    default:
      return undefined
  }
}
