import { recall, remember } from '../../internal/store.js'
import type { GraphEngine, PlaceStore } from './graph-engine.js'

interface KeptPlacesHost {
  readonly store: PlaceStore | undefined
  readonly name: string
}

/** Where people have put nodes, in what the page lends to remember it. */
export class KeptPlaces {
  constructor(
    private readonly host: KeptPlacesHost,
    private readonly engine: GraphEngine,
    private readonly warn: (text: string, error: unknown) => void,
  ) {}

  recall(): void {
    const { store } = this.host
    if (store) this.engine.usePlaces(recall(store, this.#key, this.warn))
  }

  keep(): void {
    const { store } = this.host
    if (store) remember(store, this.#key, this.engine.places, this.warn)
  }

  get #key(): string {
    return `${this.host.name}.places`
  }
}
