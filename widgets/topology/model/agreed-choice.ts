import type { NodeRef } from './topology-nodes.js'

export interface Chosen {
  readonly selected: NodeRef | null
  readonly selection: readonly NodeRef[]
}

export function isSameRef(one: NodeRef | null, other: NodeRef | null): boolean {
  return one?.id === other?.id && one?.kind === other?.kind
}

/** Keeps one chosen node and all of them in agreement, whichever of both a page sets. */
export class AgreedChoice {
  /** What the graph has told, so that it is not taken for a wish of the page. */
  #heard: Chosen = { selected: null, selection: [] }

  heard(part: Partial<Chosen>): void {
    this.#heard = { ...this.#heard, ...part }
  }

  /** What a page chooses as `selected` is all that is chosen; of a `selection` the last one is `selected`. */
  agree({ selected, selection }: Chosen): Chosen {
    const { selected: before, selection: all } = this.#heard
    if (selection !== all) {
      if (!selection.some((ref) => isSameRef(ref, selected))) selected = selection.at(-1) ?? null
    } else if (!isSameRef(selected, before)) selection = selected ? [selected] : []
    return (this.#heard = { selected, selection })
  }
}
