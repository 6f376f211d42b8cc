/** Answers kept until project, region or user change. A failure is not kept; callers of the same key share one call. */
export interface AnswerCache {
  remember<T>(key: string, ask: () => Promise<T>): Promise<T>
  forget(key: string): void
  clear(): void
}

export function createCache(): AnswerCache {
  const entries = new Map<string, Promise<unknown>>()
  return {
    remember<T>(key: string, ask: () => Promise<T>): Promise<T> {
      const known = entries.get(key)
      // The key names operation and arguments, so the type of what is kept under it is the caller's.
      if (known) return known as Promise<T>
      const asked = ask()
      entries.set(key, asked)
      asked.catch(() => {
        if (entries.get(key) === asked) entries.delete(key)
      })
      return asked
    },
    forget: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}
