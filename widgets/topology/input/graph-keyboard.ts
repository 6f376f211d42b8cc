import { isSmallLayerOpen } from '../../internal/dismissible-stack.js'
import { typeAhead } from '../../internal/type-ahead-model.js'
import { siblings, walk } from './graph-keys-model.js'
import type { Trail } from './trail.js'
import { indexIn, type Graph } from '../graph/graph-model.js'
import type { NodeKey } from '../model/topology-model.js'

/** What keys do to the picture. */
export interface KeyActions {
  readonly graph: () => Graph
  readonly trail: () => Trail
  readonly rtl: () => boolean
  /** Chooses the last node of a trail; `isWalk`: it has to be in sight. */
  choose(trail: Trail, isWalk: boolean): void
  open(key: NodeKey): void
  /** The menu of a node, or of the ground. */
  menu(key: NodeKey | undefined): void
  /** Adds a node to what is chosen together, or takes it away. */
  add(key: NodeKey): void
  /** Chooses everything that is lit. */
  addAll(): void
  toggle(key: NodeKey): void
  pan(dx: number, dy: number): void
  /** Moves a node, px of the screen. */
  nudge(key: NodeKey, dx: number, dy: number): void
  zoom(factor: number): void
}

const typeAheadPause = 700
const steps: Readonly<Partial<Record<string, readonly [x: number, y: number]>>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The graph's keyboard model; see the element. */
export class GraphKeyboard {
  #typed = ''
  #typedAt = 0

  constructor(private readonly actions: KeyActions) {}

  handle(event: KeyboardEvent): void {
    if (event.altKey || event.isComposing || !this.#pressed(event)) return
    event.preventDefault()
  }

  #pressed({ key, shiftKey, ctrlKey, metaKey, timeStamp }: KeyboardEvent): boolean {
    const { actions } = this
    const here = actions.trail().at(-1)
    const step = steps[key]
    if (step && shiftKey) {
      actions.pan(-step[0] * 60, -step[1] * 60)
      return true
    }
    if (step && (ctrlKey || metaKey)) {
      if (here) actions.nudge(here, step[0] * 10, step[1] * 10)
      return true
    }
    if (key === 'a' && (ctrlKey || metaKey) && !shiftKey) {
      actions.addAll()
      return true
    }
    if (ctrlKey || metaKey) return false
    if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) {
      actions.menu(here)
      return true
    }
    const isTyping = this.#typed !== '' && timeStamp - this.#typedAt < typeAheadPause
    const trail = walk(key, actions.trail(), actions.graph(), actions.rtl())
    if (trail) actions.choose(trail, true)
    else if (key === 'Enter' && here) actions.open(here)
    else if (key === ' ' && !isTyping) {
      if (here && shiftKey) actions.add(here)
      else if (here) actions.toggle(here)
    } else if (key === 'Escape' && here && !isSmallLayerOpen()) actions.choose([], false)
    else if ((key === '+' || key === '=') && !isTyping) actions.zoom(1.25)
    else if (key === '-' && !isTyping) actions.zoom(0.8)
    else if (key.length === 1) this.#typeAhead(key, isTyping, timeStamp)
    else return false
    return true
  }

  #typeAhead(letter: string, goesOn: boolean, now: number): void {
    this.#typed = goesOn ? this.#typed + letter : letter
    this.#typedAt = now
    const graph = this.actions.graph()
    const trail = this.actions.trail()
    const here = trail.at(-1)
    const names = graph.nodes.map(({ node }) => node.name)
    const found = graph.nodes[typeAhead(names, indexIn(graph, here), this.#typed)]
    if (!found) return
    const { key } = found
    this.actions.choose(siblings(trail, graph).includes(key) ? [...trail.slice(0, -1), key] : [key], true)
  }
}
