import { useEffect, useState } from 'react'

/**
 * A value that follows once it has not changed for a while: what is typed is not asked for letter by letter.
 * @param rest ms
 */
export function useRestedValue<T>(value: T, rest = 300): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest)
    return () => clearTimeout(timer)
  }, [value, rest])
  return rested
}
