import { afterFrames } from '../internal/in-slices.js'
import type { Topology } from './model/topology-model.js'

/** With more nodes than this, the outline comes after the picture. */
const largeModel = 500

/** What the outline beside a graph shows: a large model when the graph is drawn. */
export class OutlinedModel {
  #latest: Topology | undefined
  #shown: Topology | undefined

  /**
   * @param drawn - Resolves when the picture's element is up to date.
   * @param changed - Called when another model is to be shown.
   */
  constructor(
    private readonly drawn: () => Promise<unknown>,
    private readonly changed: () => void,
  ) {}

  get current(): Topology | undefined {
    return this.#shown
  }

  take(model: Topology, isBesideGraph: boolean): void {
    this.#latest = model
    if (isBesideGraph && model.nodes.length > largeModel) void this.#showLater()
    else this.#show()
  }

  forget(): void {
    this.#latest = undefined
    this.#show()
  }

  #show(): void {
    this.#shown = this.#latest
    this.changed()
  }

  async #showLater(): Promise<void> {
    await this.drawn()
    // The picture, then its labels and its map.
    await afterFrames(2)
    this.#show()
  }
}
