import { createContext, useState } from 'react'

/** Path of the page that was loaded whole, while nobody has left it; null after a step inside the app. */
export const LoadedPage = createContext<string | null>(null)

/** Value of `LoadedPage` for the app at `pathname`: whoever comes back to the page that was loaded whole has made a step, too. */
export function useLoadedPage(pathname: string): string | null {
  const [loaded, setLoaded] = useState<string | null>(pathname)
  if (loaded === null || loaded === pathname) return loaded
  setLoaded(null)
  return null
}
