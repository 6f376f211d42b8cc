import { useEffect, useMemo, useState } from 'react'
import { useHost } from '../host.js'

/** What a list asks its cloud to be narrowed to. */
export interface Narrowed<Query extends object> {
  /** The same object until something else is asked for. Empty for the whole list. */
  readonly query: Partial<Query>
  /** Tells one question from another; '' for the whole list. */
  readonly key: string
  /** Whether it is known by now what can be asked. */
  readonly isKnown: boolean
  readonly isWhole: boolean
}

/** One for all: another object would have the list read again. */
const whole: Narrowed<object> = { query: {}, key: '', isKnown: true, isWhole: true }

/**
 * What a list asks its cloud to be narrowed to. Horizon's pages cannot be asked, and are not read anew for it: there it is known once
 * the client has said whether there is a Horizon.
 * @param query what the terms in the address come to
 */
export function useNarrowed<Query extends object>(query: Query): Narrowed<Query> {
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
  const wanted = JSON.stringify(query)
  return useMemo(() => {
    if (wanted === '{}' || hasPages) return whole
    return { query: JSON.parse(wanted) as Query, key: wanted, isKnown: hasPages !== undefined, isWhole: false }
  }, [wanted, hasPages])
}
