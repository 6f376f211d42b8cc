import { useStore } from '@nanostores/react'
import type { Store, StoreValue } from 'nanostores'
import { useMemo } from 'react'

/**
 * Makes a live store (from `@stratus/api-client/live`) for this component and reads it. It polls while the component is on
 * screen.
 * @param make kept stable by the caller (`useCallback`); another function makes a new store
 * @returns the value and the store itself, for `refresh()`
 */
export function useLive<S extends Store>(make: () => S): [StoreValue<S>, S] {
  const store = useMemo(() => make(), [make])
  return [useStore(store), store]
}
