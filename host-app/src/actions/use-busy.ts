import { useCallback, useState } from 'react'

/** Which items something is being fetched or done for. */
export function useBusy() {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  /** Marks an item while the work runs. A failure ends it: the client has said what failed. */
  const during = useCallback((id: string, work: () => Promise<void>): void => {
    setBusy((before) => new Set([...before, id]))
    void work()
      .catch(() => undefined)
      .finally(() => setBusy((before) => new Set([...before].filter((one) => one !== id))))
  }, [])
  return { busy, during }
}
