import { useStore } from '@nanostores/react'
import type { Store, StoreValue } from 'nanostores'
import { useMemo, type DependencyList } from 'react'

/**
 * Makes a live store (from `@stratus/api-client/live`) for this component and reads it. It polls while the component is on
 * screen; a new one is made when a dependency changes.
 * @returns the value and the store itself, for `refresh()`
 */
export function useLive<S extends Store>(make: () => S, dependencies: DependencyList): [StoreValue<S>, S] {
  const store = useMemo(make, dependencies)
  return [useStore(store), store]
}
