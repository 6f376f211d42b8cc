import { useEffect, useState } from 'react'
import { useHost } from '../host.js'

/**
 * What a list asks its cloud to be narrowed to, as JSON: '' is the whole list. Horizon's pages cannot be asked, and are not read anew for it.
 * @param query what the terms in the address come to
 * @returns undefined until it is known whether there is a Horizon, where that matters
 */
export function useNarrowed(query: object): string | undefined {
  const { client } = useHost()
  const [hasPages, setHasPages] = useState<boolean>()
  useEffect(() => {
    let current = true
    const told = (answer: boolean) => void (current && setHasPages(answer))
    client.horizonPages().then(told, () => told(true))
    return () => {
      current = false
    }
  }, [client])
  const text = JSON.stringify(query)
  if (text === '{}' || hasPages) return ''
  return hasPages === undefined ? undefined : text
}
