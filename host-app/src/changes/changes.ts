import type { ChangeFeed, ChangeListener } from '@stratus/api-client/live'

/** Hears from the server, for whoever subscribes. */
export interface ChangeHub {
  /** @param types of things, as Heat names them */
  subscribe(types: readonly string[], listener: ChangeListener): () => void
  close(): void
}

/** Changes that the server tells of, where it watches the cloud. */
export interface Changes {
  /** Undefined: nothing is told, what is shown is polled. */
  of(...types: readonly string[]): ChangeFeed | undefined
  close(): void
}

/** @param load gets what hears from the server, once somebody wants to; null: the server tells nothing */
export function createChanges(load: (() => Promise<ChangeHub>) | null): Changes {
  if (!load) return { of: () => undefined, close: () => undefined }
  let hub: Promise<ChangeHub> | undefined
  return {
    of: (...types) => ({
      subscribe(listener) {
        hub ??= load()
        let end: (() => void) | undefined
        let isOver = false
        const begin = async (there: Promise<ChangeHub>) => {
          const { subscribe } = await there
          if (!isOver) end = subscribe(types, listener)
        }
        // Without it lists are polled.
        begin(hub).catch(() => undefined)
        return () => {
          isOver = true
          end?.()
        }
      },
    }),
    close() {
      if (hub) void closed(hub).catch(() => undefined)
    },
  }
}

const closed = async (hub: Promise<ChangeHub>): Promise<void> => (await hub).close()
