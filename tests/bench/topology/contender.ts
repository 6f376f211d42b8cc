import type { generateTopology } from '../../../docs/demos/generated-topology.js'

export type Answer = ReturnType<typeof generateTopology>

/** What every page of this bench offers to the driver. */
export interface Contender {
  /** Shows a model; resolves when the layout has come to rest. `painted` is called when nodes can first be seen. */
  show(answer: Answer, painted: () => void): Promise<void>
  /** Takes another model; resolves when the next frame shows it. */
  update(answer: Answer): Promise<void>
  /** Moves the picture for the next frame. */
  pan(dx: number, dy: number): void
  zoom(factor: number): void
  /** Where a network is in the window: where it is dragged from, and an update must not move it. */
  place(id: string): readonly [number, number]
}

declare global {
  interface Window {
    contender: Contender
    /** The first model, and what an update brings. */
    answers: readonly [Answer, Answer]
  }
}

export const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))

/** After the frame that comes next has been drawn. */
export const afterFrame = () => nextFrame().then(() => new Promise<void>((resolve) => setTimeout(resolve)))

/** What peers draw in, as large as the others' canvas. */
export function boxOf(): HTMLElement {
  const box = document.createElement('div')
  box.style.cssText = 'position: absolute; inset: 0 auto auto 0; width: 1200px; height: 700px'
  document.body.append(box)
  return box
}

/** Drags a node with the pointer, as the peers do by themselves. */
export function dragWith(stage: Element, move: (dx: number, dy: number) => void): void {
  stage.addEventListener('pointermove', (event) => {
    const { buttons, movementX, movementY } = event as PointerEvent
    if (buttons === 1) move(movementX, movementY)
  })
}

export interface Ends {
  readonly nodes: { id: string; x: number; y: number; radius: number }[]
  readonly links: { source: number; target: number }[]
}

/** Nodes and links as the peers take them: every device is a node of the simulation. */
export function endsOf({ networks, routers, servers, ports }: Answer): Ends {
  const all = [
    ...networks.map((each) => ({ id: each.id, radius: each['router:external'] ? 35 : 30 })),
    ...routers.map(({ id }) => ({ id, radius: 25 })),
    ...servers.map(({ id }) => ({ id, radius: 20 })),
  ]
  const nodes = all.map((each, index) => ({
    ...each,
    x: 10 * Math.sqrt(index) * Math.cos(index * 2.4),
    y: 10 * Math.sqrt(index) * Math.sin(index * 2.4),
  }))
  const at = new Map(nodes.map(({ id }, index) => [id, index]))
  return { nodes, links: ports.map((port) => ({ source: at.get(port.network_id)!, target: at.get(port.device_id)! })) }
}
