export interface ChangeListener {
  /** Something of what is shown has changed, or may have. */
  changed(): void
  /** Whether every change is told from now on. False until it is said. */
  watched(isWatched: boolean): void
}

/** Tells that something has changed, where the server watches the cloud: what is read while it does needs no polling. */
export interface ChangeFeed {
  /** Returns the end of the subscription. */
  subscribe(listener: ChangeListener): () => void
}
