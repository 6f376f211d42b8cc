import type { MetadataChange } from './namespace-tree.js'

/** Detail of `stratus-change`. */
export interface MetadataChangeDetail extends MetadataChange {
  /** Everything that is added, key and value: the whole metadata as it would be saved, without values that cannot be. */
  readonly value: Readonly<Record<string, string>>
  /** False while a value cannot be saved. */
  readonly valid: boolean
}

export interface StratusMetadataTreeEventMap {
  /** The user added, removed or changed something. */
  'stratus-change': CustomEvent<MetadataChangeDetail>
}
