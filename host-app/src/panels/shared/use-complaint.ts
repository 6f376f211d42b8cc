import { useState } from 'react'

/**
 * Nobody is told off for a field they have not been to.
 * @param error what is wrong, translated
 * @param eager says so at once
 */
export function useComplaint(error: string | undefined, eager = false) {
  const [left, setLeft] = useState(false)
  return { error: left || eager ? error : undefined, onBlur: () => setLeft(true) }
}
