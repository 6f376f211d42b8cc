/** A server has nothing to observe. */
class Nothing {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return []
  }
}

/** The browser's, or on a server one that never tells anything: for those that an element has from its start. */
export const Resizes: typeof ResizeObserver = globalThis.ResizeObserver ?? Nothing
export const Mutations: typeof MutationObserver = globalThis.MutationObserver ?? Nothing
