/** Listeners by event name. A listener that throws does not keep the others from hearing. */
export interface Emitter<Events extends object> {
  on<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): () => void
  emit<Name extends keyof Events>(name: Name, event: Events[Name]): void
}

export function createEmitter<Events extends object>(): Emitter<Events> {
  const listeners: { [Name in keyof Events]?: Set<(event: Events[Name]) => void> } = {}
  return {
    on(name, listener) {
      const set = (listeners[name] ??= new Set())
      set.add(listener)
      return () => void set.delete(listener)
    },
    emit(name, event) {
      for (const listener of Array.from(listeners[name] ?? [])) {
        try {
          listener(event)
        } catch (error) {
          queueMicrotask(() => {
            throw error
          })
        }
      }
    },
  }
}
