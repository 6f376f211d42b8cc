/**
 * Does something for every entry, a few at a time. Takes no new ones when the signal is given up; the first rejection is passed on.
 */
export async function forEachOf<T>(
  entries: readonly T[],
  work: (entry: T) => Promise<void>,
  { signal, atOnce = 8 }: { signal?: AbortSignal; atOnce?: number } = {},
): Promise<void> {
  const waiting = entries.values()
  const worker = async (): Promise<void> => {
    for (const entry of waiting) {
      if (signal?.aborted) return
      await work(entry)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, entries.length) }, worker))
}
