import type { DeviceState, NodeKey } from '../model/topology-model.js'
import type { Palette } from './palette.js'

/** How the picture is shown now. */
export interface Look {
  readonly palette: Palette
  readonly state: (index: number) => DeviceState
  /** Nodes that are lit; the rest is dimmed. Undefined = all. */
  readonly lit: ReadonlySet<NodeKey> | undefined
  readonly selected: number
  readonly hovered: number
  /** Where the keyboard is; -1 = not here. */
  readonly focused: number
  readonly labels: boolean
}

export const isLit = ({ lit }: Look, key: NodeKey) => !lit || lit.has(key)
