/** Where bodies are, px at scale 1. */
export interface Positions {
  readonly x: Float32Array
  readonly y: Float32Array
}
